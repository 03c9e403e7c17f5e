package burraco.cli.demo;

import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.AlternateScreen;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.cli.starter.StarterCommand;
import burraco.journal.JournalException;
import burraco.words.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code ./table demo}: a virtual table in a browser, or a match in the terminal. The match is an
 * animated picture on a terminal and plain lines elsewhere.
 */
public final class DemoCommand {
    private static final int SEEDS = 10_000;

    /** Hands of a match that is played only for its journal. */
    private static final int SHORT = 2;

    private final Screen screen;

    public DemoCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        DemoOptions options = DemoOptions.parse(args, DemoCommand::fresh);
        if (options.starter()) {
            return new StarterCommand(screen, options.language())
                    .run(options.port(), options.seed());
        }
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
            return ExitStatus.DONE;
        }
        return written(options, words, options.journal().get());
    }

    private int written(DemoOptions options, Words words, Path folder) throws IOException {
        boolean whole;
        try (DemoJournal journal = DemoJournal.in(folder)) {
            whole = play(options, words, journal);
        } catch (JournalException cannot) {
            throw new CommandRefusal(cannot.sentence());
        }
        String where = ShellWord.of(folder.toString());
        screen.out().println();
        screen.out().println(words.demo(whole ? "journal" : "journal-part", where, options.seed()));
        return ExitStatus.DONE;
    }

    /** Whether the match was played to its end. */
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
        try (AlternateScreen stage = new AlternateScreen(screen)) {
            LiveDemo demo = new LiveDemo(stage, words, options);
            match(options, place, demo).play();
            whole = true;
            demo.linger();
            outcome = demo.outcome();
        } catch (LiveDemo.Quit enough) {
            // The outcome is not shown then.
        }
        outcome.forEach(screen.out()::println);
        return whole;
    }

    private DemoMatch match(
            DemoOptions options, DemoMatch.Place place, DemoHost.Audience audience) {
        TableFiles.Table table = new TableFiles(screen).reference();
        if (options.journal().isEmpty()) {
            int hands = options.once() ? 1 : table.layout().match().hands();
            return new DemoMatch(table, options.seed(), hands, place, audience);
        }
        int hands = options.once() ? 1 : SHORT;
        return new DemoMatch(table.of(SHORT), options.seed(), hands, place, audience);
    }

    /** A random seed that is short enough to be typed. */
    private static long fresh() {
        return 1 + Math.floorMod(System.nanoTime() / 1_000, SEEDS);
    }
}
