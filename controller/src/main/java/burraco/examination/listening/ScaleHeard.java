package burraco.examination.listening;

/**
 * What a scale showed in a while.
 *
 * @param values how often it said something
 * @param grams in the middle
 * @param scatter how far apart its values lie while nothing changes, as a standard deviation
 * @param drift by how much it went up or down, in grams a minute
 * @param jump the largest step between two values that followed each other
 */
public record ScaleHeard(
        int scale,
        long millis,
        int values,
        double grams,
        double scatter,
        double drift,
        double jump) {

    /** By how much it went up or down while somebody listened. */
    public double drifted() {
        return drift * millis / 60_000;
    }
}
