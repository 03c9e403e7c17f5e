package burraco.fitting;

import java.util.List;

/**
 * A hidden Markov model of a card at rest: it is either heard well or in a burst of misses.
 *
 * @param miss chance of a miss outside of bursts
 * @param begins chance that a burst begins between two looks
 * @param ends chance that it ends
 * @param missIll chance of a miss during a burst
 */
record Bursts(double miss, double begins, double ends, double missIll) {
    private static final double LEAST = 1e-6;
    private static final int MOST_ROUNDS = 500;
    private static final double ENOUGH = 1e-9;

    /** The parameters as logarithms of their odds, so that any real number is valid. */
    double[] odds() {
        return new double[] {odds(miss), odds(begins), odds(ends), odds(missIll)};
    }

    static Bursts of(double[] odds) {
        return new Bursts(chance(odds[0]), chance(odds[1]), chance(odds[2]), chance(odds[3]));
    }

    Bursts withMiss(double other) {
        return new Bursts(other, begins, ends, missIll);
    }

    private static double odds(double chance) {
        return StrictMath.log(chance / (1 - chance));
    }

    static double chance(double odds) {
        return 1 / (1 + StrictMath.exp(-odds));
    }

    /** The logarithm of the likelihood of these looks. */
    double likelihood(List<boolean[]> rests) {
        double sum = 0;
        for (boolean[] missed : rests) {
            double ill = begins / (begins + ends);
            for (boolean one : missed) {
                double well = (1 - ill) * (one ? miss : 1 - miss);
                double bad = ill * (one ? missIll : 1 - missIll);
                sum += StrictMath.log(well + bad);
                ill = (bad * (1 - ends) + well * begins) / (well + bad);
            }
        }
        return sum;
    }

    /** The parameters that make these looks most likely, starting from this model (Baum-Welch). */
    Bursts fit(List<boolean[]> rests) {
        Bursts best = this;
        double before = best.likelihood(rests);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Bursts next = best.better(rests);
            double now = next.likelihood(rests);
            best = next;
            if (now - before < ENOUGH * Math.abs(now)) {
                break;
            }
            before = now;
        }
        return best;
    }

    private Bursts better(List<boolean[]> rests) {
        BurstCounts counts = new BurstCounts(this);
        rests.forEach(counts::take);
        return new Bursts(
                clamp(counts.missedWell / counts.well),
                clamp(counts.begun / counts.wellBefore),
                clamp(counts.ended / counts.illBefore),
                clamp(counts.missedIll / counts.ill));
    }

    private static double clamp(double chance) {
        return Double.isNaN(chance) ? 0.5 : Math.clamp(chance, LEAST, 1 - LEAST);
    }
}
