package burraco.fitting;

import java.util.List;
import java.util.Optional;

/**
 * How sure something is that was said.
 *
 * @param weights one for each of what is weighed
 */
record Logistic(double[] weights) {
    /** What few acts say is held near nothing: so much as a hundredth of an act. */
    private static final double RIDGE = 0.01;

    private static final int ROUNDS = 100;
    private static final double LEAST_PART = 1e-6;
    private static final double ENOUGH = 1e-9;

    double sure(Said one) {
        double odds = 0;
        for (int i = 0; i < weights.length; i++) {
            odds += weights[i] * one.weighed()[i];
        }
        return Bursts.chance(odds);
    }

    /** The mean loss of who is so sure of these. */
    double loss(List<Said> acts) {
        return acts.stream()
                .mapToDouble(act -> new Share(act.right() ? 1 : 0, 1).loss(sure(act)))
                .average()
                .orElse(0);
    }

    /** The weights that make these likeliest, and how far each may be off. */
    record Fit(Logistic weights, double[] deviations) {
        Estimate estimate(int figure) {
            double value = weights.weights()[figure];
            double reach = Estimate.Z * deviations[figure];
            return new Estimate(value, value - reach, value + reach);
        }
    }

    /** Newton's steps, from nothing known; empty where the acts do not tell the weights apart. */
    static Optional<Fit> fit(List<Said> acts) {
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

    /** A step that goes too far is halved until it is one for the better; this where none is. */
    private Logistic better(double[] step, List<Said> acts) {
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

    private double regularised(List<Said> acts) {
        double held = 0;
        for (double weight : weights) {
            held += RIDGE * weight * weight / 2;
        }
        return loss(acts) * acts.size() + held;
    }

    private double[][] falls(List<Said> acts) {
        double[][] falls = new double[weights.length][weights.length];
        for (Said act : acts) {
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

    private double[] step(double[][] inverse, List<Said> acts) {
        double[] slope = new double[weights.length];
        for (Said act : acts) {
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
