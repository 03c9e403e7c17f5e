package burraco.cli.replay;

import burraco.cli.options.CommandRefusal;
import burraco.cli.options.CommandTexts;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.measure.Comparison;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Compares the hands of a folder, whose truth is known, with what is expected of them; prints one
 * line for each.
 */
final class ReplayFolder {
    private static final OpenOption[] NOT_ELSEWHERE = {
        StandardOpenOption.CREATE,
        StandardOpenOption.TRUNCATE_EXISTING,
        StandardOpenOption.WRITE,
        LinkOption.NOFOLLOW_LINKS
    };

    private final PrintStream out;
    private final CommandTexts texts;
    private final boolean accepts;
    private ReplayScore sum = ReplayScore.NONE;
    private int hands;
    private int worse;

    /**
     * @param accepts whether the results are written down as the expectations from now on
     */
    ReplayFolder(Screen screen, boolean accepts) {
        out = screen.out();
        texts = screen.texts();
        this.accepts = accepts;
    }

    void take(ReplayPair pair, Comparison hand) throws IOException {
        ReplayScore score = ReplayScore.of(hand);
        hands++;
        sum = sum.plus(score);
        String told = pair.name() + "  " + texts.say(score.line());
        if (accepts) {
            write(pair.expected(), score.written());
            out.println(told);
            return;
        }
        ReplayScore expected = expected(pair, score);
        if (score.isWorseThan(expected)) {
            worse++;
            out.println(texts.say("score.worse", told, expected.same()));
        } else {
            out.println(expected.isWorseThan(score) ? texts.say("score.better", told) : told);
        }
    }

    /** Does not follow links, because in a stranger's folder they could point to other files. */
    private static void write(Path expected, byte[] figures) throws IOException {
        if (Files.isSymbolicLink(expected)) {
            Files.delete(expected);
        }
        if (Files.exists(expected)) {
            InputFile.mustBeOrdinary(expected);
        }
        try (OutputStream out = Files.newOutputStream(expected, NOT_ELSEWHERE)) {
            out.write(figures);
        }
    }

    /** Without an expectation every act should be recognised. */
    private static ReplayScore expected(ReplayPair pair, ReplayScore score) throws IOException {
        if (!Files.exists(pair.expected())) {
            return ReplayScore.perfect(score);
        }
        try {
            return ReplayScore.read(InputFile.lines(pair.expected(), InputFile.USUAL_MAX_BYTES));
        } catch (NumberFormatException _) {
            throw new CommandRefusal("score.no-figures", pair.expected());
        }
    }

    /** Whether no hand is worse than expected. */
    boolean end() {
        out.println();
        out.println(texts.count("score.hands", hands, sum.line()));
        if (worse > 0) {
            out.println(texts.count("score.sum-worse", worse));
        }
        return worse == 0;
    }
}
