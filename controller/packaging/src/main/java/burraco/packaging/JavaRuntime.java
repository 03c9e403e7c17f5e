package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The Java that a package brings.
 *
 * @param path from the root of the package
 * @param version with the number of the build
 * @param vendor who built it
 * @param source where its source is
 * @param purl its address among all packages of the world
 * @param modules those that were kept
 * @param sha256 of the file with the modules
 * @param legal what others made and lies within it: title, and the file that has its licence
 */
record JavaRuntime(
        String path,
        String version,
        String vendor,
        String source,
        String purl,
        List<String> modules,
        String sha256,
        Map<String, String> legal) {

    /** From the folder beside which {@code build} has written where it comes from. */
    static JavaRuntime read(Path root, Path folder) {
        try {
            Map<String, String> origin = values(folder.resolveSibling("java-origin"));
            Map<String, String> release = values(folder.resolve("release"));
            return new JavaRuntime(
                    root.relativize(folder).toString(),
                    origin.get("version"),
                    origin.get("vendor"),
                    origin.get("source"),
                    origin.get("purl"),
                    Stream.of(release.get("MODULES").split(" ")).sorted().toList(),
                    Checksum.of(folder.resolve("lib/modules")),
                    legal(folder.resolve("legal")));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private static Map<String, String> values(Path file) throws IOException {
        Map<String, String> values = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] sides = line.split("=", 2);
            values.put(sides[0], sides[1].replaceAll("^\"|\"$", ""));
        }
        return values;
    }

    private static Map<String, String> legal(Path folder) throws IOException {
        Map<String, String> legal = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".md")).toList()) {
                title(file)
                        .ifPresent(title -> legal.put(title, folder.relativize(file).toString()));
            }
        }
        return legal;
    }

    /** Each of these files begins with what it is about. */
    private static Optional<String> title(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3).strip())
                .findFirst();
    }
}
