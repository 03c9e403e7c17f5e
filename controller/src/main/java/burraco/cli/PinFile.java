package burraco.cli;

import burraco.files.InputFile;
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
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The console's PIN beside the table's own file: its hash, for the eyes of its user alone. It is
 * looked at each time, so that another one holds at once.
 */
final class PinFile implements Supplier<Optional<Pin>> {
    private final Path file;
    private final Consumer<String> log;
    private Optional<Pin> last = Optional.empty();
    private String told = "";

    /**
     * @param table the table's own file
     * @param log takes a sentence where it cannot be read
     */
    PinFile(Path table, Consumer<String> log) {
        file = beside(table);
        this.log = log;
    }

    static Path beside(Path table) {
        return table.resolveSibling("console.pin");
    }

    /** Empty where there is none. One that cannot be read for a moment is the one it was. */
    @Override
    public synchronized Optional<Pin> get() {
        try {
            String line =
                    Files.exists(file)
                            ? new String(InputFile.bytes(file), StandardCharsets.UTF_8)
                            : "";
            last = Pin.read(line);
            tell(line.isEmpty() || last.isPresent() ? "" : "it has no PIN in it; ./table pin");
        } catch (IOException cannot) {
            tell(FileTrouble.why(cannot));
        }
        return last;
    }

    private void tell(String what) {
        if (!what.isEmpty() && !what.equals(told)) {
            log.accept(file + ": " + what);
        }
        told = what;
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
