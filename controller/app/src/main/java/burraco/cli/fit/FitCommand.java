package burraco.cli.fit;

import burraco.cli.files.TableFiles;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.cli.replay.Replay;
import burraco.cli.replay.ReplayPair;
import burraco.files.InputFile;
import burraco.fitting.Fit;
import burraco.fitting.FittingReport;
import burraco.json.Json;
import burraco.layout.capture.CaptureStart;
import burraco.measure.Course;
import burraco.measure.Witness;
import burraco.record.Judgement;
import burraco.record.RecordReader;
import burraco.text.Sentence;
import burraco.words.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code ./table fit}: estimates the tracker's figures from captures whose truth is known. */
public final class FitCommand {
    /** One half is for fitting, the other for checking. */
    private static final int LEAST_HANDS = 2;

    private final Screen screen;

    public FitCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments options = Arguments.parse(CommandName.FIT, args);
        FittingReport report = fit(Path.of(options.operand())).report(options.whole("--seed"));
        if (options.has("--json")) {
            screen.out().println(Json.write(FitJson.of(report)));
        } else {
            new FitReport(screen).print(report);
        }
        return ExitStatus.DONE;
    }

    private Fit fit(Path folder) throws IOException {
        List<ReplayPair> pairs = ReplayPair.in(folder);
        if (pairs.size() < LEAST_HANDS) {
            Sentence why =
                    new Sentence(
                            "fit.too-few", ReplayPair.CAPTURE, ReplayPair.RECORD, pairs.size());
            throw new CommandRefusal("file.named", folder, why);
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
                throw new CommandRefusal("fit.no-start", file);
            }
            replay.skips(screen.texts())
                    .ifPresent(skips -> screen.remark(CommandName.FIT, "file.named", file, skips));
        }
        hand.end(pair.name(), fit);
    }

    private FitHand hand(ReplayPair pair) throws IOException {
        Path file = pair.record();
        return switch (Judgement.of(InputFile.beginning(file, RecordReader.MOST_BYTES))) {
            case Judgement.Judged judged -> {
                Course truth = Course.of(judged, pair.times());
                if (pair.times().isEmpty()) {
                    screen.remark(CommandName.FIT, "fit.no-times", file, ReplayPair.TIMES);
                }
                yield new FitHand(truth, Witness.of(judged, truth));
            }
            case Judgement.Refused(var why) ->
                    throw CommandRefusal.saying(
                            file
                                    + ":"
                                    + why.line()
                                    + ":"
                                    + why.column()
                                    + ": "
                                    + Problems.in(screen.language())
                                            .say(why.kind(), why.details()));
        };
    }

    private TableFiles.Table open(Path capture, CaptureStart start) {
        return new TableFiles(screen)
                .of(capture, start, Optional.empty())
                .orElseThrow(() ->
                        new CommandRefusal(
                                "file.named", capture, new Sentence("table.its-unreadable")));
    }
}
