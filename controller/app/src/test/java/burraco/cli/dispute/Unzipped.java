package burraco.cli.dispute;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * What is in a ZIP file.
 *
 * @param folder into which it was unpacked
 * @param names in the order of the ZIP
 */
record Unzipped(Path folder, List<String> names) {
    static Unzipped of(Path zip, Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (InputStream in = Files.newInputStream(zip);
                ZipInputStream entries = new ZipInputStream(in)) {
            for (ZipEntry one = entries.getNextEntry(); one != null; one = entries.getNextEntry()) {
                Path file = folder.resolve(one.getName());
                Files.createDirectories(file.getParent());
                Files.copy(entries, file);
                names.add(one.getName());
            }
        }
        return new Unzipped(folder, names);
    }

    byte[] bytes(String name) throws IOException {
        return Files.readAllBytes(folder.resolve(name));
    }

    String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
