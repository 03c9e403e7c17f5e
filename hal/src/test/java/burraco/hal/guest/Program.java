package burraco.hal.guest;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Copies this program into a folder for the guest, which runs the same code. */
public final class Program {
    private Program() {}

    /** Copies the jars that {@code ./table run} starts to its subfolder {@code jars}. */
    public static void jarsTo(Path folder) throws IOException {
        copy(Path.of(System.getProperty("burraco.jars")), folder.resolve("jars"));
    }

    /** Copies this test's class path to its subfolders {@code classes} and {@code lib}. */
    public static void classesTo(Path folder) throws IOException {
        Path libraries = Files.createDirectories(folder.resolve("lib"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path one = Path.of(entry);
            if (Files.isDirectory(one)) {
                copy(one, folder.resolve("classes"));
            } else if (Files.exists(one)) {
                Files.copy(one, libraries.resolve(one.getFileName()));
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.toList();
        }
        for (Path file : files) {
            Path copy = to.resolve(from.relativize(file).toString());
            if (Files.isDirectory(file)) {
                Files.createDirectories(copy);
            } else {
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
