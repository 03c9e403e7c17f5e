package burraco.fitting;

/**
 * So many of so many.
 *
 * @param some how often it was so
 * @param all how often it could have been
 */
record Share(long some, long all) {
    static final Share NONE = new Share(0, 0);

    Share plus(Share more) {
        return new Share(some + more.some, all + more.all);
    }

    /**
     * With Wilson's interval, which stays between 0 and 1. What was never seen is no less likely
     * than the interval allows: nothing is impossible for never having been seen.
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

    /** The mean loss of who expects it with this chance. */
    double loss(double chance) {
        double sure = Math.clamp(chance, 1e-9, 1 - 1e-9);
        return -(some * StrictMath.log(sure) + (all - some) * StrictMath.log(1 - sure)) / all;
    }
}
