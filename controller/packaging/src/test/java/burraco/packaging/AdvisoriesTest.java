package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which of the advisories of osv.dev concern what is shipped. The advisories are made up. */
class AdvisoriesTest {
    private static final String BOM =
            """
            {"components": [
                {"group": "com.example", "name": "cards", "version": "2.4.1",
                 "purl": "pkg:maven/com.example/cards@2.4.1"},
                {"name": "OpenJDK", "version": "25", "purl": "pkg:generic/openjdk@25"}]}
            """;

    @TempDir Path folder;

    private static String advisory(String id, String name, String affected) {
        return """
        {"id": "%s", "aliases": ["CVE-2026-1"], "summary": "Deals twice.",
         "affected": [{"package": {"ecosystem": "Maven", "name": "%s"}, %s}]}
        """
                .formatted(id, name, affected);
    }

    private static String range(String... events) {
        return "\"ranges\": [{\"type\": \"ECOSYSTEM\", \"events\": ["
                + String.join(", ", events)
                + "]}]";
    }

    private static String event(String what, String version) {
        return "{\"" + what + "\": \"" + version + "\"}";
    }

    private List<String> about(String text) throws IOException {
        return new Advisories(Files.writeString(folder.resolve("osv.json"), text)).about(boms());
    }

    private static List<JsonValue> boms() {
        JsonValue bom =
                JsonValue.read(new ByteArrayInputStream(BOM.getBytes(StandardCharsets.UTF_8)));
        return List.of(bom, bom);
    }

    private static final List<String> FOUND =
            List.of("com.example:cards 2.4.1: GHSA-1 (CVE-2026-1) Deals twice.");

    @Test
    @DisplayName("Introduced before our version and not fixed yet: found, once for all packages")
    void within() throws IOException {
        assertEquals(
                FOUND,
                about(advisory("GHSA-1", "com.example:cards", range(event("introduced", "0")))));
        assertEquals(
                FOUND,
                about(
                        advisory(
                                "GHSA-1",
                                "com.example:cards",
                                range(event("introduced", "2.4"), event("fixed", "2.10")))));
        assertEquals(
                FOUND,
                about(
                        advisory(
                                "GHSA-1",
                                "com.example:cards",
                                range(event("introduced", "0"), event("last_affected", "2.4.1")))));
    }

    @Test
    @DisplayName("Fixed in our version, introduced after it, or another library: not found")
    void outside() throws IOException {
        for (String affected :
                List.of(
                        range(event("introduced", "0"), event("fixed", "2.4.1")),
                        range(event("introduced", "2.5")),
                        range(event("introduced", "0"), event("last_affected", "2.4.0")),
                        "\"versions\": [\"2.4.0\", \"2.4.2\"]")) {
            assertEquals(List.of(), about(advisory("GHSA-1", "com.example:cards", affected)));
        }
        assertEquals(
                List.of(),
                about(advisory("GHSA-1", "com.example:card", range(event("introduced", "0")))));
    }

    @Test
    @DisplayName("Introduced again after it was fixed: found; named without a range: found")
    void again() throws IOException {
        assertEquals(
                FOUND,
                about(
                        advisory(
                                "GHSA-1",
                                "com.example:cards",
                                range(
                                        event("introduced", "0"),
                                        event("fixed", "1.5"),
                                        event("introduced", "2.0")))));
        assertEquals(
                FOUND, about(advisory("GHSA-1", "com.example:cards", "\"versions\": [\"2.4.1\"]")));
    }

    @Test
    @DisplayName("An advisory that was withdrawn does not count")
    void withdrawn() throws IOException {
        assertEquals(
                List.of(),
                about(
                        advisory("GHSA-1", "com.example:cards", range(event("introduced", "0")))
                                .replace(
                                        "\"summary\"",
                                        "\"withdrawn\": \"2026-01-01\", \"summary\"")));
    }

    @Test
    @DisplayName("All advisories of an ecosystem come as a zip, several also as a list")
    void several() throws IOException {
        String other = advisory("GHSA-2", "com.example:other", range(event("introduced", "0")));
        String ours = advisory("GHSA-1", "com.example:cards", range(event("introduced", "0")));
        assertEquals(FOUND, about("[" + other + "," + ours + "]"));
        Path zip = folder.resolve("all.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (String one : List.of(other, ours)) {
                out.putNextEntry(new ZipEntry(one.substring(8, 14) + ".json"));
                out.write(one.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertEquals(FOUND, new Advisories(zip).about(boms()));
    }

    @Test
    @DisplayName("A file that is neither is refused")
    void somethingElse() {
        assertThrows(Refusal.class, () -> about("<html>"));
    }
}
