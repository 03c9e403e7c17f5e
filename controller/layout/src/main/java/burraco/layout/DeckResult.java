package burraco.layout;

import java.util.List;

/** The result of reading a {@code deck.csv}. */
public sealed interface DeckResult {
    record Read(Deck deck) implements DeckResult {}

    /** All problems, in the order of the file. */
    record Refused(List<LayoutProblem> problems) implements DeckResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
