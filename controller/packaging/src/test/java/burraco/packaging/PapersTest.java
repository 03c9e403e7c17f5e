package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The copyright file of a package and the list of third parties agree with what lies in it. */
class PapersTest {
    @TempDir Path folder;

    private SmallPackage unpacked;

    @BeforeEach
    void fill() throws IOException {
        unpacked = new SmallPackage(folder);
        unpacked.java();
        unpacked.jar("app.jar");
        Project.parts().libraries().forEach(part -> unpacked.jar("lib/" + part.jar()));
    }

    private String copyright() {
        return new CopyrightFile(shipped(), Project.parts(), Project.texts()).text();
    }

    private Shipped shipped() {
        return Shipped.in(folder, Project.parts());
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(one -> one.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName("Every file of others has a paragraph, and every licence there its text")
    void everyFileAndLicence() {
        String text = copyright();
        Set<String> files = new TreeSet<>(Set.of("*", SmallPackage.PROGRAM + "/runtime/*"));
        Project.parts()
                .libraries()
                .forEach(part -> files.add(SmallPackage.PROGRAM + "/jars/lib/" + part.jar()));
        assertEquals(files, found("^Files: (.*)", text));
        Set<String> named = new TreeSet<>();
        found("^License: (.*)$(?=\\n\\S)", text)
                .forEach(line -> named.addAll(Set.of(line.split(",? (?:and|or) "))));
        Set<String> explained = found("^License: (.*)$(?=\\n )", text);
        explained.remove("GPL-2 with Classpath exception");
        assertEquals(explained, named);
        assertTrue(text.contains("zlib v1.3.2: java.base/zlib.md"), text);
    }

    @Test
    @DisplayName("What is not in a package is not in its papers")
    void onlyWhatIsThere(@TempDir Path other) throws IOException {
        new SmallPackage(other).jar("app.jar");
        Shipped few = Shipped.in(other, Project.parts());
        String text = new CopyrightFile(few, Project.parts(), Project.texts()).text();
        assertEquals(Set.of("*"), found("^Files: (.*)", text));
        assertEquals(Set.of("Apache-2.0"), found("^License: (.*)", text));
    }

    @Test
    @DisplayName("The list of third parties names all, with the licence that we go by and its text")
    void thirdParties() {
        String text = new ThirdParties(shipped(), Project.parts(), Project.texts()).text();
        for (Part part : Project.parts().all()) {
            assertTrue(text.contains("\n" + part.titled()), part.name());
            for (String id : part.licence().taken()) {
                assertTrue(text.contains(Project.texts().of(id).orElseThrow().strip()), id);
            }
        }
        assertTrue(text.contains("we go by Apache-2.0"));
        assertTrue(text.contains("OpenJDK 25.0.3+9 of Somebody"));
    }

    @Test
    @DisplayName("A module of ours that lies with the libraries that it needs is ours")
    void ours() throws IOException {
        Path mqtt = folder.resolve(SmallPackage.PROGRAM).resolve("jars/lib/mqtt");
        Files.createDirectories(mqtt);
        try (ZipOutputStream jar =
                new ZipOutputStream(Files.newOutputStream(mqtt.resolve("mqtt.jar")))) {
            jar.putNextEntry(new ZipEntry("burraco/mqtt/HiveDialler.class"));
        }
        assertTrue(
                shipped().jars().stream()
                        .anyMatch(jar -> jar.file().equals("mqtt.jar") && jar.part().isEmpty()));
    }

    @Test
    @DisplayName("A jar that nobody has described is refused, with what to do")
    void unknownJar() throws IOException {
        for (String name : List.of("left-pad-1.0.jar", "pi/left-pad.jar")) {
            unpacked.jar("lib/" + name);
            Refusal refusal = assertThrows(Refusal.class, this::shipped);
            assertTrue(refusal.getMessage().contains(name + " is in no line of"));
            Files.delete(folder.resolve(SmallPackage.PROGRAM + "/jars/lib/" + name));
        }
    }
}
