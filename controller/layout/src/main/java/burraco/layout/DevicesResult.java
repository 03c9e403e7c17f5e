package burraco.layout;

import java.util.List;

/** What came of reading what a {@code table.toml} says of lamps, buttons and the buzzer. */
public sealed interface DevicesResult {
    record Read(DevicesInfo devices) implements DevicesResult {}

    record Refused(List<LayoutProblem> problems) implements DevicesResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
