package burraco.layout.plan;

import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An attempt to meet a wish with one choice of what can be varied.
 *
 * @param pile the number of antennas below the row of discards
 */
record Attempt(
        PlanRequest wish, int pile, List<UnplacedAntenna> parts, Sharing sharing, Floor floor) {
    /** The number of antennas below the row of discards. */
    static final int IN_PILE = 4;

    /** So many still make a row of ten discards. */
    private static final int LEAST_IN_PILE = 3;

    /**
     * How far, in millimetres, the antenna of a seat may lie off the middle: a card that is laid
     * down in the middle of the side still lies wholly above it.
     */
    private static final int MOST_ASIDE_MM = 30;

    /** The first one that fits, in the order of what is preferred. */
    static Optional<Attempt> fitting(PlanRequest wish) throws Refused {
        for (Attempt smallest : smallest(wish)) {
            for (int aside : List.of(0, MOST_ASIDE_MM)) {
                if (smallest.with(aside, 0).fits()) {
                    return Optional.of(smallest.largest(aside));
                }
            }
        }
        return Optional.empty();
    }

    /** The smallest playing field on which {@link #fitting} finds something. */
    static Obstacle.Size least(PlanRequest wish) throws Refused {
        int width = Integer.MAX_VALUE;
        int height = Integer.MAX_VALUE;
        for (Attempt smallest : smallest(wish)) {
            width = Math.min(width, smallest.floor.width());
            height = Math.min(height, smallest.floor.height());
        }
        return new Obstacle.Size(Math.ceilDiv(width, 10) * 10, Math.ceilDiv(height, 10) * 10);
    }

    /**
     * With the smallest fields: the usual number of antennas below the discards first, and fewer
     * unless some readers would have nothing to do then.
     */
    private static List<Attempt> smallest(PlanRequest wish) throws Refused {
        List<Attempt> all = new ArrayList<>(List.of(smallest(wish, IN_PILE)));
        try {
            all.add(smallest(wish, LEAST_IN_PILE));
        } catch (Refused tooManyReaders) {
            // The usual number is left.
        }
        return all;
    }

    private static Attempt smallest(PlanRequest wish, int pile) throws Refused {
        List<UnplacedAntenna> parts =
                UnplacedAntenna.all(wish.slots(), pile, wish.piles() == Piles.DEEP);
        Sharing sharing = Sharing.of(wish, parts);
        Measures sizes = Measures.of(wish.card(), pile, 0);
        return new Attempt(
                wish, pile, parts, sharing, new Floor(sizes, parts, sharing, MOST_ASIDE_MM));
    }

    private Attempt largest(int mostAside) {
        int step = Measures.STEPS;
        while (!with(mostAside, step).fits()) {
            step--;
        }
        return with(mostAside, step);
    }

    private Attempt with(int mostAside, int step) {
        Measures sizes = Measures.of(wish.card(), pile, step);
        return new Attempt(wish, pile, parts, sharing, new Floor(sizes, parts, sharing, mostAside));
    }

    private boolean fits() {
        return floor.width() <= wish.width() && floor.height() <= wish.height();
    }

    /** Compared with a table on which there is room for everything. */
    List<Compromise> compromises(int slots) {
        List<Compromise> all = new ArrayList<>();
        if (wish.slots() < slots) {
            all.add(new Compromise.FewerSlots(wish.slots(), slots));
        }
        if (pile < IN_PILE) {
            all.add(new Compromise.FewerPileAntennas(pile, IN_PILE));
        }
        aside(Seat.NORTH, wish.width(), all);
        aside(Seat.EAST, wish.height(), all);
        return all;
    }

    private void aside(Seat seat, int side, List<Compromise> all) {
        if (floor.aside(side) > 0) {
            all.add(new Compromise.SeatAside(seat, floor.aside(side)));
        }
    }
}
