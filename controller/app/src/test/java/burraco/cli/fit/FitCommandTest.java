package burraco.cli.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.cli.files.TableFiles;
import burraco.cli.out.Screen;
import burraco.cli.replay.ReplayPair;
import burraco.fitting.Fit;
import burraco.fitting.FitObserver;
import burraco.fitting.FittedFigure;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.measure.Course;
import burraco.record.Judgement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures are fitted to captures whose truth is known. */
@Tag("campaign")
class FitCommandTest {
    private static final int SEED = 7;

    /** A card is missed equally often wherever it lies and whatever lies on it. */
    private static final String EVEN =
            """
            base = "quiet"

            [miss]
            centre = 0.03
            edge = 0.03
            hand = 0.03
            second = 0.03
            third = 0.03
            fourth = 0.03
            fifth = 0.03
            deeper = 0.03

            [burst]
            begin = 0.01
            end = 0.25
            miss = 0.8

            [ghost]
            near = 0.0
            far = 0.0
            """;

    @TempDir Path folder;

    private Path simulated(Object... more) throws IOException {
        Path captures = folder.resolve("captures");
        Object[] args = {"simulate", "--capture", captures, "--seed", SEED};
        Terminal told =
                Terminal.run(Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray());
        assertEquals(0, told.status(), told::err);
        return captures;
    }

    @Test
    void theMissesOfAKnownNoiseComeBack() throws IOException {
        Path noise = Files.writeString(folder.resolve("even.toml"), EVEN);
        Path captures = simulated("--hands", 4, "--noise", noise);
        Fit fit = new Fit();
        for (ReplayPair pair : ReplayPair.in(captures)) {
            fit.take(pair.name(), observed(pair));
        }
        Map<String, FittedFigure> figures =
                fit.report(SEED).parts().stream()
                        .flatMap(part -> part.figures().stream())
                        .collect(Collectors.toMap(FittedFigure::figure, Function.identity()));
        double ill = 0.01 / (0.01 + 0.25);
        comesBack(figures.get("AntennaFigures.MISS"), 0.03 * (1 - ill) + 0.8 * ill);
        comesBack(figures.get("AntennaFigures.MISSED_AT_FIRST"), 0.03 * (1 - ill) + 0.8 * ill);
        comesBack(figures.get("AntennaFigures.BURST_BEGINS"), 0.01);
        comesBack(figures.get("AntennaFigures.BURST_ENDS"), 0.25);
        comesBack(figures.get("AntennaFigures.BURST_MISS"), 0.8);
        assertTrue(figures.get("AntennaFigures.NEAR").estimate().orElseThrow().high() < 0.01);
    }

    /**
     * The figure must be within twice its interval, because people move cards while they lie there.
     */
    private static void comesBack(FittedFigure figure, double truth) {
        var estimate = figure.estimate().orElseThrow();
        double reach = estimate.high() - estimate.low();
        assertTrue(
                truth > estimate.low() - reach / 2 && truth < estimate.high() + reach / 2,
                () -> "seed " + SEED + ": " + truth + " is not " + figure);
        assertTrue(reach < truth / 2, () -> "it says something: " + figure);
    }

    private static FitObserver observed(ReplayPair pair) throws IOException {
        Judgement judged = Judgement.of(Files.readAllBytes(pair.record()));
        Course truth = Course.of((Judgement.Judged) judged, pair.times());
        FitObserver[] observer = new FitObserver[1];
        try (InputStream in = ReplayPair.open(pair.capture())) {
            CaptureReader reader =
                    new CaptureReader(
                            in,
                            start -> {
                                TableFiles.Table table = table(pair, start);
                                observer[0] = new FitObserver(table.layout(), table.deck(), truth);
                                return table.layout();
                            });
            Optional<CaptureLine> line = reader.next();
            while (line.isPresent()) {
                if (line.get() instanceof CaptureLine.Read read) {
                    observer[0].take(read.reading());
                }
                line = reader.next();
            }
        }
        return observer[0];
    }

    private static TableFiles.Table table(ReplayPair pair, CaptureStart start) {
        TableFiles files = new TableFiles(Screen.ofThisProcess());
        Layout layout = files.layout(pair.folder().resolve(start.layout())).orElseThrow();
        return files.deck(pair.folder().resolve(start.deck()), layout).orElseThrow();
    }

    @Test
    void itSaysWhatItFittedAndWhereThereWasTooLittle() throws IOException {
        Path captures = simulated("--hands", 2, "--acts", 12);
        Terminal told = Terminal.run("fit", captures, "--seed", 3);
        assertEquals(0, told.status(), told::err);
        assertEquals(
                "Fitted to 1 of the hands, checked on the other 1 (seed 3).",
                told.outLines().getFirst());
        assertTrue(
                told.out().contains("AntennaFigures.LOOK_MILLIS               300 now"), told::out);
        assertTrue(told.out().contains("Too few observations, nothing fitted:"), told::out);
        assertTrue(told.out().contains("of at least 20 wrong of"), told::out);
        assertTrue(told.out().contains("\n  AntennaFigures.LOOK_MILLIS = "), told::out);
        assertEquals(told.out(), Terminal.run("fit", captures, "--seed", 3).out());

        Terminal json = Terminal.run("fit", captures, "--seed", 3, "--json");
        assertEquals(1, json.outLines().size(), json::out);
        assertTrue(json.out().startsWith("{\"seed\":3,\"fittedTo\":[\"hand-000"), json::out);
        assertTrue(
                json.out().contains("{\"figure\":\"AntennaFigures.MISS\",\"now\":0.15,"),
                json::out);
    }

    @Test
    void whatItCannotUseItNames() throws IOException {
        refused("table fit: expected DIR");
        refused("table fit: unknown option --often", folder, "--often");
        refused("--seed: expected a whole number, not often", folder, "--seed", "often");
        refused("expected at least two captures", folder);
        refused("there is no such file or folder", folder.resolve("nowhere"));
        Path captures = simulated("--hands", 2, "--acts", 3);
        Path record = captures.resolve("hand-0002.burraco");
        Files.writeString(record, "[Code \"FIBUR-INT-2018\"]\n[Dealer \"N\"]\nE jumps\n");
        refused("hand-0002.burraco:3:", captures);
        Files.writeString(captures.resolve("hand-0001.readings.jsonl"), "{}\n");
        refused("hand-0001.readings.jsonl:1: expected the line with which", captures);
    }

    private static void refused(String why, Object... args) {
        Terminal told =
                Terminal.run(Stream.concat(Stream.of("fit"), Arrays.stream(args)).toArray());
        assertEquals(2, told.status(), told::out);
        assertTrue(told.err().contains(why), told::err);
    }
}
