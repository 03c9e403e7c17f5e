package burraco.fitting;

import burraco.text.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * Figures that are fitted together.
 *
 * @param check how they do on the other hands; empty if too little was observed
 */
public record FitPart(Sentence title, List<FittedFigure> figures, Optional<FitCheck> check) {
    public FitPart {
        figures = List.copyOf(figures);
    }

    /** Whether there were enough observations to fit them. */
    public boolean isFitted() {
        return figures.stream().allMatch(one -> one.estimate().isPresent());
    }
}
