package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bill of materials of a package says what lies in it, as CycloneDX wants it. */
class BomTest {
    @TempDir Path folder;

    private SmallPackage unpacked;

    private Path root;

    @BeforeEach
    void fill() {
        root = folder.resolve("unpacked");
        unpacked = new SmallPackage(root);
        unpacked.java();
        unpacked.jar("app.jar");
        unpacked.jar("hal.jar");
        Project.parts().libraries().forEach(part -> unpacked.jar("lib/" + part.jar()));
    }

    private Bom bom() throws IOException {
        Path deb = folder.resolve("burraco-table_1.0~7+changed_arm64.deb");
        Files.writeString(deb, "a package");
        return new Bom(
                DebianPackage.of(deb),
                Shipped.in(root, Project.parts()),
                Project.parts(),
                MavenBom.of(value(SmallPackage.mavenBom(Project.parts()))),
                "2026-11-27T06:59:00Z");
    }

    private static JsonValue value(String json) {
        return JsonValue.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    private static JsonValue component(JsonValue bom, String name) {
        return bom.get("components").all().stream()
                .filter(one -> one.get("name").text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("It agrees with the official schema of CycloneDX 1.6")
    void agreesWithTheSchema() throws IOException {
        assertEquals(List.of(), CycloneDxSchema.faults(bom().json()));
    }

    @Test
    @DisplayName(
            "The schema finds a licence that SPDX does not know, and a component without a name")
    void theSchemaFindsFaults() throws IOException {
        String json = bom().json();
        for (String broken :
                List.of(
                        json.replace("\"MIT\"", "\"MYT\""),
                        json.replace("\"name\": \"jna\"", "\"nome\": \"jna\""))) {
            assertFalse(CycloneDxSchema.faults(broken).isEmpty());
        }
    }

    @Test
    @DisplayName("A library has version, licence, checksum, purl and what lies within it")
    void library() throws IOException {
        JsonValue jackson = component(value(bom().json()), "jackson-core");
        Part part = Project.parts().all().getFirst();
        assertEquals(part.version(), jackson.get("version").text());
        assertEquals(
                "Apache-2.0",
                jackson.get("licenses").all().getFirst().get("license").get("id").text());
        assertEquals(
                "pkg:maven/tools.jackson.core/jackson-core@" + part.version(),
                jackson.get("purl").text());
        assertEquals(
                Checksum.of(root.resolve(SmallPackage.PROGRAM + "/jars/lib/" + part.jar())),
                Checksum.listed(jackson));
        assertEquals("as Maven describes it", jackson.get("description").text());
        assertTrue(
                jackson.get("components").all().stream()
                        .anyMatch(one -> one.get("name").text().equals("FastDoubleParser")));
    }

    @Test
    @DisplayName("The Java has its version, modules, licence and what others made of it")
    void java() throws IOException {
        JsonValue java = component(value(bom().json()), "OpenJDK");
        assertEquals("25.0.3+9", java.get("version").text());
        assertEquals(
                "GPL-2.0-only WITH Classpath-exception-2.0",
                java.get("licenses").all().getFirst().get("expression").text());
        assertEquals(
                "java.base java.sql", java.get("properties").all().getFirst().get("value").text());
        assertEquals("zlib v1.3.2", java.get("components").all().getFirst().get("name").text());
    }

    @Test
    @DisplayName("It says who needs whom, and the package needs all")
    void dependencies() throws IOException {
        List<JsonValue> needs = value(bom().json()).get("dependencies").all();
        assertEquals(
                List.of("pkg:maven/burraco/hal@1.0"),
                needs.stream()
                        .filter(one -> one.get("ref").text().equals("pkg:maven/burraco/app@1.0"))
                        .flatMap(one -> one.get("dependsOn").all().stream())
                        .map(JsonValue::text)
                        .toList());
        assertTrue(
                needs.stream()
                        .anyMatch(one ->
                                one.get("ref").text().startsWith("pkg:deb/burraco/")
                                        && one.get("dependsOn").all().size()
                                                == 3 + Project.parts().libraries().size()));
    }

    @Test
    @DisplayName("The same package has the same bill, byte for byte")
    void sameBytes() throws IOException {
        assertEquals(bom().json(), bom().json());
    }

    @Test
    @DisplayName("A library that is not the file Maven has resolved stops the release")
    void anotherFile() throws IOException {
        Part part = Project.parts().libraries().getFirst();
        Files.writeString(root.resolve(SmallPackage.PROGRAM + "/jars/lib/" + part.jar()), "other");
        Refusal refusal = assertThrows(Refusal.class, () -> bom().json());
        assertTrue(refusal.getMessage().contains("is not the file that Maven has resolved"));
    }

    @Test
    @DisplayName("A package that agrees with its bill has no faults")
    void nothingIsWrong() throws IOException {
        assertEquals(List.of(), BomCheck.faults(value(bom().json()), root));
    }

    @Test
    @DisplayName("A jar more, a jar less, another file: each is found")
    void whatIsWrong() throws IOException {
        JsonValue bom = value(bom().json());
        unpacked.jar("lib/more-1.0.jar");
        Path jars = root.resolve(SmallPackage.PROGRAM + "/jars");
        Files.writeString(jars.resolve("app.jar"), "other");
        Files.delete(jars.resolve("hal.jar"));
        assertEquals(
                List.of(
                        SmallPackage.PROGRAM
                                + "/jars/lib/more-1.0.jar is not in the bill of materials",
                        SmallPackage.PROGRAM
                                + "/jars/app.jar is not the file of the bill of materials",
                        SmallPackage.PROGRAM
                                + "/jars/hal.jar is in the bill of materials, and not in the package"),
                BomCheck.faults(bom, root));
    }
}
