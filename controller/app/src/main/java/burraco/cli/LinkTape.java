package burraco.cli;

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
 * Every frame that goes over a link, a line each: milliseconds, which way, its bytes. {@code >}
 * goes to the other end, {@code <} comes from there. Tags' numbers are in it: a new one is its
 * user's alone.
 */
final class LinkTape implements AutoCloseable {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private final BufferedWriter out;
    private boolean failed;
    private long frames;

    LinkTape(Path file) throws IOException {
        OutputStream bytes = PrivateFile.anew(file);
        out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.US_ASCII));
    }

    /** A full disk ends the tape, and nothing else. */
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
