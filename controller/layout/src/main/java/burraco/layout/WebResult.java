package burraco.layout;

import java.util.List;

/** The result of reading the web sections of a {@code table.toml}. */
public sealed interface WebResult {
    record Read(WebInfo web) implements WebResult {}

    record Refused(List<LayoutProblem> problems) implements WebResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
