package burraco.cli.link;

import burraco.files.PrivateFile;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Logs every frame of a link, one a line: milliseconds, direction, bytes. {@code >} is sent and
 * {@code <} is received. The file contains tag numbers, so only its owner may read it.
 */
final class FrameLog implements AutoCloseable {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final BufferedWriter out;
    private boolean failed;
    private long frames;

    FrameLog(Path file) throws IOException {
        OutputStream bytes = PrivateFile.anew(file);
        out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.US_ASCII));
    }

    /** A full disk ends the log, not the link. */
    synchronized void write(boolean outward, byte[] bytes, long micros) {
        if (failed) {
            return;
        }
        try {
            out.write(
                    String.format(Locale.ROOT, "%d.%03d", micros / 1_000, micros % 1_000)
                            + (outward ? " > " : " < ")
                            + HEX.formatHex(bytes)
                            + "\n");
            frames++;
        } catch (IOException full) {
            failed = true;
        }
    }

    synchronized long frames() {
        return frames;
    }

    /** Whether something could not be written. */
    synchronized boolean isBroken() {
        return failed;
    }

    @Override
    public synchronized void close() {
        try {
            out.close();
        } catch (IOException full) {
            failed = true;
        }
    }
}
