package burraco.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Which processors a program gets. A campaign that measures the table gives it one of its own, so
 * that those who besiege it take its time by what they ask for only, and not by being here.
 */
public enum Processors {
    ANY,
    /** The first one. */
    OF_THE_TABLE,
    /** All but the first one. */
    OF_OTHERS;

    private static final Path TASKSET = Path.of("/usr/bin/taskset");

    /** Whether this machine has some for others, and can give them out. */
    public static boolean canBeGiven() {
        return Runtime.getRuntime().availableProcessors() > 1 && Files.isExecutable(TASKSET);
    }

    /** What stands before a command that shall run there. */
    List<String> before() {
        int last = Runtime.getRuntime().availableProcessors() - 1;
        return switch (this) {
            case ANY -> List.of();
            case OF_THE_TABLE -> List.of(TASKSET.toString(), "-c", "0");
            case OF_OTHERS -> List.of(TASKSET.toString(), "-c", "1-" + last);
        };
    }
}
