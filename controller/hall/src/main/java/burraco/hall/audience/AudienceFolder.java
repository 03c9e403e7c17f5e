package burraco.hall.audience;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The folder that a web server shows. A file appears in it whole: under another name first, which
 * begins with a dot, and then under its own.
 *
 * @param path must be there: a disk that is not mounted must not be written to
 */
record AudienceFolder(Path path) {
    /** A file that must not change is there, and it is another one. */
    static final class OtherFileException extends IOException {
        private static final long serialVersionUID = 1;

        OtherFileException(Path file) {
            super(file.toString());
        }
    }

    /** Its length; empty if there is none. */
    OptionalLong size(String name) throws IOException {
        try {
            return OptionalLong.of(Files.size(path.resolve(name)));
        } catch (NoSuchFileException none) {
            return OptionalLong.empty();
        }
    }

    boolean isThere() {
        return Files.isDirectory(path);
    }

    boolean has(String name) {
        return Files.exists(path.resolve(name));
    }

    boolean isSame(String name, byte[] bytes) throws IOException {
        Path file = path.resolve(name);
        return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), bytes);
    }

    void mustNotHave(String name) throws OtherFileException {
        Path file = path.resolve(name);
        if (has(name)) {
            throw new OtherFileException(file);
        }
    }

    /** Replaces a file, or makes it. */
    void put(String name, byte[] bytes) throws IOException {
        Path file = path.resolve(name);
        Path folder = file.getParent();
        if (!folder.equals(path)) {
            folder(folder);
        }
        Path fresh = folder.resolve("." + file.getFileName() + ".new");
        Files.write(fresh, bytes);
        readable(fresh, "rw-r--r--");
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The web server is somebody else. */
    private static void readable(Path file, String mode) throws IOException {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        } catch (UnsupportedOperationException otherSystem) {
            // Where files have no modes, everybody may read them.
        }
    }

    private void folder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (!Files.isDirectory(path)) {
            throw new NoSuchFileException(path.toString());
        }
        for (Path part : List.of(folder.getParent(), folder)) {
            if (!part.equals(path) && part.startsWith(path) && !Files.isDirectory(part)) {
                Files.createDirectory(part);
                readable(part, "rwxr-xr-x");
            }
        }
    }

    /**
     * Makes a file that never changes. After a power cut there may be the beginning of it.
     *
     * @throws OtherFileException if there is another one of that name
     */
    void putOnce(String name, byte[] bytes) throws IOException {
        Path file = path.resolve(name);
        if (Files.exists(file)) {
            byte[] there = Files.readAllBytes(file);
            if (Arrays.equals(there, bytes)) {
                return;
            }
            int length = Math.min(there.length, bytes.length);
            boolean cutOff = isEmpty(there) || Arrays.equals(there, Arrays.copyOf(bytes, length));
            if (!cutOff || there.length > bytes.length) {
                throw new OtherFileException(file);
            }
        }
        put(name, bytes);
    }

    private static boolean isEmpty(byte[] bytes) {
        for (byte one : bytes) {
            if (one != 0) {
                return false;
            }
        }
        return true;
    }

    /** What lies in a file of this name in each folder below. */
    List<String> inEachFolder(String name) throws IOException {
        try (Stream<Path> folders = Files.list(path)) {
            return folders.map(one -> one.resolve(name))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .map(AudienceFolder::text)
                    .filter(one -> !one.isEmpty())
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return "";
        }
    }
}
