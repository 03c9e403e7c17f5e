package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.InstalledTable;
import burraco.testing.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What root does with the settings of a card's first start, whoever has left them. */
@Tag("process")
@Timeout(60)
class FirstSettingsTest {
    private static final Path IMAGE =
            InstalledTable.SYSTEM.resolve("../packaging/image/root/usr/lib").normalize();

    @TempDir Path folder;

    private Path asked;

    @BeforeEach
    void aCardThatStartsForTheFirstTime() throws IOException {
        write("etc/burraco-table/table.toml", "[table]\nname = \"7\"\nlanguage = \"it\"\n");
        write("etc/default/burraco-kiosk", "");
        write("run/burraco-first-start/pin", "271828\n");
        asked = write("run/burraco-table/settings-asked", "");
        command("systemctl", "echo \"$@\" >>\"$CARD/calls\"");
    }

    // What the page leaves

    @Test
    @DisplayName("Settings are applied, the first start is over, and what uses them starts again")
    void applied() throws Exception {
        assertEquals(
                "",
                left(
                        "language=en\nname=Sala 2\nwifi-country=IT\nwifi=Club\nwifi-password= a\\b=c d\n"));
        assertEquals(
                "[table]\nname = \"Sala 2\"\nlanguage = \"en\"\n",
                read("etc/burraco-table/table.toml"));
        assertEquals("[Security]\nPassphrase=\\sa\\\\b=c d\n", read("var/lib/iwd/Club.psk"));
        assertEquals("[General]\nCountry=IT\n", read("etc/iwd/main.conf"));
        assertOver();
        assertEquals(
                List.of(
                        "stop --no-block burraco-first-settings.path",
                        "try-restart iwd",
                        "restart burraco-table",
                        "restart burraco-kiosk"),
                calls());
    }

    @Test
    @DisplayName("Nothing chosen ends the first start, and nothing starts again")
    void nothing() throws Exception {
        assertEquals("", left(""));
        assertOver();
        assertEquals(List.of("stop --no-block burraco-first-settings.path"), calls());
    }

    @Test
    @DisplayName("table.txt, which was applied before, is not applied again over them")
    void tableTxt() throws Exception {
        Path note = write("data/table.txt.applied", "1 2\n");
        left("name=8\n");
        assertEquals("1 2\n", Files.readString(note));
    }

    @Test
    @DisplayName("The unit waits for the file that the script takes")
    void unit() throws Exception {
        Unit unit =
                Unit.of(
                        Path.of(
                                "packaging/image/root/usr/lib/systemd/system",
                                "burraco-first-settings.path"));
        assertEquals("/" + folder.relativize(asked), unit.one("PathExists"));
    }

    // What others may have written

    @Test
    @DisplayName("No PIN, key or host name comes from there, and wrong values are left out")
    void others() throws Exception {
        String before = read("etc/burraco-table/table.toml");
        String said =
                left(
                        "pin=123456\nssh-key=ssh-ed25519 AAAA x\nhostname=x\nPIN=1\nname=7\"; id\n"
                                + "language=$(id)\nwifi=\0../../etc/x\nwifi-password=short\nname\n");
        assertFalse(said.isEmpty());
        assertEquals(before, read("etc/burraco-table/table.toml"));
        for (String other :
                List.of("run/burraco-pin", "home", "etc/hostname", "etc/x", "var/lib/iwd")) {
            assertFalse(Files.exists(folder.resolve(other)), other);
        }
        assertOver();
    }

    @ParameterizedTest
    @ValueSource(strings = {"link", "folder", "pipe", "huge"})
    @DisplayName("Anything but a small file is ignored, and the first start goes on")
    void noFile(String kind) throws Exception {
        Files.delete(asked);
        Path secret = write("secret", "name=8\n");
        switch (kind) {
            case "link" -> Files.createSymbolicLink(asked, secret);
            case "folder" -> Files.createDirectories(asked.resolve("a"));
            case "pipe" ->
                    assertEquals(
                            0, new ProcessBuilder("mkfifo", asked.toString()).start().waitFor());
            case "huge" -> Files.writeString(asked, "name=8\n" + "x".repeat(1 << 20));
            default -> throw new AssertionError(kind);
        }
        assertEquals("what was asked for is no small file: ignored\n", run("first-settings"));
        assertFalse(Files.exists(asked, LinkOption.NOFOLLOW_LINKS));
        assertTrue(Files.exists(folder.resolve("run/burraco-first-start")));
        assertTrue(Files.exists(secret));
        assertEquals(List.of(), calls());
    }

    // Networks

    @Test
    @DisplayName("Networks are taken from the paths that iwd gives its objects")
    void networks() throws Exception {
        command(
                "busctl",
                """
                case $1 in
                    tree) printf '%s\\n' / /net/connman/iwd /net/connman/iwd/0 /net/connman/iwd/0/3 \\
                        /net/connman/iwd/0/3/436c7562_psk /net/connman/iwd/0/3/4f73_open /net/connman/iwd/0/3/41_8021x ;;
                    call) echo "$@" >>"$CARD/calls"
                        cp "$CARD/run/burraco-first-start/networks" "$CARD/networks"
                        rm -rf "$CARD/run/burraco-first-start" ;;
                esac
                """);
        assertEquals("", run("first-networks"));
        assertEquals("436c7562_psk\n4f73_open\n", read("networks"));
        assertEquals(
                List.of("call net.connman.iwd /net/connman/iwd/0/3 net.connman.iwd.Station Scan"),
                calls());
    }

    private void assertOver() {
        for (String gone : List.of("burraco-first-start", "burraco-first-settings")) {
            assertFalse(Files.exists(folder.resolve("run").resolve(gone)), gone);
        }
        assertFalse(Files.exists(asked));
    }

    private String left(String content) throws Exception {
        Files.writeString(asked, content);
        return run("first-settings");
    }

    private String run(String script) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder("sh", IMAGE + "/burraco-table-image/" + script)
                        .redirectErrorStream(true);
        builder.environment().put("BURRACO_LIB", IMAGE + "/burraco-table-image");
        builder.environment().put("BURRACO_RUN", folder.resolve("run").toString());
        builder.environment().put("BURRACO_ROOT", folder.toString());
        builder.environment().put("BURRACO_PAUSE", "0");
        builder.environment().put("CARD", folder.toString());
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(30, TimeUnit.SECONDS), said);
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    /** A command of the machine that a script stands in for. */
    private void command(String name, String script) throws IOException {
        Path file = write("bin/" + name, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private List<String> calls() throws IOException {
        Path calls = folder.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls) : List.of();
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
