package burraco.cli.history;

import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.cli.replay.ReplayPair;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.hal.Reading;
import burraco.journal.HandQueries;
import burraco.journal.HandReadings;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.calibration.Calibration;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.text.Sentence;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Exports hands as test cases: the readings and the record as corrected by the players. They do not
 * say who played, where or when.
 */
final class HistoryForTests {
    /** The start time of every anonymous capture. */
    private static final Instant BEGINNING = Instant.parse("2000-01-01T00:00:00Z");

    private static final int MOST = 10_000;

    private final Screen screen;
    private final History history;

    HistoryForTests(Screen screen, History history) {
        this.screen = screen;
        this.history = history;
    }

    /** Returns the exit status. */
    int run(HistoryOptions options, List<History.Hand> hands) throws JournalException, IOException {
        return HandExport.write(
                options,
                screen,
                to -> {
                    PrivateFile.folder(to.out());
                    if (to.calibration().isPresent()) {
                        HandExport.keep(nameless(to.calibration().get()), to.out());
                    }
                    for (History.Hand hand : hands) {
                        write(hand, to.table(), to.out());
                    }
                });
    }

    private void write(History.Hand hand, TableFiles.Table table, Path folder)
            throws JournalException, IOException {
        HandReadings heard = HandReadings.of(history, hand);
        Anonymizer nameless = new Anonymizer(table.deck());
        String deck = shared(folder, "deck", ".csv", DeckFile.write(nameless.deck(table.deck())));
        Layout layout = Anonymizer.layout(table.layout(), deck);
        String toml = shared(folder, "table", ".toml", LayoutWriter.write(layout));
        String name = free(folder);
        CaptureStart start = new CaptureStart(BEGINNING, toml, deck, hand.row().dealer());
        Path capture = folder.resolve(name + ReplayPair.CAPTURE);
        try (CaptureWriter writer =
                new CaptureWriter(new BufferedOutputStream(PrivateFile.create(capture)), start)) {
            HistoryCapture.write(nameless.readings(heard.readings()), writer);
        }
        String record = Anonymizer.record(hand.row().record());
        keep(folder.resolve(name + ReplayPair.RECORD), record);
        keep(folder.resolve(name + ReplayPair.TIMES), times(hand, record, heard.readings()));
        screen.out().println(capture);
    }

    private static Calibration nameless(Calibration calibration) {
        return new Calibration(Anonymizer.TABLE, BEGINNING.toString(), calibration.antennas());
    }

    /** Writes a table or deck file once for all hands that share it. */
    private static String shared(Path folder, String name, String ending, String text)
            throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 1; i <= MOST; i++) {
            String file = name + (i == 1 ? "" : "-" + i) + ending;
            Path path = folder.resolve(file);
            if (!Files.exists(path)) {
                PrivateFile.write(path, bytes);
                return file;
            }
            if (Arrays.equals(bytes, InputFile.bytes(path))) {
                return file;
            }
        }
        throw new FileAlreadyExistsException(folder.resolve(name + ending).toString());
    }

    /** A free name that does not identify the hand. */
    private static String free(Path folder) throws IOException {
        for (int i = 1; i <= MOST; i++) {
            String name = String.format(Locale.ROOT, "evening-%04d", i);
            if (ReplayPair.capture(folder, name).isEmpty()) {
                return name;
            }
        }
        throw new CommandRefusal("file.named", folder, new Sentence("history.full"));
    }

    private static void keep(Path file, String text) throws IOException {
        PrivateFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * A line of the times.
     *
     * @param line in the record
     * @param told when the table announced it, in milliseconds of the capture
     */
    public record ToldJson(int line, String action, long told) implements JsonObject {}

    /**
     * When the table announced each act, in the capture's time. Acts that were corrected later are
     * left out. The acts themselves happened earlier.
     */
    private String times(History.Hand hand, String record, List<Reading> readings)
            throws JournalException {
        long from = readings.isEmpty() ? 0 : readings.getFirst().at();
        Map<Integer, HandQueries.Told> told = new HandQueries(history).told(hand);
        List<String> lines = record.lines().toList();
        long before = hand.row().record().lines().count() - lines.size();
        StringBuilder times = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            HandQueries.Told one = told.get((int) (i + 1 + before));
            if (one != null && one.text().equals(lines.get(i))) {
                ToldJson json = new ToldJson(i + 1, lines.get(i), one.at() - from);
                times.append(Json.write(json)).append('\n');
            }
        }
        return times.toString();
    }
}
