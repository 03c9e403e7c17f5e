package burraco.fitting;

import java.util.List;
import java.util.Optional;

/**
 * Figures that are fitted together.
 *
 * @param check what they come to in other hands; empty where too little was observed
 */
public record Part(String title, List<Fitted> figures, Optional<Check> check) {
    public Part {
        figures = List.copyOf(figures);
    }

    /** Whether there was enough to fit it. */
    public boolean isFitted() {
        return figures.stream().allMatch(one -> one.estimate().isPresent());
    }
}
