package burraco.cli.replay;

import burraco.cli.files.SvgFile;
import burraco.cli.files.TableFiles;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.engine.ruling.Case;
import burraco.files.InputFile;
import burraco.json.Json;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureStart;
import burraco.layout.sight.Sights;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Inferred;
import burraco.measure.Span;
import burraco.record.Judgement;
import burraco.record.RecordReader;
import burraco.text.Sentence;
import burraco.tracking.event.TrackerEvent;
import burraco.words.Language;
import burraco.words.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table replay}: shows what the tracker makes of a capture. */
public final class ReplayCommand {
    private final Screen screen;

    /** The calibration file of {@code --calibration}. */
    private Optional<Path> calibration = Optional.empty();

    public ReplayCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments options = Arguments.parse(CommandName.REPLAY, args);
        calibration = options.file("--calibration");
        return replay(Path.of(options.operand()), options, screen.language());
    }

    private int replay(Path file, Arguments options, Language language) throws IOException {
        if (options.has("--accept") && !Files.isDirectory(file)) {
            throw new CommandRefusal("capture.accept", file);
        }
        if (options.has("--json")) {
            return play(file, new AsJson());
        }
        Optional<Path> record = options.file("--diff");
        if (record.isPresent()) {
            Course truth = truth(record.get(), language, List.of());
            Kept kept = new Kept();
            int status = play(file, kept);
            return kept.hands.isEmpty() ? status : compare(truth, kept.hands.getFirst(), language);
        }
        if (options.value("--plot").isPresent()) {
            return plot(file, options, language);
        }
        Optional<Path> out = options.file("--out");
        if (out.isPresent()) {
            Kept kept = new Kept();
            int status = play(file, kept);
            ReplayRecords.write(out.get(), file, kept.hands);
            return status;
        }
        if (options.has("--record")) {
            return play(file, new AsRecords());
        }
        if (Files.isDirectory(file)) {
            return folder(file, options, language);
        }
        ForPeople people = new ForPeople(language);
        int status = play(file, people);
        people.end();
        return status;
    }

    private int plot(Path file, Arguments options, Language language) throws IOException {
        PlotOptions plotted = PlotOptions.of(options);
        Optional<Path> out = options.file("--out");
        if (out.filter(svg -> !SvgFile.isNamedSo(svg)).isPresent()) {
            Sentence expected = new Sentence("expected.ending", ".svg");
            throw Arguments.wrong("--out", expected, out.get().toString());
        }
        ReplayPlot plot = new ReplayPlot(plotted);
        int status = play(file, plot);
        if (plot.nothing().isPresent()) {
            throw new CommandRefusal("file.named", file, plot.nothing().get());
        }
        String svg = plot.svg(language);
        if (out.isPresent()) {
            screen.out().println(SvgFile.write(out.get(), svg));
        } else {
            screen.out().print(svg);
        }
        return status;
    }

    /** Compares each hand of a folder with what truly happened. */
    private int folder(Path folder, Arguments options, Language language) throws IOException {
        List<ReplayPair> pairs = ReplayPair.in(folder);
        if (pairs.isEmpty()) {
            throw new CommandRefusal("file.named", folder, new Sentence("capture.none"));
        }
        ReplayFolder hands = new ReplayFolder(screen.in(language), options.has("--accept"));
        for (ReplayPair pair : pairs) {
            Course truth = truth(pair.record(), language, pair.times());
            Kept kept = new Kept();
            try (InputStream in = pair.open()) {
                play(pair.capture(), in, kept);
            }
            Inferred nothing = new Inferred("", List.of(), 0, List.of());
            Inferred heard = kept.hands.isEmpty() ? nothing : kept.hands.getFirst().inferred();
            hands.take(pair, Comparison.of(truth, heard));
        }
        return hands.end() ? ExitStatus.DONE : ExitStatus.RULED;
    }

    private int compare(Course truth, ReplayedHand hand, Language language) {
        new DiffReport(screen.in(language)).print(Comparison.of(truth, hand.inferred()));
        return ExitStatus.DONE;
    }

    private static Course truth(Path file, Language language, List<Span> times) throws IOException {
        return switch (Judgement.of(InputFile.beginning(file, RecordReader.MOST_BYTES))) {
            case Judgement.Judged judged -> Course.of(judged, times);
            case Judgement.Refused(var why) ->
                    throw CommandRefusal.saying(
                            file
                                    + ":"
                                    + why.line()
                                    + ":"
                                    + why.column()
                                    + ": "
                                    + Problems.in(language).say(why.kind(), why.details()));
        };
    }

    /** Replays a capture for an audience. */
    private int play(Path file, ReplayAudience audience) throws IOException {
        try (InputStream in = ReplayPair.open(file)) {
            return play(file, in, audience);
        }
    }

    private int play(Path file, InputStream in, ReplayAudience audience) throws IOException {
        Replay replay = new Replay(start -> open(file, start), audience);
        boolean capture = replay.run(in);
        if (!audience.showsSkips()) {
            replay.skips(screen.texts())
                    .ifPresent(
                            skips -> screen.remark(CommandName.REPLAY, "file.named", file, skips));
        }
        if (!capture) {
            throw new CommandRefusal("file.named", file, new Sentence("capture.no-start"));
        }
        if (audience.hands() == 0) {
            screen.remark(CommandName.REPLAY, "replay.no-hand", file);
        }
        return ExitStatus.DONE;
    }

    /** The table and the deck that the capture's first line names. */
    private TableFiles.Table open(Path capture, CaptureStart start) {
        return new TableFiles(screen)
                .of(capture, start, calibration)
                .orElseThrow(() ->
                        new CommandRefusal(
                                "file.named", capture, new Sentence("table.its-unreadable")));
    }

    // Audiences

    /**
     * Prints each object at once, because the capture may be a pipe that is still being written.
     */
    private final class AsJson extends ReplayAudience {
        @Override
        boolean showsSkips() {
            return true;
        }

        @Override
        public void told(TrackerEvent told, int hand) {
            print(ReplayJson.of(told, hand));
        }

        @Override
        public void skipped(CaptureLine.Skipped line) {
            print(ReplayJson.skipped(line));
        }

        private void print(ReplayJson json) {
            screen.out().println(Json.write(json));
            screen.out().flush();
        }
    }

    private final class AsRecords extends ReplayAudience {
        @Override
        public void over(ReplayedHand hand) {
            super.over(hand);
            ReplayRecords.print(screen.out(), hand);
        }
    }

    private final class ForPeople extends ReplayAudience {
        private final ReplayReport report;
        private Set<Case> unseen = Set.of();

        ForPeople(Language language) {
            report = new ReplayReport(screen, language);
        }

        @Override
        public void begun(TableFiles.Table table) {
            unseen = Sights.unseen(table.layout());
        }

        void end() {
            if (hands() > 0) {
                report.unseen(unseen);
            }
        }

        @Override
        public void over(ReplayedHand hand) {
            super.over(hand);
            report.print(hand);
        }
    }

    private static final class Kept extends ReplayAudience {
        private final List<ReplayedHand> hands = new ArrayList<>();

        @Override
        public void over(ReplayedHand hand) {
            super.over(hand);
            hands.add(hand);
        }
    }
}
