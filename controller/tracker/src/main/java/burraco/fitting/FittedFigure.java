package burraco.fitting;

import burraco.text.Sentence;
import java.util.Optional;

/**
 * A figure, its present value, and its fitted value if there were enough observations.
 *
 * @param figure its class in the package {@code tracking.figures} and its name
 * @param observations their number, in {@code unit}
 * @param needed the number that is needed
 */
public record FittedFigure(
        String figure,
        double now,
        long observations,
        long needed,
        Sentence unit,
        Optional<Estimate> estimate) {}
