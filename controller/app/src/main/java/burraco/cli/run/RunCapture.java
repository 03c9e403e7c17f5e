package burraco.cli.run;

import burraco.cards.Seat;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.hal.Reading;
import burraco.layout.calibration.CalibrationFile;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.layout.capture.OrderedCapture;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** Records all readings of a running table as a capture that only its owner can read. */
final class RunCapture implements AutoCloseable {
    /** Readings that may wait to be written: about ten minutes of a busy table. */
    private static final int ROOM = 65_536;

    private static final long LONGEST_END_MILLIS = 1_500;

    private final BlockingQueue<Optional<Reading>> waiting = new LinkedBlockingQueue<>(ROOM);
    private final Thread thread;
    private final CaptureWriter writer;
    private final OrderedCapture straightened;
    private final Consumer<String> log;
    private final long from;
    private volatile boolean failed;

    /**
     * @param from the table's time at which it begins
     */
    RunCapture(Path folder, Path config, String deck, Seat dealer, long from, Consumer<String> log)
            throws IOException {
        this.log = log;
        this.from = from;
        PrivateFile.folder(folder);
        Instant now = Instant.now();
        String stamp = "table-" + now.toString().replaceAll("[^0-9TZ]", "");
        // With its table beside it a capture can be replayed anywhere.
        PrivateFile.write(folder.resolve(stamp + ".toml"), InputFile.bytes(config));
        PrivateFile.write(
                folder.resolve(stamp + ".csv"), InputFile.bytes(config.resolveSibling(deck)));
        Path tried = config.resolveSibling(CalibrationFile.NAME);
        Path kept = folder.resolve(CalibrationFile.NAME);
        if (Files.exists(tried) && !Files.exists(kept)) {
            PrivateFile.write(kept, InputFile.bytes(tried));
        }
        CaptureStart start = new CaptureStart(now, stamp + ".toml", stamp + ".csv", dealer);
        OutputStream out = PrivateFile.create(folder.resolve(stamp + ".readings.jsonl"));
        writer = new CaptureWriter(new BufferedOutputStream(out), start);
        straightened = new OrderedCapture(writer::write);
        thread = Thread.ofPlatform().name("capture").daemon().start(this::work);
    }

    /**
     * Returns at once, because the caller may hold the lock of a cable that lamps need. Readings
     * may come from several threads, and late after a cable was unplugged; the capture is in order
     * of time.
     */
    void write(Reading reading) {
        if (!failed && !waiting.offer(Optional.of(reading))) {
            fail("the disk is too slow");
        }
    }

    private void work() {
        try {
            Optional<Reading> next = waiting.take();
            while (next.isPresent()) {
                Reading reading = next.get();
                straightened.take(reading.toldAt(reading.at() - from));
                next = waiting.take();
            }
            straightened.end();
        } catch (IOException | IllegalStateException cannot) {
            fail(cannot.getMessage());
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    /** Once. */
    private void fail(String why) {
        if (!failed) {
            failed = true;
            waiting.clear();
            log.accept("The capture cannot be written any more: " + why);
        }
    }

    /** Writes what is waiting, as far as the disk takes it within about a second. */
    @Override
    public void close() {
        waiting.offer(Optional.empty());
        try {
            thread.join(LONGEST_END_MILLIS);
            if (thread.isAlive()) {
                log.accept("The capture could not be closed: the disk is too slow");
                return;
            }
            writer.close();
        } catch (IOException cannot) {
            log.accept("The capture could not be closed: " + cannot.getMessage());
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
