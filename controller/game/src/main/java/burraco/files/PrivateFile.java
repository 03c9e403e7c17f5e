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
 * Creates files with private content (who played, which cards people held, which tag belongs to
 * which card). Only the owner may read them, from the moment they exist.
 */
public final class PrivateFile {
    private static final Set<StandardOpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private PrivateFile() {}

    /**
     * Creates a new file. A symbolic link of that name counts as an existing file, even if it leads
     * nowhere.
     *
     * @throws FileAlreadyExistsException with a reason to show to the user
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
     * Replaces a file, whatever its permissions were. A symbolic link is replaced too, because its
     * target may belong to somebody else. Only a device or a pipe is opened and written to.
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

    /** The system's own links count as devices, such as {@code /dev/stdout}. */
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

    /**
     * Creates a folder and its parents for the owner alone. An existing folder keeps its
     * permissions.
     */
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
