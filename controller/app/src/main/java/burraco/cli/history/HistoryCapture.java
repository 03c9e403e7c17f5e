package burraco.cli.history;

import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.hal.Reading;
import burraco.journal.HandReadings;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.layout.capture.OrderedCapture;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** Exports the readings of finished hands as captures that only their owner can read. */
final class HistoryCapture {
    private static final String ENDING = ".readings.jsonl";

    /** The latest time that a capture can contain. */
    private static final long LATEST_MILLIS = 1L << 53;

    private final Screen screen;
    private final History history;

    HistoryCapture(Screen screen, History history) {
        this.screen = screen;
        this.history = history;
    }

    /** Writes the captures; returns the exit status. */
    int run(HistoryOptions options, List<History.Hand> hands) throws JournalException, IOException {
        return HandExport.write(
                options,
                screen,
                to -> {
                    Path deck = to.config().resolveSibling(to.table().layout().deck());
                    boolean file = hands.size() == 1 && to.out().toString().endsWith(ENDING);
                    for (History.Hand hand : hands) {
                        HandReadings heard = HandReadings.of(history, hand);
                        Path target =
                                file
                                        ? to.out()
                                        : to.out().resolve(HistoryExport.name(hand) + ENDING);
                        write(heard, hand, target, to.config(), deck);
                        if (to.calibration().isPresent()) {
                            Path folder = target.toAbsolutePath().getParent();
                            HandExport.keep(to.calibration().get(), folder);
                        }
                    }
                });
    }

    /** Writes the table beside the capture, so that it can be replayed anywhere. */
    private void write(HandReadings heard, History.Hand hand, Path target, Path config, Path deck)
            throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        PrivateFile.folder(folder);
        String name = target.getFileName().toString();
        String bare = name.substring(0, name.length() - ENDING.length());
        CaptureStart start =
                new CaptureStart(
                        Instant.ofEpochMilli(heard.wall()),
                        bare + ".toml",
                        bare + ".csv",
                        hand.row().dealer());
        try (CaptureWriter writer =
                new CaptureWriter(new BufferedOutputStream(PrivateFile.create(target)), start)) {
            write(heard.readings(), writer);
        }
        PrivateFile.write(folder.resolve(start.layout()), InputFile.bytes(config));
        PrivateFile.write(folder.resolve(start.deck()), InputFile.bytes(deck));
        screen.out().println(target);
    }

    /** Writes readings with times that begin at 0. */
    static void write(List<Reading> readings, CaptureWriter writer) throws IOException {
        long from = readings.isEmpty() ? 0 : readings.getFirst().at();
        OrderedCapture straightened = new OrderedCapture(writer::write);
        for (Reading reading : readings) {
            if (reading instanceof Reading.Weight weight && !Double.isFinite(weight.grams())) {
                throw new IOException("what was heard is damaged");
            }
            straightened.take(reading.toldAt(Math.min(reading.at() - from, LATEST_MILLIS)));
        }
        straightened.end();
    }
}
