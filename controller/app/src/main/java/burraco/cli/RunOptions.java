package burraco.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What {@code ./table run} is asked for.
 *
 * @param check only says whether it could
 * @param capture the folder for everything that is heard
 * @param readings where readings come from instead of devices: a file, or {@code -}
 * @param metrics the port of the page for Prometheus; 0 takes any
 * @param pages whether it serves pages
 * @param web the port of the pages, where it is another than the table's file says; 0 takes any
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
    static final String USAGE =
            "expected --config FILE [--check] [--journal DIR] [--capture DIR]"
                    + " [--readings FILE|-] [--metrics PORT] [--web PORT | --no-web]";

    static RunOptions parse(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--check", "--no-web"),
                        Set.of(
                                "--config",
                                "--journal",
                                "--capture",
                                "--readings",
                                "--metrics",
                                "--web"));
        options.nothingElse();
        options.notTogether("--no-web", "--web");
        Path config = options.file("--config").orElseThrow(() -> new Options.Wrong(USAGE));
        return new RunOptions(
                config,
                options.has("--check"),
                options.file("--journal").orElse(config.resolveSibling("journal")),
                options.file("--capture"),
                options.value("--readings"),
                options.port("--metrics"),
                !options.has("--no-web"),
                options.port("--web"));
    }
}
