package burraco.fitting;

import java.util.List;
import java.util.Optional;

/**
 * A logistic regression for the probability that a statement is right.
 *
 * @param weights one for each input
 */
record Logistic(double[] weights) {
    /**
     * Regularization: pulls weights of which few acts tell anything towards zero, as strongly as a
     * hundredth of an act.
     */
    private static final double RIDGE = 0.01;

    private static final int ROUNDS = 100;
    private static final double LEAST_PART = 1e-6;
    private static final double ENOUGH = 1e-9;

    double sure(RatedStatement one) {
        double odds = 0;
        for (int i = 0; i < weights.length; i++) {
            odds += weights[i] * one.weighed()[i];
        }
        return Bursts.chance(odds);
    }

    /** The mean logarithmic loss of these probabilities. */
    double loss(List<RatedStatement> acts) {
        return acts.stream()
                .mapToDouble(act -> new Share(act.right() ? 1 : 0, 1).loss(sure(act)))
                .average()
                .orElse(0);
    }

    /** The most likely weights, and the standard deviation of each. */
    record Fit(Logistic weights, double[] deviations) {
        Estimate estimate(int figure) {
            double value = weights.weights()[figure];
            double reach = Estimate.Z * deviations[figure];
            return new Estimate(value, value - reach, value + reach);
        }
    }

    /**
     * Fits by Newton's method, starting from zero; empty if the acts do not determine the weights.
     */
    static Optional<Fit> fit(List<RatedStatement> acts) {
        Logistic now = new Logistic(new double[acts.getFirst().weighed().length]);
        for (int round = 0; round < ROUNDS; round++) {
            Optional<double[][]> inverse = Matrix.inverse(now.falls(acts));
            if (inverse.isEmpty()) {
                return Optional.empty();
            }
            Logistic next = now.better(now.step(inverse.get(), acts), acts);
            if (next == now) {
                return Optional.of(new Fit(now, deviations(inverse.get())));
            }
            now = next;
        }
        return Optional.empty();
    }

    private static double[] deviations(double[][] inverse) {
        double[] deviations = new double[inverse.length];
        for (int i = 0; i < deviations.length; i++) {
            deviations[i] = StrictMath.sqrt(inverse[i][i]);
        }
        return deviations;
    }

    /** Halves the step until it improves the result; returns this if no step does. */
    private Logistic better(double[] step, List<RatedStatement> acts) {
        double loss = regularised(acts);
        for (double part = 1; part > LEAST_PART; part /= 2) {
            double[] next = weights.clone();
            for (int i = 0; i < next.length; i++) {
                next[i] += part * step[i];
            }
            Logistic tried = new Logistic(next);
            if (tried.regularised(acts) < loss - ENOUGH) {
                return tried;
            }
        }
        return this;
    }

    private double regularised(List<RatedStatement> acts) {
        double held = 0;
        for (double weight : weights) {
            held += RIDGE * weight * weight / 2;
        }
        return loss(acts) * acts.size() + held;
    }

    private double[][] falls(List<RatedStatement> acts) {
        double[][] falls = new double[weights.length][weights.length];
        for (RatedStatement act : acts) {
            double[] weighed = act.weighed();
            double sure = sure(act);
            for (int i = 0; i < falls.length; i++) {
                for (int j = 0; j < falls.length; j++) {
                    falls[i][j] += sure * (1 - sure) * weighed[i] * weighed[j];
                }
            }
        }
        for (int i = 0; i < falls.length; i++) {
            falls[i][i] += RIDGE;
        }
        return falls;
    }

    private double[] step(double[][] inverse, List<RatedStatement> acts) {
        double[] slope = new double[weights.length];
        for (RatedStatement act : acts) {
            double[] weighed = act.weighed();
            double off = (act.right() ? 1 : 0) - sure(act);
            for (int i = 0; i < slope.length; i++) {
                slope[i] += off * weighed[i];
            }
        }
        double[] step = new double[weights.length];
        for (int i = 0; i < step.length; i++) {
            for (int j = 0; j < step.length; j++) {
                step[i] += inverse[i][j] * (slope[j] - RIDGE * weights[j]);
            }
        }
        return step;
    }
}
