package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of an unpacked package, with small files in place of large ones. */
record SmallPackage(Path root) {
    static final String PROGRAM = "usr/lib/burraco-table/versions/1.0";

    /** One in the folder of jars. Its content is its name. */
    void jar(String name) {
        write("jars/" + name, name);
    }

    void java() {
        write(
                "java-origin",
                """
                version=25.0.3+9
                vendor=Somebody
                source=https://example.org/jdk 0123
                purl=pkg:generic/openjdk@25.0.3%2B9
                """);
        write("runtime/release", "JAVA_VERSION=\"25.0.3\"\nMODULES=\"java.base java.sql\"\n");
        write("runtime/lib/modules", "modules");
        write("runtime/legal/java.base/zlib.md", "## zlib v1.3.2\n\n### zlib License\n");
        write("runtime/legal/java.base/LICENSE", "GPL");
    }

    private void write(String name, String text) {
        Path file = root.resolve(PROGRAM).resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
