package burraco.layout;

import java.util.List;

/** The result of reading a {@code table.toml}. */
public sealed interface LayoutResult {
    record Read(Layout layout, List<LayoutNote> notes) implements LayoutResult {
        public Read {
            notes = List.copyOf(notes);
        }
    }

    /** All problems, in the order of the file. */
    record Refused(List<LayoutProblem> problems) implements LayoutResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
