package burraco.table.state;

import java.util.Optional;
import java.util.stream.IntStream;

/** A digit of a count of points, in the order in which the digits are entered. */
public enum Digit {
    HUNDREDS(100, 10, 1),
    TENS(10, 9, 1),
    /** The value of every card is a multiple of five. */
    ONES(1, 5, 5);

    private final int unit;
    private final int highest;
    private final int step;

    Digit(int unit, int highest, int step) {
        this.unit = unit;
        this.highest = highest;
        this.step = step;
    }

    /** The value of this digit; the hundreds may be ten. */
    public int in(int points) {
        return this == HUNDREDS ? points / unit : points / unit % 10;
    }

    /** The same points with the next higher value of this digit; empty if there is none. */
    Optional<Integer> next(int points) {
        int next = points + step * unit;
        boolean possible = in(points) + step <= highest && next <= CountEntry.MAX_POINTS;
        return possible ? Optional.of(next) : Optional.empty();
    }

    /** The same points with the lowest value of this digit. */
    int lowest(int points) {
        return points - in(points) * unit;
    }

    Optional<Digit> before() {
        return neighbour(-1);
    }

    Optional<Digit> after() {
        return neighbour(1);
    }

    private Optional<Digit> neighbour(int distance) {
        int at = ordinal() + distance;
        return IntStream.range(0, values().length)
                .filter(one -> one == at)
                .mapToObj(one -> values()[one])
                .findFirst();
    }
}
