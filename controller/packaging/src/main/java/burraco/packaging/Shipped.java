package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** What lies in a package: our jars, those of others, and a Java. */
record Shipped(List<Jar> jars, Optional<JavaRuntime> java) {

    /** From the folder of an unpacked package. */
    static Shipped in(Path root, Parts parts) {
        List<Jar> jars = new ArrayList<>();
        Optional<JavaRuntime> java = Optional.empty();
        for (Path file : files(root)) {
            if (isJar(file)) {
                jars.add(jar(root, file, parts));
            } else if (file.endsWith("runtime/lib/modules")) {
                java = Optional.of(JavaRuntime.read(root, file.getParent().getParent()));
            }
        }
        return new Shipped(List.copyOf(jars), java);
    }

    /** Jars of the Java itself are a part of it. */
    static boolean isJar(Path file) {
        return file.toString().endsWith(".jar") && !file.toString().contains("/runtime/lib/");
    }

    private static List<Path> files(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** Those of others lie in the folder lib, with a module of ours that only runs with them. */
    private static Jar jar(Path root, Path file, Parts parts) {
        String path = root.relativize(file).toString();
        String name = file.getFileName().toString();
        Optional<Part> part = parts.in(name);
        if (part.isEmpty() && path.contains("/jars/lib/") && !isOurs(file)) {
            throw new Refusal(
                    path
                            + " is in no line of controller/packaging/parts.tsv: say there whose it"
                            + " is, its version and its licence");
        }
        return new Jar(path, Checksum.of(file), part);
    }

    private static boolean isOurs(Path jar) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().anyMatch(entry -> entry.getName().startsWith("burraco/"));
        } catch (IOException none) {
            return false;
        }
    }

    List<Part> libraries() {
        return jars.stream().flatMap(jar -> jar.part().stream()).toList();
    }
}
