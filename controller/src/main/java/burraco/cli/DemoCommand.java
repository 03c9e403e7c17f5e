package burraco.cli;

import burraco.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * {@code ./table demo}: a table that does not exist, in a browser; or in the terminal a match on
 * it, as a living picture, and where nobody watches, line by line.
 */
final class DemoCommand {
    private static final int SEEDS = 10_000;

    private final Screen screen;

    DemoCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Optional<DemoOptions> options = DemoOptions.parse(args, DemoCommand::fresh);
        if (options.isEmpty()) {
            return Main.refuse(
                    screen,
                    "table demo: expected [--headless] [--web PORT] [--speed N] [--seed S] [--once]"
                            + " [--fast] [--plain] [--lang it|en]; a speed is more than 0 and 1000 at most");
        }
        Words words = Words.in(options.get().language());
        if (!options.get().inTheTerminal()) {
            return new DemoPages(screen, options.get(), words).untilStopped();
        }
        if (screen.live() && !options.get().plain()) {
            live(options.get(), words);
        } else {
            match(options.get(), new PlainDemo(screen, words)).play();
        }
        screen.out().println();
        String done = options.get().once() ? "done-once" : "done";
        screen.out().println(words.demo(done, options.get().seed()));
        screen.out().println(words.demo("next"));
        return Main.DONE;
    }

    private void live(DemoOptions options, Words words) {
        List<String> outcome = List.of();
        try (Stage stage = new Stage(screen)) {
            LiveDemo demo = new LiveDemo(stage, words, options);
            match(options, demo).play();
            demo.linger();
            outcome = demo.outcome();
        } catch (LiveDemo.Quit enough) {
            // What it came to is then nobody's concern.
        }
        outcome.forEach(screen.out()::println);
    }

    private DemoMatch match(DemoOptions options, DemoHost.Audience audience) {
        TableFiles.Table table = new TableFiles(screen.err()).reference();
        return new DemoMatch(table, options.seed(), options.once(), audience);
    }

    /** Short enough to be typed again. */
    private static long fresh() {
        return 1 + Math.floorMod(System.nanoTime() / 1_000, SEEDS);
    }
}
