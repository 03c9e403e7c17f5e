package burraco.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Where this program may keep what it unpacks: the folder in which the launcher keeps its cache.
 */
public final class Places {
    private Places() {}

    /**
     * @param environment the value of a variable, or null
     */
    static List<Path> usual(UnaryOperator<String> environment) {
        Optional<Path> cache =
                folder(environment.apply("XDG_CACHE_HOME"))
                        .or(() ->
                                folder(environment.apply("HOME"))
                                        .map(home -> home.resolve(".cache")));
        return Stream.ofNullable(cache.orElse(null))
                .map(folder -> folder.resolve("burraco-table").resolve("native"))
                .toList();
    }

    /**
     * A folder that nobody else can write, for a library that unpacks itself: the usual one, or a
     * fresh one for this start.
     */
    public static Path forUnpacking() throws IOException {
        for (Path place : usual(System::getenv)) {
            try {
                return OwnFolder.at(place);
            } catch (IOException cannot) {
                // Then one that is made for this start alone.
            }
        }
        return OwnFolder.at(Files.createTempDirectory("burraco-native"));
    }

    private static Optional<Path> folder(String name) {
        try {
            return Optional.ofNullable(name)
                    .filter(one -> !one.isEmpty())
                    .map(Path::of)
                    .filter(Path::isAbsolute);
        } catch (InvalidPathException no) {
            return Optional.empty();
        }
    }
}
