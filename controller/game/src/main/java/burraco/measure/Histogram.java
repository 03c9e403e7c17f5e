package burraco.measure;

import java.util.Arrays;
import java.util.OptionalLong;

/** Durations, each rounded up to 10 ms, in a fixed amount of memory. Immutable. */
public final class Histogram {
    static final Histogram NONE = new Histogram(new long[0], 0);

    private static final int STEP_MILLIS = 10;

    /** Longer durations are counted here; the longest is known exactly. */
    private static final int LAST = 60_000 / STEP_MILLIS;

    private final long[] counts;
    private final long longest;

    private Histogram(long[] counts, long longest) {
        this.counts = counts;
        this.longest = longest;
    }

    static Histogram of(long millis) {
        int step = (int) Math.min(LAST, (millis + STEP_MILLIS - 1) / STEP_MILLIS);
        long[] counts = new long[step + 1];
        counts[step] = 1;
        return new Histogram(counts, millis);
    }

    Histogram plus(Histogram more) {
        long[] sum = Arrays.copyOf(counts, Math.max(counts.length, more.counts.length));
        for (int i = 0; i < more.counts.length; i++) {
            sum[i] += more.counts[i];
        }
        return new Histogram(sum, Math.max(longest, more.longest));
    }

    public long count() {
        return Arrays.stream(counts).sum();
    }

    /**
     * The shortest duration that this percentage does not exceed (nearest rank), rounded up to 10
     * ms; empty if there are none.
     */
    public OptionalLong percentile(int percent) {
        long rank = Math.max(1, (count() * percent + 99) / 100);
        long seen = 0;
        for (int i = 0; i < counts.length; i++) {
            seen += counts[i];
            if (seen >= rank) {
                return OptionalLong.of(
                        i == LAST ? longest : Math.min((long) i * STEP_MILLIS, longest));
            }
        }
        return OptionalLong.empty();
    }

    public OptionalLong max() {
        return counts.length == 0 ? OptionalLong.empty() : OptionalLong.of(longest);
    }
}
