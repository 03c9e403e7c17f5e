package burraco.packaging;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** A file of osv.dev: one advisory, a list of them, or all of an ecosystem in a zip. */
record Advisories(Path file) {
    /** What is known about the libraries of bills of materials; none twice. */
    List<String> about(List<JsonValue> boms) {
        TreeSet<String> found = new TreeSet<>();
        List<JsonValue> libraries =
                boms.stream()
                        .flatMap(bom -> bom.get("components").all().stream())
                        .filter(one -> one.get("purl").text().startsWith("pkg:maven/"))
                        .toList();
        each(advisory -> {
            for (JsonValue one : libraries) {
                advisory.about(
                                one.get("group").text(),
                                one.get("name").text(),
                                one.get("version").text())
                        .ifPresent(found::add);
            }
        });
        return List.copyOf(found);
    }

    private void each(Consumer<Advisory> reader) {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file))) {
            bytes.mark(2);
            boolean zip = bytes.read() == 'P' && bytes.read() == 'K';
            bytes.reset();
            if (zip) {
                unzip(new ZipInputStream(bytes), reader);
            } else {
                read(JsonValue.read(bytes), reader);
            }
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private static void unzip(ZipInputStream zip, Consumer<Advisory> reader) throws IOException {
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (entry.getName().endsWith(".json")) {
                // The parser would close the zip.
                read(JsonValue.read(new ByteArrayInputStream(zip.readAllBytes())), reader);
            }
        }
    }

    private static void read(JsonValue value, Consumer<Advisory> reader) {
        List<JsonValue> all = value.all().isEmpty() ? List.of(value) : value.all();
        all.forEach(one -> reader.accept(new Advisory(one)));
    }
}
