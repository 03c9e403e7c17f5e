package burraco.layout;

import java.util.List;
import java.util.Optional;

/** The result of reading {@code [mqtt]} of a {@code table.toml}. */
public sealed interface MqttResult {
    /**
     * @param mqtt empty if there is no such section
     */
    record Read(Optional<MqttInfo> mqtt) implements MqttResult {}

    record Refused(List<LayoutProblem> problems) implements MqttResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
