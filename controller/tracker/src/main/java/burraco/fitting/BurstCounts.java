package burraco.fitting;

/**
 * Expected numbers of looks in each state of {@link Bursts}, computed with the forward-backward
 * algorithm.
 */
final class BurstCounts {
    private final Bursts by;
    double well;
    double ill;
    double missedWell;
    double missedIll;
    double wellBefore;
    double illBefore;
    double begun;
    double ended;

    BurstCounts(Bursts by) {
        this.by = by;
    }

    void take(boolean[] missed) {
        int looks = missed.length;
        double[] illAt = new double[looks];
        double[] sums = new double[looks];
        double prior = by.begins() / (by.begins() + by.ends());
        for (int i = 0; i < looks; i++) {
            double good = (1 - prior) * well(missed[i]);
            double bad = prior * ill(missed[i]);
            sums[i] = good + bad;
            illAt[i] = bad / sums[i];
            prior = illAt[i] * (1 - by.ends()) + (1 - illAt[i]) * by.begins();
        }
        double afterWell = 1;
        double afterIll = 1;
        for (int i = looks - 1; i >= 0; i--) {
            count(missed[i], illAt[i] * afterIll);
            if (i > 0) {
                double toWell = well(missed[i]) * afterWell / sums[i];
                double toIll = ill(missed[i]) * afterIll / sums[i];
                double wasIll = illAt[i - 1];
                double begins = (1 - wasIll) * by.begins() * toIll;
                double ends = wasIll * by.ends() * toWell;
                afterWell = (1 - by.begins()) * toWell + by.begins() * toIll;
                afterIll = by.ends() * toWell + (1 - by.ends()) * toIll;
                begun += begins;
                ended += ends;
                wellBefore += (1 - wasIll) * afterWell;
                illBefore += wasIll * afterIll;
            }
        }
    }

    private void count(boolean missed, double isIll) {
        ill += isIll;
        well += 1 - isIll;
        missedIll += missed ? isIll : 0;
        missedWell += missed ? 1 - isIll : 0;
    }

    private double well(boolean missed) {
        return missed ? by.miss() : 1 - by.miss();
    }

    private double ill(boolean missed) {
        return missed ? by.missIll() : 1 - by.missIll();
    }
}
