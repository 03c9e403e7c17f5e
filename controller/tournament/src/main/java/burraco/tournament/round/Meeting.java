package burraco.tournament.round;

import java.util.stream.Stream;

/**
 * Two sides at a table. Where they sit at it, the cards decide (art. 3).
 *
 * @param group the girone, empty where there is one only
 * @param first the fixed side, or the one that is listed first
 * @param second the mobile side, or the one that is listed second
 */
public record Meeting(int table, String group, Side first, Side second, Reason reason) {
    public Stream<Integer> numbers() {
        return Stream.concat(first.numbers().stream(), second.numbers().stream());
    }

    public boolean has(int number) {
        return first.has(number) || second.has(number);
    }

    /** Who plays against this contestant. */
    public Side against(int number) {
        return first.has(number) ? second : first;
    }

    /** Who plays with this contestant. */
    public Side of(int number) {
        return first.has(number) ? first : second;
    }

    Meeting at(int other) {
        return new Meeting(other, group, first, second, reason);
    }
}
