package burraco.fitting;

import java.util.List;

/** Which statistic of many times a figure stands for. */
enum TimeStatistic {
    MIDDLE(30, "fit.measure.middle"),
    HARDLY_EVER_LONGER(300, "fit.measure.longer"),
    HARDLY_EVER_SHORTER(300, "fit.measure.shorter");

    /** The quantile for "hardly ever": one in a hundred. */
    private static final double HARDLY = 0.01;

    /** Number of times needed. */
    final long needed;

    /** What the check on other hands measures. */
    final String what;

    TimeStatistic(long needed, String what) {
        this.needed = needed;
        this.what = what;
    }

    Estimate estimate(List<Long> times) {
        List<Long> sorted = times.stream().sorted().toList();
        return switch (this) {
            case MIDDLE -> quantile(sorted, 0.5);
            case HARDLY_EVER_LONGER -> quantile(sorted, 1 - HARDLY);
            case HARDLY_EVER_SHORTER -> quantile(sorted, HARDLY);
        };
    }

    /**
     * The interval is given by order statistics: the sorted times that may be the true quantile.
     */
    private static Estimate quantile(List<Long> sorted, double share) {
        int size = sorted.size();
        double reach = Estimate.Z * StrictMath.sqrt(size * share * (1 - share));
        return new Estimate(
                at(sorted, size * share),
                at(sorted, size * share - reach),
                at(sorted, size * share + reach));
    }

    private static double at(List<Long> sorted, double place) {
        return sorted.get((int) Math.clamp(StrictMath.floor(place), 0, sorted.size() - 1));
    }

    /** How far the figure is off for these times. */
    double off(List<Long> times, double figure) {
        return times.stream().mapToDouble(time -> off(time, figure)).average().orElse(0);
    }

    private double off(long time, double figure) {
        return switch (this) {
            case MIDDLE -> Math.abs(time - figure);
            case HARDLY_EVER_LONGER -> time > figure ? 1 : 0;
            case HARDLY_EVER_SHORTER -> time < figure ? 1 : 0;
        };
    }
}
