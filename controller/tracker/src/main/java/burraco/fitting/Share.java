package burraco.fitting;

/**
 * A number of successes out of a number of trials.
 *
 * @param some successes
 * @param all trials
 */
record Share(long some, long all) {
    static final Share NONE = new Share(0, 0);

    Share plus(Share more) {
        return new Share(some + more.some, all + more.all);
    }

    /**
     * The fraction with Wilson's interval, which stays between 0 and 1. If there was no success the
     * estimate is the upper end of the interval, because nothing is impossible for never having
     * been seen.
     */
    Estimate estimate() {
        double z2 = Estimate.Z * Estimate.Z;
        double share = (double) some / all;
        double middle = (share + z2 / (2 * all)) / (1 + z2 / all);
        double spread = share * (1 - share) / all + z2 / (4.0 * all * all);
        double reach = Estimate.Z / (1 + z2 / all) * StrictMath.sqrt(spread);
        double high = Math.min(1, middle + reach);
        return new Estimate(some == 0 ? high : share, Math.max(0, middle - reach), high);
    }

    /** The mean logarithmic loss of expecting this chance. */
    double loss(double chance) {
        double sure = Math.clamp(chance, 1e-9, 1 - 1e-9);
        return -(some * StrictMath.log(sure) + (all - some) * StrictMath.log(1 - sure)) / all;
    }
}
