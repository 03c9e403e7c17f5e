package burraco.tracking.understanding;

import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.figures.Patience;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether a hand is over. Most hands end by a count: of the cards in a fan, or in the stock. Where
 * the count may be wrong, or people play on, it is not over yet.
 */
final class EndOfHand {
    /** Whoever shows his fan, or gathers cards, puts more of them down. */
    private static final int A_FAN = 5;

    /** So many cards of the stock are never drawn. */
    private static final int LEFT_IN_THE_END = 2;

    private final Course course;
    private final Weights weights;
    private final PassedOver passedOver;
    private final Signs signs;

    EndOfHand(Course course, Weights weights, PassedOver passedOver, Signs signs) {
        this.course = course;
        this.weights = weights;
        this.passedOver = passedOver;
        this.signs = signs;
    }

    /** Whether an act that would be the last one of the hand has to wait. */
    boolean waits(Entry entry, Evidence evidence, long now) {
        Hand after = entry.after().open();
        if (!after.over() || entry.before().open().over()) {
            return false;
        }
        long last =
                evidence.happenings().stream()
                        .mapToLong(Happening::known)
                        .reduce(entry.complete(), Math::max);
        if (now - last > Patience.BEFORE_THE_END) {
            return false;
        }
        return switch (after.ending().reason()) {
            case CLOSED -> passedOver.isMiscounted();
            case STOCK -> passedOver.isLost() || stockIsLeft(after);
            case TIMEOUT, STOPPED, UNFINISHED -> false;
        };
    }

    /** Whether the scale says that there are more cards to draw than on record. */
    private boolean stockIsLeft(Hand hand) {
        OptionalInt cards = weights.stockByWeight();
        return cards.isPresent() && cards.getAsInt() > hand.stock().size();
    }

    /**
     * Whether the scale says that the stock is at its end: then the hand is, whatever was played.
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
        List<Happening.Arrived> played =
                evidence.happenings().stream()
                        .filter(Happening.Arrived.class::isInstance)
                        .map(Happening.Arrived.class::cast)
                        .filter(one -> isForPlay(one.visit().zone()))
                        .toList();
        boolean lies =
                played.stream()
                        .anyMatch(one ->
                                one.state() == Happening.State.LIES
                                        && now - one.at() >= Patience.PLAYED_AFTER_THE_END);
        boolean drawn =
                evidence.happenings().stream()
                        .anyMatch(one -> one instanceof Happening.Stepped step && step.cards() < 0);
        boolean inTurn =
                passedOver.isMiscounted()
                        && played.size() > 1
                        && played.getLast().at() - played.getFirst().at()
                                >= Patience.PLAYED_AFTER_THE_END;
        return lies && played.size() < A_FAN && (drawn || inTurn);
    }

    private static boolean isForPlay(Zone zone) {
        return switch (zone) {
            case Zone.Pile _, Zone.MeldSlot _ -> true;
            case Zone.OfSeat _, Zone.Stock _, Zone.Pozzetto _ -> false;
        };
    }
}
