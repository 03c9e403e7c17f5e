package burraco.cli.pages;

import burraco.cli.out.FileTrouble;
import burraco.files.PrivateFile;
import burraco.web.seat.SeatKeys;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.function.Consumer;

/** The file with the secret from which the seats' keys are derived, in the journal's folder. */
public final class SeatKeyFile {
    private static final int BYTES = 32;

    private SeatKeyFile() {}

    /**
     * @param log is told if the file can neither be read nor written: then the keys are valid until
     *     the program ends
     */
    public static SeatKeys in(Path journal, Consumer<String> log) {
        Path file = journal.resolve("seats.key");
        byte[] secret = new byte[BYTES];
        new SecureRandom().nextBytes(secret);
        try {
            if (Files.isRegularFile(file) && Files.size(file) == BYTES) {
                return new SeatKeys(Files.readAllBytes(file));
            }
            Files.deleteIfExists(file);
            write(file, secret);
        } catch (IOException cannot) {
            log.accept(
                    "the seats' codes are good until the program ends: "
                            + FileTrouble.forTheLog(cannot));
        }
        return new SeatKeys(secret);
    }

    private static void write(Path file, byte[] secret) throws IOException {
        try (OutputStream out = PrivateFile.create(file)) {
            out.write(secret);
        }
    }
}
