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
    private static final int LAST_PORT = 65_535;

    /** Empty where they cannot be understood. */
    static Optional<DemoOptions> parse(List<String> args, LongSupplier fresh) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--once", "--fast", "--plain", "--headless"),
                        Set.of("--seed", "--speed", "--lang", "--web", "--journal"));
        Optional<Language> language = Language.parse(options.value("--lang").orElse("it"));
        Optional<Long> seed = seed(options, fresh);
        Optional<Double> speed = speed(options);
        boolean wrong = options.problem().isPresent() || !options.rest().isEmpty();
        Optional<OptionalInt> web = web(options);
        if (wrong || web.isEmpty() || language.isEmpty() || seed.isEmpty() || speed.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new DemoOptions(
                        seed.get(),
                        speed.get(),
                        options.has("--once"),
                        isFast(options),
                        options.has("--plain"),
                        options.has("--headless"),
                        web.get(),
                        options.value("--journal").map(Path::of),
                        language.get()));
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

    private static Optional<OptionalInt> web(Options options) {
        try {
            Optional<String> port = options.value("--web");
            return Optional.of(
                            port.isPresent()
                                    ? OptionalInt.of(Integer.parseUnsignedInt(port.get()))
                                    : OptionalInt.empty())
                    .filter(one -> one.orElse(0) >= 0 && one.orElse(0) <= LAST_PORT);
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    private static Optional<Long> seed(Options options, LongSupplier fresh) {
        try {
            Optional<String> given = options.value("--seed");
            return Optional.of(given.isPresent() ? Long.parseLong(given.get()) : fresh.getAsLong());
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    private static Optional<Double> speed(Options options) {
        try {
            double speed = options.value("--speed").map(Double::parseDouble).orElse(PLEASANT);
            return speed > 0 && speed <= FASTEST ? Optional.of(speed) : Optional.empty();
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }
}
