package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two starts of Java write the same, though each has another order for what has none. */
@Tag("process")
class SameBytesTest {
    @TempDir Path folder;

    private Path root;

    @BeforeEach
    void fill() {
        root = folder.resolve("unpacked");
        SmallPackage unpacked = new SmallPackage(root);
        unpacked.java();
        unpacked.jar("app.jar");
        Project.parts().libraries().forEach(part -> unpacked.jar("lib/" + part.jar()));
    }

    private static String written(String... words) throws Exception {
        List<String> java =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName());
        Process process =
                new ProcessBuilder(Stream.concat(java.stream(), Stream.of(words)).toList())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), text);
        assertTrue(text.length() > 500, text);
        return text;
    }

    private static void twice(String... words) throws Exception {
        assertEquals(written(words), written(words));
    }

    @Test
    @DisplayName("The copyright file and the list of third parties")
    void papers() throws Exception {
        twice("copyright", Project.ROOT.toString(), root.toString());
        twice("third-parties", Project.ROOT.toString(), root.toString());
    }

    @Test
    @DisplayName("The bill of materials")
    void bom() throws Exception {
        twice(
                "sbom",
                Project.ROOT.toString(),
                root.toString(),
                file("burraco-table_1.0_amd64.deb", "a package"),
                file("bom.json", SmallPackage.mavenBom(Project.parts())),
                "2026-11-27T06:59:00Z");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
