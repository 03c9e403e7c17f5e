package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The lines of parts.tsv. */
record Parts(List<Part> all) {
    static Parts read(Path file) {
        try {
            return new Parts(
                    Files.readAllLines(file).stream()
                            .filter(line -> !line.isBlank() && !line.startsWith("#"))
                            // What the columns are.
                            .skip(1)
                            .map(Part::of)
                            .toList());
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    List<Part> libraries() {
        return all.stream().filter(Part::isLibrary).toList();
    }

    /** The library that lies in this file. */
    Optional<Part> in(String jar) {
        return libraries().stream().filter(part -> part.jar().equals(jar)).findFirst();
    }

    /** What lies within a library's jar. */
    List<Part> within(Part library) {
        return all.stream().filter(part -> part.within().equals(library.artifact())).toList();
    }
}
