package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.InstalledTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a card makes of {@code table.txt}, in a folder instead of the machine. */
@Tag("process")
@Timeout(60)
class CardSettingsTest {
    private static final Path SETTINGS =
            InstalledTable.SYSTEM.resolve(
                    "../packaging/image/root/usr/lib/burraco-table-image/settings");

    @TempDir Path folder;

    @BeforeEach
    void aSystem() throws IOException {
        write(
                "etc/burraco-table/table.toml",
                """
                [table]
                name = "7"                     # its number
                language = "it"
                [[source]]
                name = "stays"
                [web]
                address = "0.0.0.0"
                names = "burraco.local"
                """);
        write("etc/default/burraco-kiosk", "#ROTATE=180\n");
        write("etc/hosts", "127.0.0.1 localhost\n127.0.1.1 burraco\n");
        Files.createDirectories(folder.resolve("run"));
    }

    @Test
    void eachLineReachesItsFile() throws Exception {
        assertEquals(
                "",
                apply(
                        """
                        # as an editor of Windows writes it\r
                        name=Sala 2\r
                        language=en\r
                        hostname=table-2\r
                        wifi=Club Bridge\r
                        wifi-password= a\\b=c d\r
                        wifi-country=IT\r
                        pin=135791\r
                        ssh-key=ssh-ed25519 AAAA somebody\
                        """));
        assertEquals(
                """
                [table]
                name = "Sala 2"
                language = "en"
                [[source]]
                name = "stays"
                [web]
                address = "0.0.0.0"
                names = "table-2.local"
                """,
                read("etc/burraco-table/table.toml"));
        assertEquals("table-2\n", read("etc/hostname"));
        assertEquals("127.0.0.1 localhost\n127.0.1.1 table-2\n", read("etc/hosts"));
        assertTrue(read("etc/default/burraco-kiosk").contains("pointer=none&lang=en\"\n"));
        assertEquals("[Security]\nPassphrase=\\sa\\\\b=c d\n", read("var/lib/iwd/Club Bridge.psk"));
        assertEquals("[General]\nCountry=IT\n", read("etc/iwd/main.conf"));
        assertEquals("135791\n", read("run/burraco-pin"));
        assertEquals("ssh-ed25519 AAAA somebody\n", read("home/table/.ssh/authorized_keys"));
    }

    @Test
    void aWiFiOfOtherLettersHasAFileOfDigits() throws Exception {
        apply("wifi=Café/..\nwifi-password=12345678\n");
        assertEquals(List.of("=436166c3a92f2e2e.psk"), files("var/lib/iwd"));
    }

    @Test
    void whatIsWrongIsSaidAndLeftOut() throws Exception {
        String before = read("etc/burraco-table/table.toml");
        String said =
                apply(
                        """
                        name=7"; rm -rf /
                        language=de
                        hostname=../../etc/passwd
                        wifi=Club
                        wifi-password=short
                        wifi-country=$(id)
                        pin=12
                        ssh-key=command="id"
                        colour=red
                        """);
        assertEquals(8, said.lines().count(), said);
        assertEquals(before, read("etc/burraco-table/table.toml"));
        assertFalse(Files.exists(folder.resolve("etc/hostname")));
        assertFalse(Files.exists(folder.resolve("var/lib/iwd")));
        assertFalse(Files.exists(folder.resolve("run/burraco-pin")));
    }

    @Test
    void anAppliedFileCountsAgainOnlyWhenItChanges() throws Exception {
        apply("name=8\n");
        write("etc/burraco-table/table.toml", "[table]\nname = \"mine\"\n");
        apply("name=8\n");
        assertTrue(read("etc/burraco-table/table.toml").contains("mine"));
        apply("name=9\n");
        assertTrue(read("etc/burraco-table/table.toml").contains("\"9\""));
    }

    private String apply(String text) throws Exception {
        Path file = folder.resolve("table.txt");
        Files.writeString(file, text);
        ProcessBuilder builder =
                new ProcessBuilder("sh", SETTINGS.toString(), file.toString())
                        .redirectErrorStream(true);
        builder.environment().put("BURRACO_ROOT", folder.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private List<String> files(String name) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(name))) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
