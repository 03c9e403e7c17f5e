package burraco.fitting;

import java.util.Optional;

/**
 * A figure beside what captures say of it.
 *
 * @param figure its sheet and its name in the room {@code tracking.figures}
 * @param observations how many there are, in {@code unit}
 * @param needed with fewer nothing is said
 */
public record Fitted(
        String figure,
        double now,
        long observations,
        long needed,
        String unit,
        Optional<Estimate> estimate) {}
