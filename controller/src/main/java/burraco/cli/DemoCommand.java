package burraco.cli;

import burraco.record.Judgement;
import burraco.words.Language;
import burraco.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * {@code ./table demo}: a few lessons, judged act by act as somebody would play them, and a hand on
 * a table that does not exist.
 */
final class DemoCommand {
    private static final List<String> LESSONS =
            List.of(
                    "04-replacing-a-wild.burraco",
                    "08-pozzetto-in-diretta.burraco",
                    "11-closing-with-a-clean-burraco.burraco",
                    "29-a-whole-hand.burraco",
                    "rulings/31B-closing-with-a-joker.burraco");
    private static final String MISCHIEF = "26.1";
    private static final int PACE_MILLIS = 250;

    private final Screen screen;

    DemoCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of("--fast"), Set.of("--lang"));
        Optional<Language> language = Language.parse(options.value("--lang").orElse("it"));
        if (options.problem().isPresent() || !options.rest().isEmpty() || language.isEmpty()) {
            return Main.refuse(screen, "table demo: expected [--fast] [--lang it|en]");
        }
        boolean paced = screen.live() && !options.has("--fast");
        Words words = Words.in(language.get());
        for (String lesson : LESSONS) {
            Judgement judgement = Judgement.of(read(lesson));
            if (!(judgement instanceof Judgement.Judged judged)) {
                throw new IllegalStateException(lesson + ": " + judgement);
            }
            new Sheet(screen, words).print("── " + lesson, judged, paced ? this::pause : () -> {});
            screen.out().println();
        }
        return virtualTable(words);
    }

    /** A hand on a table that needs no hardware, and its film. */
    private int virtualTable(Words words) {
        try {
            Path folder = Files.createTempDirectory("burraco-demo-");
            Path film = folder.resolve("film.svg");
            screen.out().println(words.sheet("demo.virtual"));
            int status =
                    new SimulateCommand(screen)
                            .run(
                                    List.of(
                                            "--mischief",
                                            MISCHIEF,
                                            "--capture",
                                            folder.resolve("captures").toString(),
                                            "--film",
                                            film.toString()));
            if (status == Main.DONE) {
                screen.out().println(words.sheet("demo.what-next", film));
            }
            return status;
        } catch (IOException cannot) {
            return Main.refuse(screen, "table demo: " + FileTrouble.why(cannot));
        }
    }

    private static byte[] read(String lesson) {
        String name = "/burraco/examples/" + lesson;
        try (InputStream file = DemoCommand.class.getResourceAsStream(name)) {
            return file.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }

    /** Time to read along; who interrupts it sees the rest at once. */
    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PACE_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
