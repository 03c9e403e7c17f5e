package burraco.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;

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
        OutputStream bytes =
                Channels.newOutputStream(
                        Files.newByteChannel(
                                file,
                                Set.of(
                                        StandardOpenOption.CREATE,
                                        StandardOpenOption.TRUNCATE_EXISTING,
                                        StandardOpenOption.WRITE),
                                PosixFilePermissions.asFileAttribute(
                                        PosixFilePermissions.fromString("rw-------"))));
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
