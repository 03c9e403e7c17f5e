package burraco.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The processors that a process gets. A campaign that measures the table gives it one of its own,
 * so that attackers take its time only by their requests, and not by running on the same machine.
 */
public enum Processors {
    ANY,
    /** The first one. */
    OF_THE_TABLE,
    /** All but the first one. */
    OF_OTHERS;

    private static final Path TASKSET = Path.of("/usr/bin/taskset");

    /** Whether this machine has enough processors, and can assign them. */
    public static boolean canBeGiven() {
        return Runtime.getRuntime().availableProcessors() > 1 && Files.isExecutable(TASKSET);
    }

    /** The words before a command that is to run there. */
    List<String> before() {
        int last = Runtime.getRuntime().availableProcessors() - 1;
        return switch (this) {
            case ANY -> List.of();
            case OF_THE_TABLE -> List.of(TASKSET.toString(), "-c", "0");
            case OF_OTHERS -> List.of(TASKSET.toString(), "-c", "1-" + last);
        };
    }
}
