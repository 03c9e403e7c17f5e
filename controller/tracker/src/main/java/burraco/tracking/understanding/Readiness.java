package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.Blame;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.explaining.Step;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Doubt;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Picture;
import burraco.tracking.senses.Senses;
import java.util.List;
import java.util.Optional;

/** When an act is sure enough to be put on record. */
final class Readiness {
    private static final long ONE_PLAY = Patience.ONE_PLAY;

    private static final long PATIENCE = Patience.WITH_FAULT;

    private static final long PATIENCE_WITH_STOCK = Patience.WITH_STOCK;

    private static final long PATIENCE_WITH_PILE = Patience.WITH_PILE;

    private static final long PATIENCE_WITH_CARD = Patience.WITH_CARD;

    private static final long DOUBT = Patience.BEFORE_BLAME;

    private static final int SEVERAL = 3;
    private static final long SHORTLY = Radio.SHORTLY;

    static final double CALM = Doubt.HEARS_WELL;

    private static final int A_MELD = 3;
    private static final int SOME_OF_A_MELD = 2;

    static final double EASY = Doubt.EASY;

    private static final long SOON = Patience.SOON;

    private static final long NEXT_CARD = Radio.NEXT_CARD;

    private static final double LEFT = Beliefs.LEFT;
    private static final double SURELY_PICKED_UP = Doubt.SURELY_PICKED_UP;

    private final Picture picture;
    private final Senses senses;
    private final Doubts doubts;
    private final PassedOver passedOver;
    private final Supposed supposed;
    private final EndOfHand endOfHand;

    Readiness(
            Picture picture,
            Senses senses,
            Doubts doubts,
            PassedOver passedOver,
            Supposed supposed,
            EndOfHand endOfHand) {
        this.endOfHand = endOfHand;
        this.supposed = supposed;
        this.picture = picture;
        this.senses = senses;
        this.doubts = doubts;
        this.passedOver = passedOver;
    }

    boolean isReady(List<Step> steps, int index, Evidence evidence, long now) {
        Step step = steps.get(index);
        Entry entry = step.entry();
        if (endOfHand.waits(entry, evidence, now)) {
            return false;
        }
        if (entry.ruled() && !senses.allows(entry, wentOn(steps, index), now)) {
            return false;
        }
        long quiet = now - entry.complete();
        if (isSupposed(entry)) {
            quiet = now - lastThere(steps, index);
            if (quiet > PATIENCE) {
                doubts.notHeard(entry, heard(entry), now);
            }
            return quiet > DOUBT;
        }
        if (entry.ruled() || step.cost() > EASY && !(entry.act() instanceof Act.Pickup)) {
            quiet = now - lastThere(steps, index);
            boolean followed = index < steps.size() - 1;
            if (takesTheRest(steps, index)) {
                return false;
            }
            boolean remedied = followed && isRemedy(steps.get(index + 1).entry());
            if (remedied && !(entry.act() instanceof Act.Draw) || followed && quiet > DOUBT) {
                // What is done about it shows that it was so.
                return quiet > ONE_PLAY && (!entry.ruled() || wasHeardWell(entry));
            }
            return quiet > patience(steps, index)
                    && isCertain(entry)
                    && !isDoubtful(entry, quiet, now);
        }
        if (index < steps.size() - 1) {
            return quiet > 0; // He has gone on: that was at its end.
        }
        return switch (entry.act()) {
            case Act.Discard _ -> !evidence.awaits(Zone.MeldSlot.class) || quiet > PATIENCE;
            case Act.Tie tie when tie.cards().size() == 1 ->
                    entry.slot().filter(evidence::awaits).isEmpty() || quiet > NEXT_CARD;
            case Act.Tie _, Act.Open _, Act.TimeOut _, Act.Notice _, Act.TakeBack _, Act.Merge _ ->
                    quiet > ONE_PLAY;
            case Act.Pickup _ -> step.cost() <= SURELY_PICKED_UP;
            // Cards that left with it may come back, or have been drawn along.
            case Act.Draw draw ->
                    evidence.leftTogether(entry.since()) <= Math.max(1, draw.cards().size())
                            || quiet > PATIENCE;
            case Act _ -> true;
        };
    }

    /** What can still be undone is looked at for longer, before anybody is blamed. */
    private static long patience(Entry entry) {
        if (!entry.ruled()) {
            return PATIENCE;
        }
        return switch (entry.act()) {
            case Act.Draw _ -> PATIENCE_WITH_STOCK;
            case Act.Pickup pickup when !pickup.cards().isEmpty() -> PATIENCE_WITH_PILE;
            case Act.Tie tie when tie.cards().size() == 1 -> PATIENCE_WITH_CARD;
            case Act _ -> PATIENCE;
        };
    }

    /** Who has taken a part of the pile and plays on has taken what he wanted. */
    private static long patience(List<Step> steps, int index) {
        Entry entry = steps.get(index).entry();
        boolean playedOn =
                entry.act() instanceof Act.Pickup pickup
                        && index + 1 < steps.size()
                        && steps.get(index + 1).entry().act() instanceof Act.OfSeat next
                        && next.seat() == pickup.seat();
        return playedOn ? PATIENCE : patience(entry);
    }

    /** Whoever takes a part of the pile and then the rest has taken all of it. */
    private static boolean takesTheRest(List<Step> steps, int index) {
        return steps.get(index).entry().act() instanceof Act.Pickup first
                && !first.cards().isEmpty()
                && index + 1 < steps.size()
                && steps.get(index + 1).entry().act() instanceof Act.Pickup rest
                && rest.seat() == first.seat();
    }

    /** Whether whoever did it has laid cards at his line's melds since, in the same turn. */
    private static boolean wentOn(List<Step> steps, int index) {
        return steps.get(index).entry().act() instanceof Act.OfSeat act
                && steps.subList(index + 1, steps.size()).stream()
                        .map(Step::entry)
                        .takeWhile(later ->
                                later.act() instanceof Act.OfSeat of && of.seat() == act.seat())
                        .anyMatch(later -> later.slot().isPresent() && !later.ruled());
    }

    /** Whether a card of it is not heard where it was laid. */
    private boolean isSupposed(Entry entry) {
        return entry.slot().isPresent() && heard(entry).size() < entry.cards().size();
    }

    /** How hard what goes on record was to believe. */
    void noteSurprise(Step step) {
        if (!step.entry().ruled()) {
            passedOver.surprise().note(step.cost());
        }
    }

    /** Perhaps nothing is as it seems: the less sure an accusation, the more surprising. */
    void noteSuspicion(Entry entry) {
        double sure = entry.blame().map(Blame::sure).orElse(1.0);
        passedOver.surprise().note((1 - sure) * Doubt.MOST_SURPRISE);
    }

    /** What goes on record though it is only supposed is said to be, and cards count for less. */
    void sayWhatIsSupposed(Entry entry, int acts, long now) {
        boolean unheard =
                entry.act() instanceof Act.Discard discard
                        && discard.cards().equals(List.of(CardName.UNSEEN));
        if (unheard || entry.act() instanceof Act.Gap) {
            passedOver.suppose(acts + 1);
        }
        if (isUnheardDiscard(entry)) {
            doubts.notHeard(entry, entry.cards(), now);
            entry.cards().forEach(supposed::noteDiscarded);
        } else if (isSupposed(entry)) {
            passedOver.miscount();
            supposed.note(entry, heard(entry));
        }
    }

    /** Which of his cards he discarded. */
    private boolean isUnheardDiscard(Entry entry) {
        return entry.act() instanceof Act.Discard discard
                && !entry.cards().isEmpty()
                && entry.before().all().fan(discard.seat()).unseen() == 0
                && entry.cards().stream()
                        .flatMap(card -> picture.visits(card).stream())
                        .allMatch(one -> one.last() < entry.since() - SHORTLY);
    }

    private List<Card> heard(Entry entry) {
        Zone zone = entry.slot().orElseThrow();
        return entry.cards().stream().filter(card -> picture.wasHeard(card, zone)).toList();
    }

    /** What goes on at the same meld is not at its end, and more may still be heard there. */
    private static long lastThere(List<Step> steps, int index) {
        Entry entry = steps.get(index).entry();
        long last = entry.complete();
        for (Step step : steps.subList(index + 1, steps.size())) {
            boolean there = entry.slot().isPresent() && step.entry().slot().equals(entry.slot());
            last = there ? Math.max(last, step.entry().complete()) : last;
        }
        return last;
    }

    /** How long it will be until what the code objects to has been looked at long enough. */
    static Optional<Long> waitsFor(Optional<Explanation> plain, long now) {
        if (plain.isEmpty() || plain.get().steps().isEmpty()) {
            return Optional.empty();
        }
        Step step = plain.get().steps().getLast();
        Entry last = step.entry();
        if (!last.ruled() && step.cost() <= EASY) {
            return Optional.of(SOON);
        }
        long left = last.complete() + patience(last) - now;
        if (left >= 0) {
            return Optional.of(left + 1);
        }
        return last.ruled() && left > -DOUBT ? Optional.of(SOON) : Optional.empty();
    }

    private static boolean isRemedy(Entry entry) {
        return !entry.ruled()
                && !entry.before().open().owed().isEmpty()
                && !entry.before().open().owed().equals(entry.after().open().owed());
    }

    private boolean isDoubtful(Entry entry, long quiet, long now) {
        boolean atAMeld =
                entry.slot().isPresent() && (isBeginning(entry) || doubts.oneCardShort(entry, now));
        return entry.ruled() && quiet < DOUBT && (atAMeld || isOutOfTurn(entry));
    }

    /** Perhaps the turn before is over, and the discard was not heard. */
    private static boolean isOutOfTurn(Entry entry) {
        return entry.act() instanceof Act.OfSeat act
                && !(act instanceof Act.TakePozzetto)
                && act.seat() != entry.before().open().acting();
    }

    /**
     * One card is the first of a meld, more likely than a fault; where much is missed, two as well.
     */
    private boolean isBeginning(Entry entry) {
        return entry.act() instanceof Act.Open open
                && open.cards().size() < (picture.trust() < CALM ? A_MELD : SOME_OF_A_MELD);
    }

    private boolean isCertain(Entry entry) {
        Optional<? extends Zone> zone =
                entry.act() instanceof Act.Discard ? Optional.of(Picture.PILE) : entry.slot();
        if (zone.isEmpty()) {
            return true;
        }
        for (Card card : entry.cards()) {
            boolean lies = picture.certain(card, zone.get());
            boolean left =
                    picture.silence(card, zone.get()).orElse(0.0) < LEFT && wasHeardWell(entry);
            if (!lies && !(left && entry.act() instanceof Act.Discard)) {
                return false;
            }
        }
        return true;
    }

    /** Nobody is blamed for a discard that was heard once or twice, and may be an echo. */
    private boolean wasHeardWell(Entry entry) {
        return !(entry.act() instanceof Act.Discard)
                || entry.cards().stream().allMatch(card -> wasHeardWell(card, entry.since()));
    }

    private boolean wasHeardWell(Card card, long since) {
        return picture.visits(card).stream()
                .anyMatch(visit ->
                        visit.zone().equals(Picture.PILE)
                                && visit.last() >= since
                                && visit.hits() >= SEVERAL);
    }
}
