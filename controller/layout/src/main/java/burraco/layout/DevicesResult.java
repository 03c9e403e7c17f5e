package burraco.layout;

import java.util.List;

/** The result of reading the lamps, buttons, buzzer and display of a {@code table.toml}. */
public sealed interface DevicesResult {
    record Read(DevicesInfo devices) implements DevicesResult {}

    record Refused(List<LayoutProblem> problems) implements DevicesResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
