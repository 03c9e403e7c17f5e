package burraco.cli.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Replaces files so that after a power cut either the old or the new content is there. */
public final class SafeFile {
    private static final Set<StandardOpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private SafeFile() {}

    /** Only its owner may read it. */
    public static void writeSecret(Path file, byte[] bytes) throws IOException {
        write(file, bytes, "rw-------");
    }

    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, bytes, "rw-r--r--");
    }

    private static void write(Path file, byte[] bytes, String mode) throws IOException {
        Path target = file.toAbsolutePath();
        Path temporary = target.resolveSibling("." + target.getFileName() + ".new");
        Files.deleteIfExists(temporary);
        boolean posix = Files.getFileStore(target.getParent()).supportsFileAttributeView("posix");
        FileAttribute<?>[] attributes =
                posix
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString(mode))
                        }
                        : new FileAttribute<?>[0];
        try (FileChannel channel = FileChannel.open(temporary, NEW, attributes)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException no) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
        keepFolder(target.getParent());
    }

    /** Forces the new name to disk, if the system can do that. */
    private static void keepFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException cannot) {
            // The system does it a little later.
        }
    }
}
