package burraco.desk.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/**
 * Puts new content in the place of a file, with the same rights. It is written beside the file
 * first; once this has returned, a power cut does not bring the old content back.
 */
final class Replacement {
    private static final Set<StandardOpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private Replacement() {}

    /**
     * @param file no symbolic link, which would be replaced by a file
     */
    static void of(Path file, byte[] content) throws IOException {
        Path beside = file.resolveSibling("." + file.getFileName() + ".new");
        // Left from a power cut; its rights may be others.
        Files.deleteIfExists(beside);
        try {
            write(beside, content, rights(file));
            Files.move(
                    beside,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException cannot) {
            delete(beside, cannot);
            throw cannot;
        }
        keepName(file.toAbsolutePath().getParent());
    }

    /** Empty on systems that have others. */
    private static Optional<Set<PosixFilePermission>> rights(Path file) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(
                        file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        return view == null ? Optional.empty() : Optional.of(view.readAttributes().permissions());
    }

    private static void write(
            Path beside, byte[] content, Optional<Set<PosixFilePermission>> rights)
            throws IOException {
        FileAttribute<?>[] attributes =
                rights.map(PosixFilePermissions::asFileAttribute).stream()
                        .toArray(FileAttribute<?>[]::new);
        try (FileChannel out = FileChannel.open(beside, NEW, attributes)) {
            if (rights.isPresent()) {
                // A new file has no more rights than the process gives to new files.
                Files.setPosixFilePermissions(beside, rights.get());
            }
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    private static void delete(Path beside, IOException cannot) {
        try {
            Files.deleteIfExists(beside);
        } catch (IOException either) {
            cannot.addSuppressed(either);
        }
    }

    /** Forces the new name to disk, if the system can do that. */
    private static void keepName(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException cannot) {
            // The system does it a little later.
        }
    }
}
