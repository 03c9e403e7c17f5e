package burraco.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The folders for unpacked files: those in which the launcher keeps its cache. */
public final class UnpackFolder {
    private UnpackFolder() {}

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

    /** A temporary folder for this run. */
    static Path fresh() throws IOException {
        return Files.createTempDirectory("burraco-native");
    }

    /**
     * A folder that nobody else can write to and from which programs may run, for a library that
     * unpacks itself: the usual one, or a temporary one for this run.
     *
     * @throws IOException with a sentence that says what was tried
     */
    public static Path forUnpacking() throws IOException {
        return forUnpacking(usual(System::getenv), UnpackFolder::fresh, Files::isExecutable);
    }

    /**
     * @param mayRun whether a program in that file could run; this is false on a disk that is
     *     mounted {@code noexec}
     */
    static Path forUnpacking(List<Path> places, NativeLibrary.Fresh fresh, Predicate<Path> mayRun)
            throws IOException {
        List<String> tried = new ArrayList<>();
        for (Path place : places) {
            try {
                return runnable(place, mayRun);
            } catch (IOException cannot) {
                tried.add(place + ": " + cannot.getMessage());
            }
        }
        try {
            Path place = fresh.folder();
            try {
                return runnable(place, mayRun);
            } catch (IOException cannot) {
                Files.deleteIfExists(place);
                throw cannot;
            }
        } catch (IOException cannot) {
            tried.add("a temporary folder: " + cannot.getMessage());
            throw new IOException(String.join("; ", tried), cannot);
        }
    }

    private static Path runnable(Path place, Predicate<Path> mayRun) throws IOException {
        Path own = OwnFolder.at(place);
        Path probe = Files.createTempFile(own, "runs", ".part");
        try {
            Files.setPosixFilePermissions(probe, PosixFilePermissions.fromString("rwx------"));
            if (!mayRun.test(probe)) {
                throw new IOException("nothing may run from there (noexec)");
            }
        } catch (UnsupportedOperationException otherSystem) {
            // On such systems files are not marked as programs.
        } finally {
            Files.deleteIfExists(probe);
        }
        return own;
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
