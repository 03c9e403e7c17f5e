package burraco.cli;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.layout.capture.Shifted;
import burraco.layout.capture.Straightened;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Set;
import java.util.function.Consumer;

/** Everything that a running table hears, as a capture that only its user can read. */
final class RunCapture implements AutoCloseable {
    private final CaptureWriter writer;
    private final Straightened straightened;
    private final Consumer<String> log;
    private final long from;
    private boolean failed;

    /**
     * @param from the table's time at which it begins
     */
    RunCapture(Path folder, Path config, String deck, Seat dealer, long from, Consumer<String> log)
            throws IOException {
        this.log = log;
        this.from = from;
        Files.createDirectories(folder);
        Instant now = Instant.now();
        String stamp = "table-" + now.toString().replaceAll("[^0-9TZ]", "");
        // With its table beside it a capture can be replayed anywhere.
        keep(folder.resolve(stamp + ".toml"), Files.readAllBytes(config));
        keep(folder.resolve(stamp + ".csv"), Files.readAllBytes(config.resolveSibling(deck)));
        CaptureStart start = new CaptureStart(now, stamp + ".toml", stamp + ".csv", dealer);
        OutputStream out = newFile(folder.resolve(stamp + ".readings.jsonl"));
        writer = new CaptureWriter(new BufferedOutputStream(out), start);
        straightened = new Straightened(writer::write);
    }

    private static void keep(Path file, byte[] bytes) throws IOException {
        try (OutputStream out = newFile(file)) {
            out.write(bytes);
        }
    }

    private static OutputStream newFile(Path file) throws IOException {
        return Channels.newOutputStream(
                Files.newByteChannel(
                        file,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rw-------"))));
    }

    /**
     * Devices may speak at the same time, and of what happened while a cable was out they speak
     * late; a capture's times never go back.
     */
    synchronized void write(Reading reading) {
        if (failed) {
            return;
        }
        try {
            straightened.take(Shifted.to(reading, reading.at() - from));
        } catch (IOException | IllegalStateException cannot) {
            failed = true;
            log.accept("The capture cannot be written any more: " + cannot.getMessage());
        }
    }

    @Override
    public synchronized void close() {
        try (writer) {
            if (!failed) {
                straightened.end();
            }
        } catch (IOException | IllegalStateException cannot) {
            log.accept("The capture could not be closed: " + cannot.getMessage());
        }
    }
}
