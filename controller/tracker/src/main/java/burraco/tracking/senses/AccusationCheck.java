package burraco.tracking.senses;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.SensorFigures;

/** Decides whether all sensors can be trusted on which an accusation rests. */
final class AccusationCheck {
    private final AntennaMonitors ears;
    private final ScaleChecks scales;
    private final DiscardRow row;
    private final DistrustedParts doubts;

    AccusationCheck(
            AntennaMonitors ears, ScaleChecks scales, DiscardRow row, DistrustedParts doubts) {
        this.ears = ears;
        this.scales = scales;
        this.row = row;
        this.doubts = doubts;
    }

    /**
     * @param wentOn whether the player has laid more cards since, so that no unheard discard came
     *     between
     */
    boolean hold(TrackedAct entry, boolean wentOn, long now) {
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

    /**
     * Whether the act names a card whose tag may be exchanged, or belongs to a meld with such a
     * card.
     */
    private boolean restsOnTags(TrackedAct entry) {
        return doubts.all().stream()
                .anyMatch(doubted ->
                        doubted.sensor() instanceof SensorPart.Tags(Card one, Card other)
                                && (isAbout(entry, one) || isAbout(entry, other)));
    }

    private static boolean isAbout(TrackedAct entry, Card card) {
        Zone lies = entry.after().lying().get(card);
        return entry.cards().contains(card)
                || lies != null && entry.slot().filter(lies::equals).isPresent();
    }

    /** Whether only the scale says that a pozzetto was taken, while its antenna still hears it. */
    private boolean restsOnScale(TrackedAct entry, long now) {
        return entry.act() instanceof Act.TakePozzetto
                && scales.all().stream()
                        .filter(scale -> scale.zone() instanceof Zone.Pozzetto)
                        .anyMatch(scale ->
                                doubts.has(new SensorPart.Scale(scale.id()))
                                        || scales.contradicts(
                                                scale, SensorFigures.COVERED_MILLIS, now));
    }

    /** Whether somebody may have discarded unheard between two draws. */
    private boolean drewUnheard(TrackedAct entry, long now) {
        int drawn = row.drawn(scales.steps());
        boolean mayHide =
                row.mayHide(ear -> !ears.missing(ear, entry.after().lying()).isEmpty(), now);
        return drawn >= SensorFigures.ODD_DRAWS && mayHide
                || drawn > 0 && row.isInDoubt(scales.steps(), now);
    }

    /** Whether the antenna has been silent for some time for a reason other than the act. */
    private boolean isCovered(AntennaMonitor ear, TrackedAct entry, long now) {
        if (ear.laid.zone() instanceof Zone.Pile && !row.isHole(ear)) {
            return false;
        }
        return ear.mute() >= SensorFigures.COVERED_LOOKS
                && now - ear.muteSince() > SensorFigures.COVERED_MILLIS
                && ears.missesMuch(ear, entry.after().lying());
    }

    private boolean bears(Zone zone, TrackedAct entry) {
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
