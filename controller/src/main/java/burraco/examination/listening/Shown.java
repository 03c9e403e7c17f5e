package burraco.examination.listening;

import burraco.hal.Reading;
import java.util.Arrays;
import java.util.List;

/** What a scale showed, in figures. */
final class Shown {
    /** Half of all differences between two values that scatter by 1 are smaller. */
    private static final double HALF_OF_ALL = 0.954;

    private Shown() {}

    static ScaleHeard in(int scale, List<Reading.Weight> values, long millis) {
        double meanAt = values.stream().mapToLong(Reading.Weight::at).average().orElse(0);
        double mean = values.stream().mapToDouble(Reading.Weight::grams).average().orElse(0);
        double spread = 0;
        double together = 0;
        for (Reading.Weight value : values) {
            double at = value.at() - meanAt;
            spread += at * at;
            together += at * (value.grams() - mean);
        }
        double slope = spread == 0 ? 0 : together / spread;
        double[] steps = steps(values);
        return new ScaleHeard(
                scale,
                millis,
                values.size(),
                mean,
                // A card that is laid meanwhile makes one large step, and does not count here.
                steps.length < 2 ? 0 : steps[steps.length / 2] / HALF_OF_ALL,
                slope * 60_000,
                steps.length == 0 ? 0 : steps[steps.length - 1]);
    }

    /** From each value to the next, the smallest first. */
    private static double[] steps(List<Reading.Weight> values) {
        double[] steps = new double[Math.max(0, values.size() - 1)];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = Math.abs(values.get(i + 1).grams() - values.get(i).grams());
        }
        Arrays.sort(steps);
        return steps;
    }
}
