package burraco.cli.demo;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * Options of {@code ./table demo}.
 *
 * @param speed a multiple of the speed at which people play
 * @param once whether to stop after one hand
 * @param plain lines instead of a picture
 * @param journal the folder in which a short match is recorded
 * @param starter whether a starter kit is tried out instead
 * @param port of its reader
 */
record DemoOptions(
        long seed,
        double speed,
        boolean once,
        boolean fast,
        boolean plain,
        boolean headless,
        OptionalInt web,
        Optional<Path> journal,
        boolean starter,
        Optional<String> port,
        Language language) {
    static DemoOptions parse(List<String> args, LongSupplier fresh) {
        Arguments options = Arguments.parse(CommandName.DEMO, args);
        if (options.value("--port").isPresent() && !options.has("--starter")) {
            throw new CommandRefusal("demo.port-of-starter");
        }
        return new DemoOptions(
                options.isThere("--seed") ? options.whole("--seed") : fresh.getAsLong(),
                options.decimal("--speed"),
                options.has("--once"),
                isFast(options),
                options.has("--plain"),
                options.has("--headless"),
                options.numberIfAny("--web"),
                options.file("--journal"),
                options.has("--starter"),
                options.value("--port"),
                options.language());
    }

    /** A match that is played for its journal is fast unless a speed is given. */
    private static boolean isFast(Arguments options) {
        boolean unhurried = options.value("--speed").isPresent();
        return options.has("--fast") || options.value("--journal").isPresent() && !unhurried;
    }

    /** Whether the demo runs in the terminal instead of a browser. */
    boolean inTheTerminal() {
        return headless || once || fast || plain || journal.isPresent();
    }
}
