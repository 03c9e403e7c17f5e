package burraco.tracking.senses;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.Entry;
import burraco.tracking.figures.Trust;

/** On which senses an accusation rests, and whether all of them can be trusted. */
final class Grounds {
    private final Ears ears;
    private final Scales scales;
    private final Row row;
    private final InDoubt doubts;

    Grounds(Ears ears, Scales scales, Row row, InDoubt doubts) {
        this.ears = ears;
        this.scales = scales;
        this.row = row;
        this.doubts = doubts;
    }

    /**
     * @param wentOn whether whoever did it played on after it: no discard came between that was not
     *     heard
     */
    boolean hold(Entry entry, boolean wentOn, long now) {
        if (!doubts.isSettled(now)
                || doubts.hasMissed()
                || doubts.isBlind()
                || doubts.mayMissTurns()
                || !wentOn && drewUnheard(entry, now)
                || restsOnTags(entry)
                || restsOnScale(entry, now)) {
            return false;
        }
        return ears.all().stream()
                .filter(ear -> bears(ear.laid.zone(), entry))
                .noneMatch(ear -> doubts.rests(ear) || isCovered(ear, entry, now));
    }

    /** Whether it names a card whose tag may be another one's, or is about a meld with one. */
    private boolean restsOnTags(Entry entry) {
        return doubts.all().stream()
                .anyMatch(doubted ->
                        doubted.sense() instanceof Sense.Tags(Card one, Card other)
                                && (isAbout(entry, one) || isAbout(entry, other)));
    }

    private static boolean isAbout(Entry entry, Card card) {
        Zone lies = entry.after().lying().get(card);
        return entry.cards().contains(card)
                || lies != null && entry.slot().filter(lies::equals).isPresent();
    }

    /** Whether a pozzetto seems to be taken by its scale alone, and its antenna hears it. */
    private boolean restsOnScale(Entry entry, long now) {
        return entry.act() instanceof Act.TakePozzetto
                && scales.all().stream()
                        .filter(scale -> scale.zone() instanceof Zone.Pozzetto)
                        .anyMatch(scale ->
                                doubts.has(new Sense.Scale(scale.id()))
                                        || scales.contradicts(scale, Trust.COVERED, now));
    }

    /** Whether somebody may have discarded between two draws, and nobody heard it. */
    private boolean drewUnheard(Entry entry, long now) {
        int drawn = row.drawn(scales.steps());
        boolean mayHide =
                row.mayHide(ear -> !ears.missing(ear, entry.after().lying()).isEmpty(), now);
        return drawn >= Trust.ODD_DRAWS && mayHide
                || drawn > 0 && row.isInDoubt(scales.steps(), now);
    }

    /** Whether it has been silent for some time, and the act does not say why. */
    private boolean isCovered(Ear ear, Entry entry, long now) {
        if (ear.laid.zone() instanceof Zone.Pile && !row.isHole(ear)) {
            return false;
        }
        return ear.mute() >= Trust.COVERED_LOOKS
                && now - ear.muteSince() > Trust.COVERED
                && ears.missesMuch(ear, entry.after().lying());
    }

    private boolean bears(Zone zone, Entry entry) {
        return switch (zone) {
            case Zone.Stock _, Zone.Pile _ -> true;
            case Zone.Pozzetto _ -> entry.act() instanceof Act.TakePozzetto;
            case Zone.MeldSlot slot ->
                    entry.slot().map(ears::place).filter(slot::equals).isPresent()
                            || isOf(slot.line(), entry.act());
            case Zone.OfSeat place ->
                    entry.act() instanceof Act.OfSeat act && act.seat() == place.seat();
        };
    }

    private static boolean isOf(Line line, Act act) {
        return act instanceof Act.OfSeat one && one.seat().line() == line;
    }
}
