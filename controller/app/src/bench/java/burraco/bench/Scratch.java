package burraco.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder that is gone afterwards. */
record Scratch(Path folder) implements AutoCloseable {
    static Scratch make() throws IOException {
        return new Scratch(Files.createTempDirectory("burraco-bench-"));
    }

    @Override
    public void close() throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
