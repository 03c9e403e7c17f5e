package burraco.cli;

import burraco.web.console.Pin;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/** The console's PIN beside the table's own file: its hash, for the eyes of its user alone. */
final class PinFile {
    private PinFile() {}

    static Path beside(Path table) {
        return table.resolveSibling("console.pin");
    }

    /** Empty where there is none, or none that could be read. */
    static Optional<Pin> read(Path file) {
        try {
            return Files.exists(file) ? Pin.read(Files.readString(file)) : Optional.empty();
        } catch (IOException cannot) {
            return Optional.empty();
        }
    }

    static void write(Path file, Pin pin) throws IOException {
        Path other = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(other);
        try (SeekableByteChannel out =
                Files.newByteChannel(
                        other,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rw-------")))) {
            out.write(ByteBuffer.wrap((pin.line() + "\n").getBytes(StandardCharsets.UTF_8)));
        }
        Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
