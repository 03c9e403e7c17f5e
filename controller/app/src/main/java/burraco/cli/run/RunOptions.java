package burraco.cli.run;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Options of {@code ./table run}.
 *
 * @param check whether to check only that it could run
 * @param capture the folder for all readings
 * @param readings the source of readings instead of devices: a file, or {@code -}
 * @param metrics the port of the page for Prometheus; 0 for any
 * @param pages whether to serve pages
 * @param web the port of the pages, if not the one in the table's file; 0 for any
 */
record RunOptions(
        Path config,
        boolean check,
        Path journal,
        Optional<Path> capture,
        Optional<String> readings,
        OptionalInt metrics,
        boolean pages,
        OptionalInt web) {
    static RunOptions parse(List<String> args) {
        Arguments options = Arguments.parse(CommandName.RUN, args);
        Path config = options.path("--config");
        return new RunOptions(
                config,
                options.has("--check"),
                options.file("--journal").orElse(config.resolveSibling("journal")),
                options.file("--capture"),
                options.value("--readings"),
                options.numberIfAny("--metrics"),
                !options.has("--no-web"),
                options.numberIfAny("--web"));
    }
}
