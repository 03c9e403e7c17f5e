package burraco.cli.report;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Options of {@code ./table report}.
 *
 * @param out the archive; without it, a name is made
 * @param lines how many lines of the log
 * @param metrics the port of the running table's page of figures, where it cannot be found
 * @param agreed whether it is written without being asked
 */
record ReportOptions(
        Path config,
        Path journal,
        Optional<Path> out,
        int lines,
        OptionalInt metrics,
        boolean agreed) {
    static ReportOptions parse(List<String> args) {
        Arguments options = Arguments.parse(CommandName.REPORT, args);
        Path config = options.path("--config");
        return new ReportOptions(
                config,
                options.file("--journal").orElse(config.resolveSibling("journal")),
                options.file("--out"),
                options.number("--lines"),
                options.numberIfAny("--metrics"),
                options.has("--yes"));
    }
}
