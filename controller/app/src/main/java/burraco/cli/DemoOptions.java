package burraco.cli;

import burraco.cli.options.Command;
import burraco.cli.options.Options;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * What is to be shown, and how.
 *
 * @param speed times as fast as people play; 1 is real time
 * @param once one hand and no more
 * @param plain lines and no picture
 * @param journal the folder in which a short match is written down
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
        Language language) {
    static DemoOptions parse(List<String> args, LongSupplier fresh) {
        Options options = Options.parse(Command.DEMO, args);
        return new DemoOptions(
                options.isThere("--seed") ? options.whole("--seed") : fresh.getAsLong(),
                options.decimal("--speed"),
                options.has("--once"),
                isFast(options),
                options.has("--plain"),
                options.has("--headless"),
                options.numberIfAny("--web"),
                options.file("--journal"),
                options.language());
    }

    /** Who wants a journal wants it soon, unless he says how fast. */
    private static boolean isFast(Options options) {
        boolean unhurried = options.value("--speed").isPresent();
        return options.has("--fast") || options.value("--journal").isPresent() && !unhurried;
    }

    /** Whether it stays in the terminal: so does what is over soon. */
    boolean inTheTerminal() {
        return headless || once || fast || plain || journal.isPresent();
    }
}
