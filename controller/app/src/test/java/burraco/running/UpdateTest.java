package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.PackagedTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code burraco-table update}: when it changes a table and when it does not. */
@Tag("process")
class UpdateTest {
    @TempDir Path folder;

    private PackagedTable machine;

    @BeforeEach
    void aMachine() throws Exception {
        machine = new PackagedTable(folder);
    }

    private void aMatchBegins() throws Exception {
        Files.createFile(machine.at("run/burraco-table/playing"));
    }

    @Test
    @DisplayName("Between matches a newer version is fetched and installed")
    void betweenMatches() throws Exception {
        assertEquals(0, machine.run("update"));
        assertEquals(List.of("fetch", "install"), machine.calls());
        assertTrue(machine.said().contains("there is version 1.1; here is 1.0"), machine.said());
        assertFalse(Files.exists(machine.at("state/installing")));
    }

    @Test
    @DisplayName("During a match nothing is fetched and nothing changes, and it is said why")
    void duringAMatch() throws Exception {
        aMatchBegins();
        assertEquals(1, machine.run("update"));
        assertEquals(List.of(), machine.calls());
        assertTrue(
                machine.said().contains("a match is being played: after it, or with --now"),
                machine.said());
    }

    @Test
    @DisplayName("A match that begins while the version is fetched is not disturbed either")
    void itBeginsMeanwhile() throws Exception {
        Files.createFile(machine.at("begins-meanwhile"));
        assertEquals(1, machine.run("update"));
        assertEquals(List.of("fetch"), machine.calls());
        assertFalse(Files.exists(machine.at("state/installing")));
    }

    @Test
    @DisplayName("While the table starts, nobody knows whether a match is being played")
    void whileItStarts() throws Exception {
        Files.writeString(machine.at("active-state"), "activating\n");
        assertEquals(1, machine.run("update"));
        assertEquals(List.of(), machine.calls());
        assertTrue(machine.said().contains("the table is starting"), machine.said());
    }

    @Test
    @DisplayName("A table that is stopped can be updated")
    void whileItIsStopped() throws Exception {
        Files.writeString(machine.at("active-state"), "inactive\n");
        assertEquals(0, machine.run("update"));
        assertEquals(List.of("fetch", "install"), machine.calls());
    }

    @Test
    @DisplayName("--now does not wait for the end of a match, nor until the table has started")
    void now() throws Exception {
        aMatchBegins();
        Files.writeString(machine.at("active-state"), "activating\n");
        assertEquals(0, machine.run("update", "--now"));
        assertEquals(List.of("fetch", "install"), machine.calls());
    }

    @Test
    @DisplayName("Looking for a newer version disturbs no match")
    void check() throws Exception {
        aMatchBegins();
        assertEquals(0, machine.run("update", "--check"));
        assertEquals(List.of(), machine.calls());
        assertTrue(machine.said().contains("there is version 1.1"), machine.said());
    }

    @Test
    @DisplayName("Two updates at a time are one too many")
    void twoAtATime() throws Exception {
        Path lock = Files.createFile(machine.at("state/lock"));
        Process other =
                new ProcessBuilder("flock", lock.toString(), "sh", "-c", "echo held; cat").start();
        try {
            assertEquals("held", other.inputReader().readLine());
            assertEquals(1, machine.run("update"));
            assertTrue(machine.said().contains("another update is under way"), machine.said());
        } finally {
            other.outputWriter().close();
            other.waitFor();
        }
        assertEquals(0, machine.run("update"));
    }

    @Test
    @DisplayName("Who asks at the command line leaves nothing for the console to read")
    void nothingForTheConsole() throws Exception {
        machine.run("update");
        assertFalse(Files.exists(machine.at("run/burraco-table-update/told")));
    }

    @Test
    @DisplayName("An update that the power has interrupted is told to the console at its end")
    void resumed() throws Exception {
        Files.createDirectory(machine.at("state/packages"));
        Files.createFile(machine.at("state/packages/burraco-table_1.1_amd64.deb"));
        Files.writeString(machine.at("state/installing"), "1.1\n");
        assertEquals(0, machine.run("update", "--resume"));
        assertEquals(List.of("installed", "1.1"), machine.told().subList(0, 2));
    }

    @Test
    @DisplayName("What comes out of an archive is out of reach until its signature is checked")
    void archive() throws Exception {
        Path tool =
                Files.writeString(Files.createDirectory(folder.resolve("in")).resolve("tool"), "");
        Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path archive = folder.resolve("stick.tar");
        new ProcessBuilder("tar", "-C", folder.toString(), "-cf", archive.toString(), "in")
                .start()
                .waitFor();
        machine.run("update", "--check", archive.toString());
        String seen = Files.readString(machine.at("unpacked"));
        assertTrue(seen.startsWith("drwx------"), seen);
        assertFalse(Files.exists(machine.at("state/unpacked")));
    }

    @Test
    @DisplayName("An archive with anything but files and folders is refused")
    void archiveWithALink() throws Exception {
        Path in = Files.createDirectory(folder.resolve("in"));
        Files.createSymbolicLink(in.resolve("InRelease"), Path.of("/etc/shadow"));
        Path archive = folder.resolve("stick.tar");
        new ProcessBuilder("tar", "-C", folder.toString(), "-cf", archive.toString(), "in")
                .start()
                .waitFor();
        assertEquals(2, machine.run("update", "--check", archive.toString()));
        assertTrue(machine.said().contains("is damaged"), machine.said());
        assertFalse(Files.exists(machine.at("state/unpacked")));
    }
}
