package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder with the texts of licences. Ours, the Apache licence, lies at the top of the project.
 */
record LicenceTexts(Path folder) {
    Optional<String> of(String id) {
        Path file =
                id.equals(Licence.OURS.expression())
                        ? folder.resolve("../../../LICENSE")
                        : folder.resolve(id + ".txt");
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
