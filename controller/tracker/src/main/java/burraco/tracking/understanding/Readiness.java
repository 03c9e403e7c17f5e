package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.ExplainedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.DoubtFigures;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.senses.SensorTrust;
import java.util.List;
import java.util.Optional;

/** Decides when an act is sure enough to be put on record. */
final class Readiness {
    private static final long ONE_PLAY_MILLIS = WaitingTimes.ONE_PLAY_MILLIS;

    private static final long WAIT_MILLIS = WaitingTimes.WITH_FAULT_MILLIS;

    private static final long WAIT_WITH_STOCK_MILLIS = WaitingTimes.WITH_STOCK_MILLIS;

    private static final long WAIT_WITH_PILE_MILLIS = WaitingTimes.WITH_PILE_MILLIS;

    private static final long WAIT_WITH_CARD_MILLIS = WaitingTimes.WITH_CARD_MILLIS;

    private static final long DOUBT_MILLIS = WaitingTimes.BEFORE_BLAME_MILLIS;

    private static final int SEVERAL = 3;
    private static final long SHORTLY_MILLIS = AntennaFigures.SHORTLY_MILLIS;

    static final double CALM = DoubtFigures.HEARS_WELL;

    private static final int A_MELD = 3;
    private static final int SOME_OF_A_MELD = 2;

    static final double EASY = DoubtFigures.EASY;

    private static final long SOON_MILLIS = WaitingTimes.SOON_MILLIS;

    private static final long NEXT_CARD_MILLIS = AntennaFigures.NEXT_CARD_MILLIS;

    private static final double LEFT = BeliefFigures.LEFT;
    private static final double SURELY_PICKED_UP = DoubtFigures.SURELY_PICKED_UP;

    private final TablePicture picture;
    private final SensorTrust senses;
    private final OpenQuestions doubts;
    private final HandConfidence passedOver;
    private final SupposedCards supposed;
    private final EndOfHand endOfHand;

    Readiness(
            TablePicture picture,
            SensorTrust senses,
            OpenQuestions doubts,
            HandConfidence passedOver,
            SupposedCards supposed,
            EndOfHand endOfHand) {
        this.endOfHand = endOfHand;
        this.supposed = supposed;
        this.picture = picture;
        this.senses = senses;
        this.doubts = doubts;
        this.passedOver = passedOver;
    }

    boolean isReady(List<ExplainedAct> steps, int index, Evidence evidence, long now) {
        ExplainedAct step = steps.get(index);
        TrackedAct entry = step.entry();
        if (endOfHand.waits(entry, evidence, now)) {
            return false;
        }
        if (entry.ruled() && !senses.allows(entry, wentOn(steps, index), now)) {
            return false;
        }
        long quiet = now - entry.complete();
        if (isSupposed(entry)) {
            quiet = now - lastThere(steps, index);
            if (quiet > WAIT_MILLIS) {
                doubts.notHeard(entry, heard(entry), now);
            }
            return quiet > DOUBT_MILLIS;
        }
        if (entry.ruled() || step.cost() > EASY && !(entry.act() instanceof Act.Pickup)) {
            quiet = now - lastThere(steps, index);
            boolean followed = index < steps.size() - 1;
            if (takesTheRest(steps, index)) {
                return false;
            }
            boolean remedied = followed && isRemedy(steps.get(index + 1).entry());
            if (remedied && !(entry.act() instanceof Act.Draw)
                    || followed && quiet > DOUBT_MILLIS) {
                // What is done about the fault shows that it happened.
                return quiet > ONE_PLAY_MILLIS && (!entry.ruled() || wasHeardWell(entry));
            }
            return quiet > patience(steps, index)
                    && isCertain(entry)
                    && !isDoubtful(entry, quiet, now);
        }
        if (index < steps.size() - 1) {
            return quiet > 0; // The player has gone on, so the act was complete.
        }
        return switch (entry.act()) {
            case Act.Discard _ -> !evidence.awaits(Zone.MeldSlot.class) || quiet > WAIT_MILLIS;
            case Act.Tie tie when tie.cards().size() == 1 ->
                    entry.slot().filter(evidence::awaits).isEmpty() || quiet > NEXT_CARD_MILLIS;
            case Act.Tie _, Act.Open _, Act.TimeOut _, Act.Notice _, Act.TakeBack _, Act.Merge _ ->
                    quiet > ONE_PLAY_MILLIS;
            case Act.Pickup _ -> step.cost() <= SURELY_PICKED_UP;
            // Cards that left the stock together may come back, or were drawn by accident.
            case Act.Draw draw ->
                    evidence.leftTogether(entry.since()) <= Math.max(1, draw.cards().size())
                            || quiet > WAIT_MILLIS;
            case Act _ -> true;
        };
    }

    /**
     * How long an act waits; one that can still be undone waits longer before anybody is blamed.
     */
    private static long patience(TrackedAct entry) {
        if (!entry.ruled()) {
            return WAIT_MILLIS;
        }
        return switch (entry.act()) {
            case Act.Draw _ -> WAIT_WITH_STOCK_MILLIS;
            case Act.Pickup pickup when !pickup.cards().isEmpty() -> WAIT_WITH_PILE_MILLIS;
            case Act.Tie tie when tie.cards().size() == 1 -> WAIT_WITH_CARD_MILLIS;
            case Act _ -> WAIT_MILLIS;
        };
    }

    /**
     * Who has taken a part of the pile and plays on has taken what he wanted, so that need not wait
     * for the rest.
     */
    private static long patience(List<ExplainedAct> steps, int index) {
        TrackedAct entry = steps.get(index).entry();
        boolean playedOn =
                entry.act() instanceof Act.Pickup pickup
                        && index + 1 < steps.size()
                        && steps.get(index + 1).entry().act() instanceof Act.OfSeat next
                        && next.seat() == pickup.seat();
        return playedOn ? WAIT_MILLIS : patience(entry);
    }

    /**
     * Whether the same player takes a part of the pile and then the rest, which together are one
     * pick-up.
     */
    private static boolean takesTheRest(List<ExplainedAct> steps, int index) {
        return steps.get(index).entry().act() instanceof Act.Pickup first
                && !first.cards().isEmpty()
                && index + 1 < steps.size()
                && steps.get(index + 1).entry().act() instanceof Act.Pickup rest
                && rest.seat() == first.seat();
    }

    /** Whether the player has laid cards lawfully since, in the same turn. */
    private static boolean wentOn(List<ExplainedAct> steps, int index) {
        return steps.get(index).entry().act() instanceof Act.OfSeat act
                && steps.subList(index + 1, steps.size()).stream()
                        .map(ExplainedAct::entry)
                        .takeWhile(later ->
                                later.act() instanceof Act.OfSeat of && of.seat() == act.seat())
                        .anyMatch(later -> later.slot().isPresent() && !later.ruled());
    }

    /** Whether a card of the act is not heard where it was laid. */
    private boolean isSupposed(TrackedAct entry) {
        return entry.slot().isPresent() && heard(entry).size() < entry.cards().size();
    }

    /** Takes the price of an act that goes on record into the average. */
    void noteSurprise(ExplainedAct step) {
        if (!step.entry().ruled()) {
            passedOver.surprise().note(step.cost());
        }
    }

    /** Takes a suspicion into the average: the less sure it is, the more surprising. */
    void noteSuspicion(TrackedAct entry) {
        double sure = entry.blame().map(AccusationGrounds::sure).orElse(1.0);
        passedOver.surprise().note((1 - sure) * DoubtFigures.MOST_SURPRISE);
    }

    /**
     * Reports an act that goes on record although a part of it is only supposed, and stops relying
     * on the card counts.
     */
    void sayWhatIsSupposed(TrackedAct entry, int acts, long now) {
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

    /** Whether it is an unheard discard for which one of the player's known cards was chosen. */
    private boolean isUnheardDiscard(TrackedAct entry) {
        return entry.act() instanceof Act.Discard discard
                && !entry.cards().isEmpty()
                && entry.before().all().fan(discard.seat()).unseen() == 0
                && entry.cards().stream()
                        .flatMap(card -> picture.visits(card).stream())
                        .allMatch(one -> one.last() < entry.since() - SHORTLY_MILLIS);
    }

    private List<Card> heard(TrackedAct entry) {
        Zone zone = entry.slot().orElseThrow();
        return entry.cards().stream().filter(card -> picture.wasHeard(card, zone)).toList();
    }

    /**
     * When the last play at the same meld was complete; until then more cards may be heard there.
     */
    private static long lastThere(List<ExplainedAct> steps, int index) {
        TrackedAct entry = steps.get(index).entry();
        long last = entry.complete();
        for (ExplainedAct step : steps.subList(index + 1, steps.size())) {
            boolean there = entry.slot().isPresent() && step.entry().slot().equals(entry.slot());
            last = there ? Math.max(last, step.entry().complete()) : last;
        }
        return last;
    }

    /** How long it takes until an act that breaks a rule has been observed long enough. */
    static Optional<Long> waitsFor(Optional<Explanation> plain, long now) {
        if (plain.isEmpty() || plain.get().steps().isEmpty()) {
            return Optional.empty();
        }
        ExplainedAct step = plain.get().steps().getLast();
        TrackedAct last = step.entry();
        if (!last.ruled() && step.cost() <= EASY) {
            return Optional.of(SOON_MILLIS);
        }
        long left = last.complete() + patience(last) - now;
        if (left >= 0) {
            return Optional.of(left + 1);
        }
        return last.ruled() && left > -DOUBT_MILLIS ? Optional.of(SOON_MILLIS) : Optional.empty();
    }

    private static boolean isRemedy(TrackedAct entry) {
        return !entry.ruled()
                && !entry.before().open().owed().isEmpty()
                && !entry.before().open().owed().equals(entry.after().open().owed());
    }

    private boolean isDoubtful(TrackedAct entry, long quiet, long now) {
        boolean atAMeld =
                entry.slot().isPresent() && (isBeginning(entry) || doubts.oneCardShort(entry, now));
        return entry.ruled() && quiet < DOUBT_MILLIS && (atAMeld || isOutOfTurn(entry));
    }

    /** Whether the turn before may be over, its discard not having been heard. */
    private static boolean isOutOfTurn(TrackedAct entry) {
        return entry.act() instanceof Act.OfSeat act
                && !(act instanceof Act.TakePozzetto)
                && act.seat() != entry.before().open().acting();
    }

    /**
     * Whether a single card is rather the first of a meld than a fault; at a table that hears
     * badly, two cards as well.
     */
    private boolean isBeginning(TrackedAct entry) {
        return entry.act() instanceof Act.Open open
                && open.cards().size() < (picture.trust() < CALM ? A_MELD : SOME_OF_A_MELD);
    }

    private boolean isCertain(TrackedAct entry) {
        Optional<? extends Zone> zone =
                entry.act() instanceof Act.Discard ? Optional.of(TablePicture.PILE) : entry.slot();
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

    /** Nobody is blamed for a discard that was heard once or twice and may be an echo. */
    private boolean wasHeardWell(TrackedAct entry) {
        return !(entry.act() instanceof Act.Discard)
                || entry.cards().stream().allMatch(card -> wasHeardWell(card, entry.since()));
    }

    private boolean wasHeardWell(Card card, long since) {
        return picture.visits(card).stream()
                .anyMatch(visit ->
                        visit.zone().equals(TablePicture.PILE)
                                && visit.last() >= since
                                && visit.hits() >= SEVERAL);
    }
}
