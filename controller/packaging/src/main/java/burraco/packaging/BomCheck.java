package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Compares a bill of materials with the folder of an unpacked package or of an image. */
final class BomCheck {
    private BomCheck() {}

    /** What is there and not listed, listed and not there, or another file. */
    static List<String> faults(JsonValue bom, Path root) {
        Map<String, String> listed = new TreeMap<>();
        for (JsonValue component : bom.get("components").all()) {
            for (JsonValue where : component.get("evidence").get("occurrences").all()) {
                listed.put(where.get("location").text(), Checksum.listed(component));
            }
        }
        List<String> faults = new ArrayList<>();
        for (Path file : jars(root)) {
            String path = root.relativize(file).toString();
            if (!listed.containsKey(path)) {
                faults.add(path + " is not in the bill of materials");
            }
        }
        listed.forEach((path, sha256) -> {
            Path file = root.resolve(path);
            if (!Files.isRegularFile(file)) {
                faults.add(path + " is in the bill of materials, and not in the package");
            } else if (!Checksum.of(file).equals(sha256)) {
                faults.add(path + " is not the file of the bill of materials");
            }
        });
        return faults;
    }

    private static List<Path> jars(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).filter(Shipped::isJar).sorted().toList();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
