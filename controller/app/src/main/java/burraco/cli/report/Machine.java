package burraco.cli.report;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What a report asks of the machine besides the files of the table. */
interface Machine {
    Instant now();

    /** Whether the clock of the machine can be right. */
    boolean isDated();

    /** What a program prints, or the end of it; empty where it cannot be run, or fails. */
    Optional<List<String>> output(List<String> command);

    /** A page of this machine; empty where nobody serves it. */
    Optional<String> page(int port, String path);

    /** A short file of the system, such as {@code /proc/meminfo}. */
    Optional<String> system(String file);
}
