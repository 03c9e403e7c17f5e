package burraco.journal;

import burraco.files.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Refuses a journal whose files are not regular ones: with a pipe of that name SQLite would wait
 * for ever.
 */
final class OrdinaryFiles {
    private static final List<String> ENDS = List.of("", "-wal", "-shm", "-journal");

    private OrdinaryFiles() {}

    /**
     * @throws IOException with a sentence, if one of the files is not a regular file
     */
    static void of(Path file) throws IOException {
        for (String end : ENDS) {
            Path one = Path.of(file + end);
            if (Files.exists(one)) {
                InputFile.mustBeOrdinary(one);
            }
        }
    }
}
