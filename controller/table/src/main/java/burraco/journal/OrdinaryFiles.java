package burraco.journal;

import burraco.files.InputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** SQLite would wait for ever for whoever fills a pipe that has the name of one of its files. */
final class OrdinaryFiles {
    private static final List<String> ENDS = List.of("", "-wal", "-shm", "-journal");

    private OrdinaryFiles() {}

    /**
     * @throws IOException with a sentence, where one of a journal's files is something else
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
