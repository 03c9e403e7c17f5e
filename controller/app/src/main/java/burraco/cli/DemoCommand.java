package burraco.cli;

import burraco.cli.options.Refusal;
import burraco.journal.Trouble;
import burraco.words.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code ./table demo}: a table that does not exist, in a browser; or in the terminal a match on
 * it, as a living picture, and where nobody watches, line by line.
 */
final class DemoCommand {
    private static final int SEEDS = 10_000;

    /** A match that is soon over, for who only wants its journal. */
    private static final int SHORT = 2;

    private final Screen screen;

    DemoCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) throws IOException {
        DemoOptions options = DemoOptions.parse(args, DemoCommand::fresh);
        Words words = Words.in(options.language());
        if (!options.inTheTerminal()) {
            return new DemoPages(screen, options, words).untilStopped();
        }
        if (options.journal().isEmpty()) {
            play(options, words, DemoMatch.Place.UNWRITTEN);
            String done = options.once() ? "done-once" : "done";
            screen.out().println();
            screen.out().println(words.demo(done, options.seed()));
            screen.out().println(words.demo("next"));
            return Main.DONE;
        }
        return written(options, words, options.journal().get());
    }

    private int written(DemoOptions options, Words words, Path folder) throws IOException {
        boolean whole;
        try (DemoJournal journal = DemoJournal.in(folder)) {
            whole = play(options, words, journal);
        } catch (Trouble cannot) {
            throw Refusal.saying(cannot.getMessage());
        }
        String where = ShellWord.of(folder.toString());
        screen.out().println();
        screen.out().println(words.demo(whole ? "journal" : "journal-part", where, options.seed()));
        return Main.DONE;
    }

    /** Whether it was played to its end. */
    private boolean play(DemoOptions options, Words words, DemoMatch.Place place) {
        if (screen.live() && !options.plain()) {
            return live(options, words, place);
        }
        match(options, place, new PlainDemo(screen, words)).play();
        return true;
    }

    private boolean live(DemoOptions options, Words words, DemoMatch.Place place) {
        List<String> outcome = List.of();
        boolean whole = false;
        try (Stage stage = new Stage(screen)) {
            LiveDemo demo = new LiveDemo(stage, words, options);
            match(options, place, demo).play();
            whole = true;
            demo.linger();
            outcome = demo.outcome();
        } catch (LiveDemo.Quit enough) {
            // What it came to is then nobody's concern.
        }
        outcome.forEach(screen.out()::println);
        return whole;
    }

    private DemoMatch match(
            DemoOptions options, DemoMatch.Place place, DemoHost.Audience audience) {
        TableFiles.Table table = new TableFiles(screen.err()).reference();
        if (options.journal().isEmpty()) {
            int hands = options.once() ? 1 : table.layout().match().hands();
            return new DemoMatch(table, options.seed(), hands, place, audience);
        }
        int hands = options.once() ? 1 : SHORT;
        return new DemoMatch(table.of(SHORT), options.seed(), hands, place, audience);
    }

    /** Short enough to be typed again. */
    private static long fresh() {
        return 1 + Math.floorMod(System.nanoTime() / 1_000, SEEDS);
    }
}
