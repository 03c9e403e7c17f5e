package burraco;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/** The project's files without build results, since other tests write there at the same time. */
final class ProjectFiles {
    /** The folder of the project, from whichever module the test runs in. */
    static final Path ROOT = root();

    private ProjectFiles() {}

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("table")) || !Files.exists(folder.resolve("docs"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** Those whose name ends so, sorted. */
    static List<Path> ending(String end) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(
                    ROOT,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult preVisitDirectory(
                                Path folder, BasicFileAttributes attributes) {
                            String name = folder.getFileName().toString();
                            return name.equals("target") || name.equals(".git")
                                    ? FileVisitResult.SKIP_SUBTREE
                                    : FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFile(
                                Path file, BasicFileAttributes attributes) {
                            if (file.toString().endsWith(end)) {
                                found.add(file);
                            }
                            return FileVisitResult.CONTINUE;
                        }
                    });
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
        return found.stream().sorted().toList();
    }
}
