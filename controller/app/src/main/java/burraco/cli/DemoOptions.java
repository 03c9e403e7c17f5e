package burraco.cli;

import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
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
    private static final double PLEASANT = 4;
    private static final double FASTEST = 1_000;

    /** With each of them it stays in the terminal, where there are no pages. */
    private static final List<String> TERMINAL =
            List.of("--once", "--fast", "--plain", "--headless", "--journal");

    static DemoOptions parse(List<String> args, LongSupplier fresh) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--once", "--fast", "--plain", "--headless"),
                        Set.of("--seed", "--speed", "--lang", "--web", "--journal"));
        options.nothingElse();
        options.notTogether("--fast", "--speed");
        for (String here : TERMINAL) {
            options.notTogether("--web", here);
        }
        return new DemoOptions(
                options.isThere("--seed") ? options.whole("--seed", 0) : fresh.getAsLong(),
                speed(options),
                options.has("--once"),
                isFast(options),
                options.has("--plain"),
                options.has("--headless"),
                options.port("--web"),
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

    private static double speed(Options options) {
        String said = options.value("--speed").orElse(String.valueOf(PLEASANT));
        try {
            double speed = Double.parseDouble(said);
            if (speed > 0 && speed <= FASTEST) {
                return speed;
            }
        } catch (NumberFormatException none) {
            // As one that is out of bounds.
        }
        throw Options.wrong("--speed", "a number above 0 and up to 1000", said);
    }
}
