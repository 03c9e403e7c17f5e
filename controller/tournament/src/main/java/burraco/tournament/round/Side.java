package burraco.tournament.round;

import java.util.List;
import java.util.stream.IntStream;

/** One side of a table: a pair, a team, or two individuals who are partners for a round. */
public record Side(List<Integer> numbers) {
    public Side {
        numbers = List.copyOf(numbers);
    }

    public static Side of(int... numbers) {
        return new Side(IntStream.of(numbers).boxed().toList());
    }

    public boolean has(int number) {
        return numbers.contains(number);
    }

    public int first() {
        return numbers.getFirst();
    }

    Side swap(int one, int other) {
        return new Side(
                numbers.stream().map(number -> Seating.swapped(number, one, other)).toList());
    }
}
