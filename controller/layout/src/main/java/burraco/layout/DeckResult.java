package burraco.layout;

import java.util.List;

/** What reading a {@code deck.csv} comes to. */
public sealed interface DeckResult {
    record Read(Deck deck) implements DeckResult {}

    /** All that is wrong, from the top of the file down. */
    record Refused(List<LayoutProblem> problems) implements DeckResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
