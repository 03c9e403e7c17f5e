package burraco.cli;

import burraco.files.InputFile;
import burraco.fitting.Fit;
import burraco.fitting.Report;
import burraco.json.Json;
import burraco.layout.capture.CaptureStart;
import burraco.measure.Course;
import burraco.measure.Witness;
import burraco.record.Judgement;
import burraco.record.RecordReader;
import burraco.words.Language;
import burraco.words.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table fit}: what captures whose truth is known say of the tracker's figures. */
final class FitCommand {
    private static final String USAGE = "DIR [--seed S] [--json]";

    /** Half of them are fitted to, the others are for checking. */
    private static final int LEAST_HANDS = 2;

    /** Why nothing can be fitted, for a person. */
    private static final class NoFit extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoFit(String why) {
            super(why, null, false, false);
        }
    }

    private final Screen screen;

    FitCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of("--json"), Set.of("--seed"));
        long seed = options.whole("--seed", 1);
        String folder = options.onlyWord(USAGE);
        try {
            Report report = fit(Path.of(folder)).report(seed);
            if (options.has("--json")) {
                screen.out().println(Json.write(FitJson.of(report)));
            } else {
                new FitSheet(screen.out()).print(report);
            }
            return Main.DONE;
        } catch (NoFit none) {
            return refuse(none.getMessage());
        } catch (IOException failed) {
            return refuse(FileTrouble.said(failed));
        } catch (InvalidPathException noPath) {
            return refuse("no file can be called " + noPath.getInput());
        }
    }

    private int refuse(String why) {
        return Main.refuse(screen, "table fit: " + why);
    }

    private Fit fit(Path folder) throws IOException {
        List<ReplayPair> pairs = ReplayPair.in(folder);
        if (pairs.size() < LEAST_HANDS) {
            throw new NoFit(
                    folder
                            + ": expected at least two captures (NAME"
                            + ReplayPair.CAPTURE
                            + "), each with its record (NAME"
                            + ReplayPair.RECORD
                            + ") beside it, and found "
                            + pairs.size());
        }
        Fit fit = new Fit();
        for (ReplayPair pair : pairs) {
            take(pair, fit);
        }
        return fit;
    }

    private void take(ReplayPair pair, Fit fit) throws IOException {
        FitHand hand = hand(pair);
        Path file = pair.capture();
        try (InputStream in = pair.open()) {
            Replay replay = new Replay(start -> open(file, start), hand);
            if (!replay.run(in)) {
                throw new NoFit(file + ":1: expected the line with which a capture begins");
            }
            replay.skips()
                    .ifPresent(skips -> screen.err().println("table fit: " + file + ": " + skips));
        }
        hand.end(pair.name(), fit);
    }

    private FitHand hand(ReplayPair pair) throws IOException {
        Path file = pair.record();
        return switch (Judgement.of(InputFile.beginning(file, RecordReader.MOST_BYTES))) {
            case Judgement.Judged judged -> {
                Course truth = Course.of(judged, pair.times());
                if (pair.times().isEmpty()) {
                    screen.err()
                            .println(
                                    "table fit: "
                                            + file
                                            + ": no times beside it (NAME"
                                            + ReplayPair.TIMES
                                            + "): it only tells how sure acts are");
                }
                yield new FitHand(truth, Witness.of(judged, truth));
            }
            case Judgement.Refused(var why) ->
                    throw new NoFit(
                            file
                                    + ":"
                                    + why.line()
                                    + ":"
                                    + why.column()
                                    + ": "
                                    + Problems.in(Language.EN).say(why.kind(), why.details()));
        };
    }

    private TableFiles.Table open(Path capture, CaptureStart start) {
        return new TableFiles(screen.err())
                .of(capture, start, Optional.empty())
                .orElseThrow(() -> new NoFit(capture + ": its table cannot be read"));
    }
}
