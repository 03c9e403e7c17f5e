package burraco.cli.simulate;

import burraco.cli.options.CommandRefusal;
import burraco.hal.Reading;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.play.evening.Truth;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * A folder of simulated captures with the layouts and the deck that they name, and with the records
 * of what truly happened. Several captures may be written at the same time.
 */
final class CaptureFolder {
    /** All captures begin at the same date and time, because they are compared byte by byte. */
    private static final Instant BEGINNING = Instant.parse("2026-01-09T20:30:00Z");

    private final Path folder;
    private final int digits;

    /**
     * @param hands how many there will be: file names have as many digits as the last one has, at
     *     least four, so that they lie in their order
     */
    CaptureFolder(Path folder, int hands) {
        this.folder = folder;
        digits = Math.max(4, String.valueOf(hands).length());
    }

    /** Refuses a folder that is not empty, because files in it could be overwritten. */
    void begin(SimulateOptions options) throws IOException {
        Files.createDirectories(folder);
        try (var inside = Files.list(folder)) {
            if (inside.findAny().isPresent()) {
                throw new CommandRefusal("simulate.not-empty", folder);
            }
        }
        write("deck.csv", DeckFile.write(options.deck()));
    }

    /** The file of the capture whose first hand has this number, counted from 0. */
    Path captureFrom(int first) {
        return folder.resolve(name(first) + ".readings.jsonl");
    }

    private String name(int first) {
        return String.format(Locale.ROOT, "hand-%0" + digits + "d", first + 1);
    }

    /** Plays the hands, writes their readings to a capture, and passes them on to the audience. */
    List<SimulatedCapture.Played> keep(SimulatedCapture sitting, SimulatedCapture.Audience others)
            throws IOException {
        String name = name(sitting.first());
        Path part = folder.resolve(name + ".readings.jsonl.part");
        List<SimulatedCapture.Played> played;
        CaptureStart start =
                new CaptureStart(BEGINNING, tableFile(sitting, name), "deck.csv", sitting.dealer());
        try (OutputStream out = Files.newOutputStream(part);
                CaptureWriter writer = new CaptureWriter(out, start)) {
            played = sitting.play(written(writer, others));
        } catch (UncheckedIOException full) {
            Files.deleteIfExists(part);
            throw full.getCause();
        }
        for (int i = 0; i < played.size(); i++) {
            truth(played.size() == 1 ? name : name + "-" + (i + 1), played.get(i).truth());
        }
        Files.move(part, captureFrom(sitting.first()), StandardCopyOption.ATOMIC_MOVE);
        return played;
    }

    private static SimulatedCapture.Audience written(
            CaptureWriter writer, SimulatedCapture.Audience others) {
        return new SimulatedCapture.Audience() {
            @Override
            public void hear(Reading reading) {
                others.hear(reading);
                write(writer, reading);
            }

            @Override
            public void played(SimulatedCapture.Played hand) {
                others.played(hand);
            }
        };
    }

    private static void write(CaptureWriter writer, Reading reading) {
        try {
            writer.write(reading);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private synchronized String tableFile(SimulatedCapture sitting, String hand)
            throws IOException {
        Layout layout = sitting.layout();
        String onCall = layout.match().onCall() ? "-on-call" : "";
        String timed = layout.match().turnTimes() ? "-timed" : "";
        // Every group of strangers has a table of its own.
        String whose = sitting.strangers().isPresent() ? hand + "." : "";
        String name = whose + "table" + onCall + timed + ".toml";
        if (!Files.exists(folder.resolve(name))) {
            write(name, LayoutWriter.write(layout));
        }
        return name;
    }

    private void truth(String name, Truth truth) throws IOException {
        write(name + ".burraco", truth.text());
        StringBuilder times = new StringBuilder();
        for (Truth.Timed timed : truth.times()) {
            times.append("{\"line\":").append(timed.line());
            times.append(",\"action\":\"").append(timed.action());
            times.append("\",\"t\":").append(timed.begun());
            times.append(",\"complete\":").append(timed.complete()).append("}\n");
        }
        write(name + ".times.jsonl", times.toString());
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }
}
