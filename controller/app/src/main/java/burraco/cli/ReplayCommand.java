package burraco.cli;

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
import burraco.tracking.Told;
import burraco.words.Language;
import burraco.words.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code ./table replay}: what the controller makes of a capture. */
final class ReplayCommand {
    private static final String USAGE =
            "CAPTURE.readings.jsonl [--json | --record [--out DIR] |"
                    + " --diff RECORD | --plot CARD [--out FILE.svg] [--from 90s] [--to 2m]]"
                    + " [--calibration FILE] [--lang it|en], or DIR [--accept]";

    private static final List<String> WAYS =
            List.of("--json", "--record", "--accept", "--diff", "--plot");

    /** Why nothing can be replayed, for a person. */
    private static final class NoReplay extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoReplay(String why) {
            super(why, null, false, false);
        }
    }

    private final Screen screen;

    /** How the antennas were found to hear, where somebody names a file. */
    private Optional<Path> calibration = Optional.empty();

    ReplayCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--json", "--record", "--accept"),
                        Set.of(
                                "--out",
                                "--diff",
                                "--lang",
                                "--plot",
                                "--from",
                                "--to",
                                "--calibration"));
        String file = options.onlyWord(USAGE);
        Language language = options.language();
        check(options);
        try {
            calibration = options.file("--calibration");
            return replay(Path.of(file), options, language);
        } catch (NoReplay none) {
            return refuse(none.getMessage());
        } catch (FileSystemException trouble) {
            return refuse(trouble.getFile() + ": " + FileTrouble.why(trouble));
        } catch (IOException failed) {
            return refuse(file + ": " + FileTrouble.why(failed));
        } catch (InvalidPathException noPath) {
            return refuse("no file can be called " + noPath.getInput());
        }
    }

    /** One of several ways, and what goes with it. */
    private static void check(Options options) {
        for (int i = 0; i < WAYS.size(); i++) {
            for (String other : WAYS.subList(i + 1, WAYS.size())) {
                options.notTogether(WAYS.get(i), other);
            }
        }
        boolean plot = options.isThere("--plot");
        if (options.isThere("--out") && !plot && !options.has("--record")) {
            throw new Options.Wrong("--out goes with --record or --plot");
        }
        for (String part : List.of("--from", "--to")) {
            if (options.isThere(part) && !plot) {
                throw new Options.Wrong(part + " goes with --plot");
            }
        }
    }

    private int refuse(String why) {
        return Main.refuse(screen, "table replay: " + why);
    }

    private int replay(Path file, Options options, Language language) throws IOException {
        if (options.has("--accept") && !Files.isDirectory(file)) {
            throw new NoReplay("--accept wants a folder, not " + file);
        }
        if (options.has("--json")) {
            return play(file, new AsJson());
        }
        if (options.value("--diff").isPresent()) {
            Course truth = truth(Path.of(options.value("--diff").get()), language, List.of());
            Kept kept = new Kept();
            int status = play(file, kept);
            return kept.hands.isEmpty() ? status : compare(truth, kept.hands.getFirst());
        }
        if (options.value("--plot").isPresent()) {
            return plot(file, options, language);
        }
        if (options.value("--out").isPresent()) {
            Path folder = Path.of(options.value("--out").get());
            Kept kept = new Kept();
            int status = play(file, kept);
            ReplayRecords.write(folder, file, kept.hands);
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

    private int plot(Path file, Options options, Language language) throws IOException {
        PlotCut cut = PlotCut.of(options);
        Optional<Path> out = options.value("--out").map(Path::of);
        if (out.filter(svg -> !SvgFile.isNamedSo(svg)).isPresent()) {
            throw new NoReplay("--out ends in .svg, not " + out.get());
        }
        ReplayPlot plot = new ReplayPlot(cut);
        int status = play(file, plot);
        if (plot.nothing().isPresent()) {
            throw new NoReplay(file + ": " + plot.nothing().get());
        }
        String svg = plot.svg(language);
        if (out.isPresent()) {
            screen.out().println(SvgFile.write(out.get(), svg));
        } else {
            screen.out().print(svg);
        }
        return status;
    }

    /** Each hand of it beside what truly happened. */
    private int folder(Path folder, Options options, Language language) throws IOException {
        List<ReplayPair> pairs = ReplayPair.in(folder);
        if (pairs.isEmpty()) {
            throw new NoReplay(folder + ": no capture in it has its record beside it");
        }
        ReplayFolder hands = new ReplayFolder(screen.out(), options.has("--accept"));
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
        return hands.end() ? Main.DONE : Main.RULED;
    }

    private int compare(Course truth, HandHeard hand) {
        new DiffSheet(screen).print(Comparison.of(truth, hand.inferred()));
        return Main.DONE;
    }

    private static Course truth(Path file, Language language, List<Span> times) throws IOException {
        return switch (Judgement.of(InputFile.beginning(file, RecordReader.MOST_BYTES))) {
            case Judgement.Judged judged -> Course.of(judged, times);
            case Judgement.Refused(var why) ->
                    throw new NoReplay(
                            file
                                    + ":"
                                    + why.line()
                                    + ":"
                                    + why.column()
                                    + ": "
                                    + Problems.in(language).say(why.kind(), why.details()));
        };
    }

    /** Replays a capture before an audience. */
    private int play(Path file, ReplayAudience audience) throws IOException {
        try (InputStream in = ReplayPair.open(file)) {
            return play(file, in, audience);
        }
    }

    private int play(Path file, InputStream in, ReplayAudience audience) throws IOException {
        Replay replay = new Replay(start -> open(file, start), audience);
        boolean capture = replay.run(in);
        if (!audience.showsSkips()) {
            replay.skips()
                    .ifPresent(
                            skips -> screen.err().println("table replay: " + file + ": " + skips));
        }
        if (!capture) {
            throw new NoReplay(file + ": it does not begin as a capture does");
        }
        if (audience.hands() == 0) {
            screen.err().println("table replay: " + file + ": no hand is dealt in it");
        }
        return Main.DONE;
    }

    /** The table and the deck that the capture's first line names. */
    private TableFiles.Table open(Path capture, CaptureStart start) {
        return new TableFiles(screen.err())
                .of(capture, start, calibration)
                .orElseThrow(() -> new NoReplay(capture + ": its table cannot be read"));
    }

    // Who is told

    /** The capture may be a pipe that is written still: whoever reads on has each line at once. */
    private final class AsJson extends ReplayAudience {
        @Override
        boolean showsSkips() {
            return true;
        }

        @Override
        public void told(Told told, int hand) {
            print(ReplayJson.of(told, hand));
        }

        @Override
        public void skipped(CaptureLine.Skipped line) {
            print(ReplayJson.skipped(line));
        }

        private void print(Map<String, Object> json) {
            screen.out().println(Json.write(json));
            screen.out().flush();
        }
    }

    private final class AsRecords extends ReplayAudience {
        @Override
        public void over(HandHeard hand) {
            super.over(hand);
            ReplayRecords.print(screen.out(), hand);
        }
    }

    private final class ForPeople extends ReplayAudience {
        private final ReplaySheet sheet;
        private Set<Case> unseen = Set.of();

        ForPeople(Language language) {
            sheet = new ReplaySheet(screen, language);
        }

        @Override
        public void begun(TableFiles.Table table) {
            unseen = Sights.unseen(table.layout());
        }

        void end() {
            if (hands() > 0) {
                sheet.unseen(unseen);
            }
        }

        @Override
        public void over(HandHeard hand) {
            super.over(hand);
            sheet.print(hand);
        }
    }

    private static final class Kept extends ReplayAudience {
        private final List<HandHeard> hands = new ArrayList<>();

        @Override
        public void over(HandHeard hand) {
            super.over(hand);
            hands.add(hand);
        }
    }
}
