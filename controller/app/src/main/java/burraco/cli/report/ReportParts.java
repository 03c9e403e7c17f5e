package burraco.cli.report;

import burraco.cli.out.FileTrouble;
import burraco.files.InputFile;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.running.FaultTrace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** All parts of a report. One that cannot be had is a sentence that says why. */
final class ReportParts {
    private static final String USUAL_DECK = "deck.csv";

    private final Machine machine;
    private final ReportOptions options;
    private final Unsaid unsaid;

    ReportParts(Machine machine, ReportOptions options) {
        this.machine = machine;
        this.options = options;
        unsaid = Unsaid.of(options);
    }

    interface Source {
        String text() throws IOException;
    }

    /** In the order in which they stand in the archive. */
    List<ReportPart> all() {
        Path config = options.config();
        LogExcerpt log = new LogExcerpt(machine, options.lines());
        RunningExcerpt running = new RunningExcerpt(machine, options);
        return List.of(
                part("program.txt", new ProgramExcerpt(machine, options)::text),
                part("layout.toml", () -> LayoutExcerpt.layout(config)),
                part("calibration.toml", () -> LayoutExcerpt.calibration(config)),
                part("deck.txt", () -> DeckExcerpt.of(config.resolveSibling(deck()))),
                part("devices.txt", () -> DevicesExcerpt.of(config)),
                part("journal.txt", () -> JournalExcerpt.of(options.journal())),
                part("faults.txt", () -> FaultExcerpt.of(options.journal())),
                part("log.txt", () -> log.of("burraco-table")),
                part("screen.txt", () -> log.of("burraco-kiosk")),
                part("figures.txt", running::metrics),
                part("health.json", running::health));
    }

    /** The deck that the layout names; the usual one where it cannot be read. */
    private String deck() throws IOException {
        return LayoutReader.read(InputFile.bytes(options.config())) instanceof LayoutResult.Read one
                ? one.layout().deck()
                : USUAL_DECK;
    }

    private ReportPart part(String file, Source source) {
        return new ReportPart(file, unsaid.in(text(source)));
    }

    private static String text(Source source) {
        try {
            return source.text();
        } catch (IOException cannot) {
            return "This part could not be had: " + FileTrouble.forTheLog(cannot) + "\n";
        } catch (RuntimeException | StackOverflowError | AssertionError fault) {
            // Its message may name what the report leaves out.
            return "This part could not be had, the program failed: "
                    + String.join("\n", FaultTrace.lines(fault))
                    + "\n";
        }
    }
}
