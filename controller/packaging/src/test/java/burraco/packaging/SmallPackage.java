package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

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

    /** What Maven's plugin would say about app, hal and all libraries of such a package. */
    static String mavenBom(Parts parts) {
        String libraries =
                parts.libraries().stream()
                        .map(part ->
                                component(
                                        part.purl().orElseThrow(),
                                        Checksum.of("lib/" + part.jar())))
                        .collect(Collectors.joining());
        return """
        {"metadata": {"component": {"purl": "pkg:maven/burraco/app@1.0?type=jar"}},
         "components": [%s{"purl": "pkg:maven/burraco/hal@1.0?type=jar"}],
         "dependencies": [{"ref": "pkg:maven/burraco/app@1.0?type=jar",
             "dependsOn": ["pkg:maven/burraco/hal@1.0?type=jar", "pkg:maven/not/here@2?type=jar"]}]}
        """
                .formatted(libraries);
    }

    private static String component(String purl, String sha256) {
        return """
        {"purl": "%s?type=jar", "description": "as Maven describes it",
         "hashes": [{"alg": "MD5", "content": "0"}, {"alg": "SHA-256", "content": "%s"}]},
        """
                .formatted(purl, sha256);
    }
}
