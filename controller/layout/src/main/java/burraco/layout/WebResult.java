package burraco.layout;

import java.util.List;

/** What came of reading what a {@code table.toml} says of its pages. */
public sealed interface WebResult {
    record Read(WebInfo web) implements WebResult {}

    record Refused(List<LayoutProblem> problems) implements WebResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
