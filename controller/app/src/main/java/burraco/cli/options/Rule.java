package burraco.cli.options;

import java.util.List;

/** Which options of a command go together. */
public sealed interface Rule {
    /** The first one cannot be given with any of the others. */
    record Apart(String option, List<String> others) implements Rule {}

    /** The first one has a meaning only beside one of the others. */
    record Needs(String option, List<String> oneOf) implements Rule {}

    static Rule apart(String option, String... others) {
        return new Apart(option, List.of(others));
    }

    static Rule needs(String option, String... oneOf) {
        return new Needs(option, List.of(oneOf));
    }
}
