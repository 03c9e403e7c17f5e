package burraco.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;

/**
 * A file that somebody gives this program, and that may be anything: a device that never ends, a
 * pipe into which nobody writes, a hundred megabytes. It is looked at before it is opened. Whoever
 * reads a file reads it here.
 */
public final class InputFile {
    /** More than any table, deck, sheet of words or list of expectations has. */
    public static final int USUAL = 1 << 20;

    private static final int KIND = 0170000;
    private static final int PIPE = 0010000;

    private InputFile() {}

    /** All of an ordinary file that has as much as tables and decks have at most. */
    public static byte[] bytes(Path file) throws IOException {
        return bytes(file, USUAL);
    }

    /**
     * All of an ordinary file.
     *
     * @throws FileSystemException with a reason for people, where it is something else, or has more
     *     than that
     */
    public static byte[] bytes(Path file, int most) throws IOException {
        byte[] bytes = beginning(file, most);
        if (bytes.length > most) {
            String limit = most >= 1 << 20 ? (most >> 20) + " MB" : (most >> 10) + " KB";
            throw wrong(file, "it is too long; expected a file of at most " + limit);
        }
        return bytes;
    }

    /**
     * An ordinary file, and not more than one byte beyond what it may have: for whoever says in
     * words of his own that it is too long.
     */
    public static byte[] beginning(Path file, int most) throws IOException {
        mustBeOrdinary(file);
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most + 1);
        }
    }

    /**
     * The same as lines of UTF-8.
     *
     * @throws CharacterCodingException where it is none
     */
    public static List<String> lines(Path file, int most) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(file, most));
        return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString().lines().toList();
    }

    /** Also one that other programs open, and into which they would wait for ever. */
    public static void mustBeOrdinary(Path file) throws IOException {
        BasicFileAttributes kind = Files.readAttributes(file, BasicFileAttributes.class);
        if (kind.isDirectory()) {
            throw wrong(file, "it is a folder; expected a file");
        }
        if (!kind.isRegularFile()) {
            throw wrong(
                    file, "it is a " + (isPipe(file) ? "pipe" : "device") + "; expected a file");
        }
    }

    /**
     * What is read as it comes, however long it is: an ordinary file, or a pipe that another
     * program fills.
     */
    public static InputStream stream(Path file) throws IOException {
        if (!isPipe(file)) {
            mustBeOrdinary(file);
        }
        return Files.newInputStream(file);
    }

    private static boolean isPipe(Path file) throws IOException {
        try {
            int mode = (int) Files.getAttribute(file, "unix:mode");
            return (mode & KIND) == PIPE;
        } catch (UnsupportedOperationException | IllegalArgumentException otherSystem) {
            return false;
        }
    }

    private static FileSystemException wrong(Path file, String why) {
        return new FileSystemException(file.toString(), null, why);
    }
}
