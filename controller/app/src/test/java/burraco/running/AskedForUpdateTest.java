package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.PackagedTable;
import burraco.testing.Unit;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What root does when the console's file appears, whoever has written it. */
@Tag("process")
class AskedForUpdateTest {
    @TempDir Path folder;

    private PackagedTable machine;
    private Path file;

    @BeforeEach
    void aMachine() throws Exception {
        machine = new PackagedTable(folder);
        file = machine.at("run/burraco-table/update-asked");
    }

    private int asked(String content) throws Exception {
        Files.writeString(file, content);
        return machine.run("asked");
    }

    private void assertGone() {
        assertFalse(Files.exists(file, LinkOption.NOFOLLOW_LINKS));
        assertFalse(
                Files.exists(
                        machine.at("run/burraco-table-update/asked"), LinkOption.NOFOLLOW_LINKS));
    }

    private void assertIgnored() throws Exception {
        assertEquals(0, machine.run("asked"));
        assertEquals(
                "what was asked for is neither \"check\" nor \"install\": ignored\n",
                machine.said());
        assertGone();
        assertEquals(List.of(), machine.calls());
        assertFalse(Files.exists(machine.at("run/burraco-table-update/told")));
    }

    // What the console asks for

    @Test
    @DisplayName("\"check\" says whether there is a newer version, and changes nothing")
    void check() throws Exception {
        assertEquals(0, asked("check\n"));
        assertGone();
        assertEquals(List.of(), machine.calls());
        assertEquals(
                List.of(
                        "newer",
                        "1.1",
                        "there is version 1.1; here is 1.0",
                        "c'è la versione 1.1; qui c'è la 1.0"),
                machine.told().subList(0, 4));
        assertTrue(machine.told().get(4).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ"));
        machine.offers("1.0");
        assertEquals(0, asked("check\n"));
        assertEquals("newest", machine.told().getFirst());
    }

    @Test
    @DisplayName("\"install\" brings the newer version")
    void install() throws Exception {
        assertEquals(0, asked("install\n"));
        assertGone();
        assertEquals(List.of("fetch", "install"), machine.calls());
        assertEquals(List.of("installed", "1.1"), machine.told().subList(0, 2));
    }

    @Test
    @DisplayName("During a match root does not install, whatever the console has let pass")
    void duringAMatch() throws Exception {
        Files.createFile(machine.at("run/burraco-table/playing"));
        assertEquals(1, asked("install\n"));
        assertEquals(List.of(), machine.calls());
        assertEquals(
                List.of(
                        "failed",
                        "1.1",
                        "a match is being played: after it",
                        "si sta giocando una partita: dopo"),
                machine.told().subList(0, 4));
    }

    @Test
    @DisplayName("What does not work is told in both languages")
    void doesNotWork() throws Exception {
        Files.createFile(machine.at("unsigned"));
        assertEquals(1, asked("install\n"));
        assertEquals(List.of(), machine.calls());
        assertEquals("failed", machine.told().getFirst());
        assertTrue(machine.told().get(2).contains("not signed with our key"));
        assertTrue(machine.told().get(3).contains("non è firmato"));
        Files.delete(machine.at("settings/update-from"));
        asked("check\n");
        assertTrue(machine.told().get(2).contains("/etc/burraco-table/update-from"));
    }

    @Test
    @DisplayName("A password in the source's address is not told")
    void password() throws Exception {
        Files.writeString(machine.at("settings/update-from"), "https://us:secret@club.example/t\n");
        Files.createFile(machine.at("unsigned"));
        asked("check\n");
        assertTrue(machine.told().get(2).contains("https://club.example/t"), "" + machine.told());
        assertFalse(machine.told().toString().contains("secret"));
    }

    @Test
    @DisplayName("An update that was killed is told as interrupted")
    void interrupted() throws Exception {
        Path told = machine.at("run/burraco-table-update/told");
        Files.createDirectories(told.getParent());
        Files.writeString(told, "installing\n1.1\na\nb\nc\n");
        machine.run("asked", "ended");
        assertEquals("failed", machine.told().getFirst());
        asked("check\n");
        machine.run("asked", "ended");
        assertEquals("newer", machine.told().getFirst());
    }

    @Test
    @DisplayName("The unit waits for the file that the script takes")
    void unit() throws Exception {
        Unit unit = Unit.of(Path.of("packaging", "burraco-table-update.path"));
        assertEquals("/" + folder.relativize(file), unit.one("PathExists"));
    }

    // What others may have written

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "install",
                "install\r\n",
                "install \n",
                "INSTALL\n",
                "install\ncheck\n",
                "install\n\n",
                "check\ninstall\n",
                "install http://elsewhere.example/\n",
                "--now\n",
                "install --now\n",
                "$(touch pwned)\n",
                "in\0stall\n",
                "install\n\0"
            })
    @DisplayName("Anything but the two words is ignored, and is not in the log")
    void otherWords(String content) throws Exception {
        Files.writeString(file, content);
        assertIgnored();
    }

    @Test
    @DisplayName("A huge file is neither read nor kept")
    void huge() throws Exception {
        Files.writeString(file, "install\n" + "x".repeat(64 << 20));
        assertIgnored();
    }

    @Test
    @DisplayName("A link is not followed, and where it leads stays")
    void link() throws Exception {
        Path secret = Files.writeString(folder.resolve("secret"), "install\n");
        Files.createSymbolicLink(file, secret);
        assertIgnored();
        assertEquals("install\n", Files.readString(secret));
    }

    @Test
    @DisplayName("A link to nowhere goes too, or it would start root's part for ever")
    void linkToNowhere() throws Exception {
        Files.createSymbolicLink(file, folder.resolve("nowhere"));
        assertIgnored();
        assertFalse(Files.exists(folder.resolve("nowhere")));
    }

    @Test
    @DisplayName("A folder goes with what is in it, and what its links lead to stays")
    void aFolder() throws Exception {
        Path kept = Files.createDirectory(folder.resolve("kept"));
        Files.createFile(kept.resolve("file"));
        Files.createDirectories(file.resolve("a/b"));
        Files.createSymbolicLink(file.resolve("a/link"), kept);
        assertIgnored();
        assertTrue(Files.exists(kept.resolve("file")));
    }

    @Test
    @DisplayName("A pipe that nobody writes to stops nothing")
    void pipe() throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
        assertIgnored();
    }

    @Test
    @DisplayName("With no file there is nothing to do")
    void nothing() throws Exception {
        assertIgnored();
    }

    @Test
    @DisplayName("Where updates come from is read as the table's user: no other file is shown")
    void source() throws Exception {
        // The stand-in for runuser is this machine's root, so it has to refuse by itself here.
        Files.writeString(
                machine.at("bin/runuser"), "#!/bin/sh\necho \"$2\" >\"$MACHINE/as\"\nexit 1\n");
        Path secret = Files.writeString(folder.resolve("shadow"), "root:hash\n");
        Files.delete(machine.at("settings/update-from"));
        Files.createSymbolicLink(machine.at("settings/update-from"), secret);
        assertEquals(2, asked("check\n"));
        assertEquals("burraco\n", Files.readString(machine.at("as")));
        assertFalse(machine.told().toString().contains("hash"), "" + machine.told());
    }

    @Test
    @DisplayName("What is told can be read by the table, and is written by root alone")
    void rights() throws Exception {
        asked("check\n");
        assertEquals(
                "rw-r--r--",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(
                                machine.at("run/burraco-table-update/told"))));
    }
}
