package burraco.relay;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The hall's time on a table, by a clock of the table that never goes back. Of the last exchanges
 * the quickest one counts: the hall's time was read somewhere between question and answer, so the
 * middle is wrong by half of that at most. Exchanges that cannot be true together with a newer one
 * count no longer: one of the clocks was set, or what was remembered was wrong.
 */
public final class HallClock {
    private static final int EXCHANGES = 16;

    /** Clocks are read in whole milliseconds. */
    private static final long ROUNDING = 2;

    private record Exchange(long offset, long took) {
        /** Whether one offset is possible in both. */
        boolean agreesWith(Exchange other) {
            return 2 * Math.abs(offset - other.offset) <= took + other.took + 2 * ROUNDING;
        }
    }

    private final Deque<Exchange> exchanges = new ArrayDeque<>();

    /**
     * As it was before a restart; what is heard afterwards is better.
     *
     * @param offset how far the hall is ahead
     * @param error by how many milliseconds that can be wrong
     */
    public static HallClock remembered(long offset, long error) {
        HallClock clock = new HallClock();
        clock.exchanges.addLast(new Exchange(offset, 2 * error));
        return clock;
    }

    /**
     * @param asked when the table asked, by its own clock
     * @param hallTime what the hall answered
     * @param answered when the answer came
     */
    public void heard(long asked, long hallTime, long answered) {
        Exchange newest =
                new Exchange(hallTime - (asked + answered) / 2, Math.max(0, answered - asked));
        exchanges.removeIf(one -> !one.agreesWith(newest));
        if (exchanges.size() == EXCHANGES) {
            exchanges.removeFirst();
        }
        exchanges.addLast(newest);
    }

    /** How far the hall is ahead, to be remembered over a restart. */
    public OptionalLong offset() {
        Optional<Exchange> best = best();
        return best.isPresent() ? OptionalLong.of(best.get().offset()) : OptionalLong.empty();
    }

    /** A moment of the hall by the table's own clock; empty before the first exchange. */
    public OptionalLong here(long hallTime) {
        Optional<Exchange> best = best();
        return best.isPresent()
                ? OptionalLong.of(hallTime - best.get().offset())
                : OptionalLong.empty();
    }

    /** By how many milliseconds it can be wrong. */
    public OptionalLong error() {
        Optional<Exchange> best = best();
        return best.isPresent()
                ? OptionalLong.of((best.get().took() + 1) / 2)
                : OptionalLong.empty();
    }

    private Optional<Exchange> best() {
        return exchanges.stream().min(Comparator.comparingLong(Exchange::took));
    }
}
