package burraco.fitting;

import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Estimates how far fitted figures may be off, from how steeply the likelihood falls away from its
 * maximum.
 */
final class Curvature {
    private static final double STEP = 1e-3;

    private Curvature() {}

    /** The standard deviation of each figure; empty if the likelihood does not determine them. */
    static Optional<double[]> deviations(double[] at, ToDoubleFunction<double[]> likelihood) {
        double[][] falls = new double[at.length][at.length];
        double top = likelihood.applyAsDouble(at);
        for (int i = 0; i < at.length; i++) {
            for (int j = 0; j <= i; j++) {
                falls[i][j] = -second(at, i, j, top, likelihood);
                falls[j][i] = falls[i][j];
            }
        }
        return Matrix.inverse(falls).flatMap(Curvature::roots);
    }

    private static Optional<double[]> roots(double[][] inverse) {
        double[] roots = new double[inverse.length];
        for (int i = 0; i < roots.length; i++) {
            if (!(inverse[i][i] > 0)) {
                return Optional.empty();
            }
            roots[i] = StrictMath.sqrt(inverse[i][i]);
        }
        return Optional.of(roots);
    }

    private static double second(
            double[] at, int i, int j, double top, ToDoubleFunction<double[]> likelihood) {
        if (i == j) {
            double up = likelihood.applyAsDouble(moved(at, i, STEP, j, 0));
            double down = likelihood.applyAsDouble(moved(at, i, -STEP, j, 0));
            return (up - 2 * top + down) / (STEP * STEP);
        }
        double both = likelihood.applyAsDouble(moved(at, i, STEP, j, STEP));
        double one = likelihood.applyAsDouble(moved(at, i, STEP, j, -STEP));
        double other = likelihood.applyAsDouble(moved(at, i, -STEP, j, STEP));
        double none = likelihood.applyAsDouble(moved(at, i, -STEP, j, -STEP));
        return (both - one - other + none) / (4 * STEP * STEP);
    }

    private static double[] moved(double[] at, int i, double by, int j, double other) {
        double[] moved = at.clone();
        moved[i] += by;
        moved[j] += other;
        return moved;
    }
}
