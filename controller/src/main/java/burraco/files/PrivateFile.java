package burraco.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Files in which stands who played, what people held or which tag is which card: their owner reads
 * them, and nobody else. They are so from their first byte on.
 */
public final class PrivateFile {
    private static final Set<StandardOpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private PrivateFile() {}

    /**
     * A new one; also a link that leads nowhere is there already.
     *
     * @throws FileAlreadyExistsException with a reason for people
     */
    public static OutputStream create(Path file) throws IOException {
        try {
            return Channels.newOutputStream(Files.newByteChannel(file, NEW, mode("rw-------")));
        } catch (FileAlreadyExistsException there) {
            throw new FileAlreadyExistsException(
                    file.toString(), null, "there is a file of that name");
        }
    }

    /**
     * In the place of one that is there, whoever could read that. A link gives way too: what it
     * leads to belongs to somebody else. Only a device or a pipe is written to as it is.
     */
    public static OutputStream anew(Path file) throws IOException {
        if (isDevice(file)) {
            return Files.newOutputStream(file);
        }
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(file)) {
            Files.delete(file);
        }
        return create(file);
    }

    /** The system's own links are devices too, such as {@code /dev/stdout}. */
    private static boolean isDevice(Path file) throws IOException {
        if (!Files.isSymbolicLink(file)) {
            return Files.exists(file)
                    && Files.readAttributes(file, BasicFileAttributes.class).isOther();
        }
        Path folder = file.toAbsolutePath().getParent().toRealPath();
        return folder.equals(Path.of("/dev")) || folder.startsWith("/proc");
    }

    public static void write(Path file, byte[] bytes) throws IOException {
        try (OutputStream out = create(file)) {
            out.write(bytes);
        }
    }

    /** One that is there stays as it is; what has to be made is for its owner alone. */
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder, mode("rwx------"));
    }

    private static FileAttribute<?>[] mode(String mode) {
        boolean posix = Path.of("").getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
                }
                : new FileAttribute<?>[0];
    }
}
