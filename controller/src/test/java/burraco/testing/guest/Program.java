package burraco.testing.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What runs in the guest: the same jars that {@code ./table run} starts here. */
public final class Program {
    private Program() {}

    /** Copies them to the folder {@code jars} in this one. */
    public static void copyTo(Path folder) throws IOException {
        Path from = Path.of(System.getProperty("burraco.jars"));
        Path to = folder.resolve("jars");
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }
}
