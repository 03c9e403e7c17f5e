package burraco.examination.listening;

/**
 * What a scale showed in a while.
 *
 * @param values how often it said something
 * @param grams in the middle
 * @param scatter how far apart its values lie while nothing changes, as a standard deviation
 * @param drifted by how much it went up or down meanwhile, all in all
 * @param drift the same in grams a minute
 * @param jump the largest step between two values that followed each other
 */
public record ScaleHeard(
        int scale,
        long millis,
        int values,
        double grams,
        double scatter,
        double drifted,
        double drift,
        double jump) {}
