package burraco.layout;

import java.util.List;

/** What reading a {@code table.toml} comes to. */
public sealed interface LayoutResult {
    record Read(Layout layout, List<LayoutNote> notes) implements LayoutResult {
        public Read {
            notes = List.copyOf(notes);
        }
    }

    /** All that is wrong, from the top of the file down. */
    record Refused(List<LayoutProblem> problems) implements LayoutResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
