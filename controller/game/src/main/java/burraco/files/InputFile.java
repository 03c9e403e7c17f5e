package burraco.files;

import burraco.text.Sentence;
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
 * Reads files that a user names on the command line. Such a path may lead to anything (a device
 * that never ends, a pipe that nobody writes to, a file of a hundred megabytes), so its kind and
 * size are checked before it is read. All code that reads a user's file goes through this class.
 */
public final class InputFile {
    /** The usual size limit, larger than any table, deck, word list or list of expectations. */
    public static final int USUAL_MAX_BYTES = 1 << 20;

    private static final int FILE_TYPE_MASK = 0170000;
    private static final int FILE_TYPE_PIPE = 0010000;

    private InputFile() {}

    /** Reads a regular file of at most {@link #USUAL_MAX_BYTES}. */
    public static byte[] bytes(Path file) throws IOException {
        return bytes(file, USUAL_MAX_BYTES);
    }

    /**
     * Reads a regular file.
     *
     * @throws FileSystemException with a reason to show to the user, if it is not a regular file or
     *     has more than {@code most} bytes
     */
    public static byte[] bytes(Path file, int most) throws IOException {
        byte[] bytes = beginning(file, most);
        if (bytes.length > most) {
            String limit = most >= 1 << 20 ? (most >> 20) + " MB" : (most >> 10) + " KB";
            throw new UnusableFileException(
                    file,
                    "it is too long; expected a file of at most " + limit,
                    new Sentence("read.file.long", limit));
        }
        return bytes;
    }

    /**
     * Reads at most {@code most + 1} bytes of a regular file, for callers that report a file that
     * is too long in their own words.
     */
    public static byte[] beginning(Path file, int most) throws IOException {
        mustBeOrdinary(file);
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most + 1);
        }
    }

    /**
     * Reads a regular file as lines of UTF-8.
     *
     * @throws CharacterCodingException if it is not valid UTF-8
     */
    public static List<String> lines(Path file, int most) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(file, most));
        return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString().lines().toList();
    }

    /**
     * Refuses anything but a regular file. Also called for files that a library opens itself, since
     * opening a pipe would block for ever.
     */
    public static void mustBeOrdinary(Path file) throws IOException {
        BasicFileAttributes kind = Files.readAttributes(file, BasicFileAttributes.class);
        if (kind.isDirectory()) {
            throw wrong(file, "folder");
        }
        if (!kind.isRegularFile()) {
            throw wrong(file, isPipe(file) ? "pipe" : "device");
        }
    }

    /**
     * Opens a file that is read as a stream, however long it is: a regular file, or a pipe that
     * another program fills.
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
            return (mode & FILE_TYPE_MASK) == FILE_TYPE_PIPE;
        } catch (UnsupportedOperationException | IllegalArgumentException otherSystem) {
            return false;
        }
    }

    private static UnusableFileException wrong(Path file, String kind) {
        return new UnusableFileException(
                file,
                "it is a " + kind + "; expected a file",
                new Sentence("read.file.is-" + kind));
    }
}
