package burraco.examination.listening;

/**
 * What a scale showed during a period.
 *
 * @param values number of values
 * @param grams mean weight
 * @param scatter standard deviation of its values while nothing changes
 * @param drifted total rise or fall over the period
 * @param drift the same in grams per minute
 * @param jump largest difference between two successive values
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
