package burraco.examination.listening;

import burraco.hal.Reading;
import java.util.Arrays;
import java.util.List;

/** Summarizes the values of a scale. */
final class ScaleStatistics {
    /** Median of the difference between two values whose standard deviation is 1. */
    private static final double HALF_OF_ALL = 0.954;

    private static final int LOOKS = 100;

    /** Fewer differences than this are cards and not noise. */
    private static final int SOME = 5;

    private ScaleStatistics() {}

    /**
     * @param until end of the period; a scale that reports nothing still shows its last value
     */
    static ScaleHeard in(int scale, List<Reading.Weight> values, long millis, long until) {
        double[] steps = steps(values);
        double[] shown = shown(values, until);
        double mean = Arrays.stream(shown).average().orElse(0);
        double middle = (LOOKS - 1) / 2.0;
        double spread = 0;
        double together = 0;
        for (int i = 0; i < LOOKS; i++) {
            spread += (i - middle) * (i - middle);
            together += (i - middle) * (shown[i] - mean);
        }
        double drifted = together / spread * (LOOKS - 1);
        long lasted = until - values.getFirst().at();
        return new ScaleHeard(
                scale,
                millis,
                values.size(),
                mean,
                // A card that is laid meanwhile makes one large difference, which the median
                // ignores.
                steps.length < SOME ? 0 : steps[steps.length / 2] / HALF_OF_ALL,
                drifted,
                lasted > 0 ? drifted * 60_000 / lasted : 0,
                steps.length == 0 ? 0 : steps[steps.length - 1]);
    }

    /** The weight at equally spaced times from the first value on. */
    private static double[] shown(List<Reading.Weight> values, long until) {
        double[] shown = new double[LOOKS];
        long first = values.getFirst().at();
        int last = 0;
        for (int i = 0; i < LOOKS; i++) {
            long at = first + (until - first) * i / (LOOKS - 1);
            while (last + 1 < values.size() && values.get(last + 1).at() <= at) {
                last++;
            }
            shown[i] = values.get(last).grams();
        }
        return shown;
    }

    /** The differences between successive values, the smallest first. */
    private static double[] steps(List<Reading.Weight> values) {
        double[] steps = new double[Math.max(0, values.size() - 1)];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = Math.abs(values.get(i + 1).grams() - values.get(i).grams());
        }
        Arrays.sort(steps);
        return steps;
    }
}
