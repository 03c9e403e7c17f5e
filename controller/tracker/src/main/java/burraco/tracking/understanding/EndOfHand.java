package burraco.tracking.understanding;

import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.OptionalInt;

/**
 * Decides whether a hand is over. Most hands end by a count, of the cards in a fan or in the stock;
 * if that count may be wrong, or if people play on, the hand is not over yet.
 */
final class EndOfHand {
    /** Whoever shows his fan or gathers cards puts down at least this many. */
    private static final int A_FAN = 5;

    /** Number of cards of the stock that are never drawn. */
    private static final int LEFT_IN_THE_END = 2;

    private final HandCourse course;
    private final TableScales weights;
    private final HandConfidence passedOver;
    private final DoubtSigns signs;

    EndOfHand(HandCourse course, TableScales weights, HandConfidence passedOver, DoubtSigns signs) {
        this.course = course;
        this.weights = weights;
        this.passedOver = passedOver;
        this.signs = signs;
    }

    /** Whether an act that would end the hand has to wait. */
    boolean waits(TrackedAct entry, Evidence evidence, long now) {
        Hand after = entry.after().open();
        if (!after.over() || entry.before().open().over()) {
            return false;
        }
        long last =
                evidence.happenings().stream()
                        .mapToLong(Observation::known)
                        .reduce(entry.complete(), Math::max);
        if (now - last > WaitingTimes.BEFORE_THE_END_MILLIS) {
            return false;
        }
        return switch (after.ending().reason()) {
            case CLOSED -> passedOver.isMiscounted();
            case STOCK -> passedOver.isLost() || stockIsLeft(after);
            case TIMEOUT, STOPPED, UNFINISHED -> false;
        };
    }

    /** Whether the scale shows more cards in the stock than the record. */
    private boolean stockIsLeft(Hand hand) {
        OptionalInt cards = weights.stockByWeight();
        return cards.isPresent() && cards.getAsInt() > hand.stock().size();
    }

    /**
     * Whether the scale shows that the stock is used up, so that the hand is over whatever was
     * played.
     */
    private boolean nobodyMayDraw() {
        OptionalInt cards = weights.stockByWeight();
        return cards.isPresent() && cards.getAsInt() <= LEFT_IN_THE_END;
    }

    /** Whether people play on after a hand that seemed to be over. */
    boolean isPlayedOn(Evidence evidence, long now) {
        Ending.Reason reason = course.open().ending().reason();
        boolean counted = reason == Ending.Reason.CLOSED || reason == Ending.Reason.STOCK;
        if (!counted || nobodyMayDraw() || !signs.meldsLie()) {
            return false;
        }
        List<Observation.Arrived> played =
                evidence.happenings().stream()
                        .filter(Observation.Arrived.class::isInstance)
                        .map(Observation.Arrived.class::cast)
                        .filter(one -> isForPlay(one.visit().zone()))
                        .toList();
        boolean lies =
                played.stream()
                        .anyMatch(one ->
                                one.state() == Observation.State.LIES
                                        && now - one.at()
                                                >= WaitingTimes.PLAYED_AFTER_THE_END_MILLIS);
        boolean drawn =
                evidence.happenings().stream()
                        .anyMatch(
                                one -> one instanceof Observation.Stepped step && step.cards() < 0);
        boolean inTurn =
                passedOver.isMiscounted()
                        && played.size() > 1
                        && played.getLast().at() - played.getFirst().at()
                                >= WaitingTimes.PLAYED_AFTER_THE_END_MILLIS;
        return lies && played.size() < A_FAN && (drawn || inTurn);
    }

    private static boolean isForPlay(Zone zone) {
        return switch (zone) {
            case Zone.Pile _, Zone.MeldSlot _ -> true;
            case Zone.OfSeat _, Zone.Stock _, Zone.Pozzetto _ -> false;
        };
    }
}
