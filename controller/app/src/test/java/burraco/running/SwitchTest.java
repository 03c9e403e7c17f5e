package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How an installed table changes from one version to another, and back. */
@Tag("process")
class SwitchTest {
    @TempDir Path folder;

    private Path lib;
    private Path state;
    private Path journal;

    @BeforeEach
    void places() throws IOException {
        lib = Files.createDirectory(folder.resolve("lib"));
        state = folder.resolve("state");
        journal = Files.createDirectories(folder.resolve("table/journal"));
    }

    @Test
    @DisplayName("The first version runs at once")
    void theFirst() throws Exception {
        version("1.0", 4);
        assertEquals(0, change("to", "1.0"));
        assertEquals("kept/1.0", current());
    }

    @Test
    @DisplayName("dpkg may take its files away at any time: a copy runs")
    void aCopyRuns() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        delete(lib.resolve("versions/1.0"));
        assertEquals("#!/bin/sh\n", Files.readString(lib.resolve("current/table")));
    }

    @Test
    @DisplayName("The same version installed again is the same copy, unless its files differ")
    void installedAgain() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        delete(lib.resolve("versions/1.0"));
        version("1.0", 4);
        assertEquals(0, change("to", "1.0"));
        assertEquals("kept/1.0", current());
        delete(lib.resolve("versions/1.0"));
        version("1.0", 5);
        assertEquals(0, change("to", "1.0"));
        assertEquals("kept/1.0@2", current());
        assertEquals("4\n", Files.readString(lib.resolve("kept/1.0/journal-schema")));
    }

    @Test
    @DisplayName("Interrupted between any two steps, the link leads to a whole version")
    void interrupted() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        // What a cut in the middle of copying leaves behind.
        Files.createDirectories(lib.resolve("kept/1.1.new"));
        Files.createSymbolicLink(lib.resolve("current.new"), Path.of("nowhere"));
        version("1.1", 4);
        assertEquals("kept/1.0", current());
        assertEquals(0, change("to", "1.1"));
        assertEquals("kept/1.1", current());
        assertFalse(Files.exists(lib.resolve("kept/1.1.new")));
        assertTrue(Files.exists(lib.resolve("kept/1.0/table")));
    }

    @Test
    @DisplayName("Of more than two versions the one that runs and the one before it stay")
    void older() throws Exception {
        for (String version : List.of("1.0", "1.1", "1.2")) {
            version(version, 4);
            change("to", version);
        }
        assertEquals(List.of("1.1", "1.2"), kept());
    }

    @Test
    @DisplayName(
            "Installed again while it is on trial, a version does not replace what it came after")
    void installedAgainOnTrial() throws Exception {
        trialOf("1.1", 4);
        delete(lib.resolve("versions/1.1"));
        version("1.1", 4);
        assertEquals(0, change("to", "1.1"));
        assertEquals(List.of("1.0", "1.1"), kept());
        leave();
    }

    @Test
    @DisplayName("A trial that was never begun is none")
    void neverBegun() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        Files.createDirectories(state);
        Files.writeString(state.resolve("trial"), "kept/1.1 kept/1.0 0\n");
        assertEquals(0, change("attempt"));
        assertFalse(Files.exists(state.resolve("trial")));
        assertEquals("kept/1.0", current());
    }

    @Test
    @DisplayName("If the version before is not there any more, the one on trial goes on")
    void nothingToComeBackTo() throws Exception {
        trialOf("1.1", 4);
        delete(lib.resolve("kept/1.0"));
        for (int i = 0; i < 4; i++) {
            change("attempt");
        }
        assertEquals("kept/1.1", current());
    }

    @Test
    @DisplayName("A version that is started a third time without having run for a minute is left")
    void endsTwice() throws Exception {
        trialOf("1.1", 4);
        assertEquals(0, change("attempt"));
        assertEquals(0, change("attempt"));
        assertEquals("kept/1.1", current());
        assertEquals(0, change("attempt"));
        assertEquals("kept/1.0", current());
        assertFalse(Files.exists(state.resolve("trial")));
        assertTrue(Files.readString(state.resolve("result")).contains("1.0 runs again"));
    }

    @Test
    @DisplayName("A version that has run for a minute stays, however often it is started then")
    void confirmed() throws Exception {
        trialOf("1.1", 4);
        change("attempt");
        assertEquals(0, change("confirm"));
        for (int i = 0; i < 5; i++) {
            assertEquals(0, change("attempt"));
        }
        assertEquals("kept/1.1", current());
    }

    @Test
    @DisplayName("A journal that the old version cannot read is put aside, and its copy comes back")
    void newerJournal() throws Exception {
        trialOf("1.1", 5);
        Files.writeString(journal.resolve("journal.db"), "newer");
        Path copies = Files.createDirectory(journal.resolveSibling("before-update"));
        Files.writeString(copies.resolve("1.0.db"), "older");
        leave();
        assertEquals("older", Files.readString(journal.resolve("journal.db")));
        try (Stream<Path> all = Files.list(journal.getParent())) {
            Path apart =
                    all.filter(one -> one.getFileName().toString().startsWith("journal-of-1.1-"))
                            .findFirst()
                            .orElseThrow();
            assertEquals("newer", Files.readString(apart.resolve("journal.db")));
        }
    }

    @Test
    @DisplayName(
            "Only the journal itself changes: what lies beside it stays, also after an interruption")
    void besideTheJournal() throws Exception {
        trialOf("1.1", 5);
        Path copies = Files.createDirectory(journal.resolveSibling("before-update"));
        Files.writeString(copies.resolve("1.0.db"), "older");
        // The power failed after the newer one was put aside, before the older one came.
        Path apart =
                Files.createDirectory(journal.resolveSibling("journal-of-1.1-20261127T080000Z"));
        Files.delete(journal);
        Files.writeString(apart.resolve("journal.db"), "newer");
        Files.writeString(apart.resolve("journal.db-wal"), "newer");
        Files.writeString(apart.resolve("seats.key"), "a key");
        leave();
        assertEquals("older", Files.readString(journal.resolve("journal.db")));
        assertEquals("a key", Files.readString(journal.resolve("seats.key")));
        assertFalse(Files.exists(journal.resolve("journal.db-wal")));
        assertEquals("newer", Files.readString(apart.resolve("journal.db")));
    }

    @Test
    @DisplayName("A version that was left is nothing to go back to")
    void leftForGood() throws Exception {
        trialOf("1.1", 4);
        leave();
        assertEquals(List.of("1.0"), kept());
        assertEquals(1, change("back", "now"));
        assertEquals("kept/1.0", current());
    }

    @Test
    @DisplayName("If the power fails while a version is left, the next start goes on with that")
    void cutWhileLeaving() throws Exception {
        trialOf("1.1", 5);
        Path copies = Files.createDirectory(journal.resolveSibling("before-update"));
        Files.writeString(copies.resolve("1.0.db"), "older");
        Files.writeString(state.resolve("trial"), "kept/1.1 kept/1.0 2\n");
        Files.delete(journal);
        Path apart =
                Files.createDirectory(journal.resolveSibling("journal-of-1.1-20261127T080000Z"));
        Files.writeString(apart.resolve("journal.db"), "newer");
        assertEquals(0, change("attempt"));
        assertEquals("kept/1.0", current());
        assertEquals("older", Files.readString(journal.resolve("journal.db")));
    }

    @Test
    @DisplayName("Where the version before is not there any more, its journal does not come either")
    void noJournalWithoutItsVersion() throws Exception {
        trialOf("1.1", 5);
        Path copies = Files.createDirectory(journal.resolveSibling("before-update"));
        Files.writeString(copies.resolve("1.0.db"), "older");
        Files.writeString(journal.resolve("journal.db"), "newer");
        delete(lib.resolve("kept/1.0"));
        for (int i = 0; i < 4; i++) {
            change("attempt");
        }
        assertEquals("kept/1.1", current());
        assertEquals("newer", Files.readString(journal.resolve("journal.db")));
    }

    @Test
    @DisplayName(
            "Back by hand: to the version before, and only if wanted where its journal is older")
    void back() throws Exception {
        for (String version : List.of("1.0", "1.1")) {
            version(version, version.equals("1.0") ? 4 : 5);
            change("to", version);
        }
        assertEquals(1, change("back"));
        assertEquals("kept/1.1", current());
        assertEquals(0, change("back", "now"));
        assertEquals("kept/1.0", current());
        assertFalse(Files.exists(state.resolve("trial")));
        assertTrue(
                Files.readString(state.resolve("result")).startsWith("1.0 runs again, as asked"));
    }

    @Test
    @DisplayName("A journal that both versions read stays where it is")
    void sameJournal() throws Exception {
        trialOf("1.1", 4);
        Files.writeString(journal.resolve("journal.db"), "played on");
        Path copies = Files.createDirectory(journal.resolveSibling("before-update"));
        Files.writeString(copies.resolve("1.0.db"), "older");
        leave();
        assertEquals("played on", Files.readString(journal.resolve("journal.db")));
    }

    /** Version 1.0 is kept, and this one is on trial. */
    private void trialOf(String tried, int schema) throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        version(tried, schema);
        change("to", tried);
        Files.createDirectories(state);
        Files.writeString(state.resolve("trial"), "kept/" + tried + " kept/1.0 0\n");
    }

    private void leave() throws Exception {
        for (int i = 0; i < 3; i++) {
            change("attempt");
        }
        assertEquals("kept/1.0", current());
    }

    private void version(String version, int schema) throws IOException {
        Path at = Files.createDirectories(lib.resolve("versions").resolve(version));
        Files.writeString(at.resolve("table"), "#!/bin/sh\n");
        Files.setPosixFilePermissions(
                at.resolve("table"), PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(at.resolve("journal-schema"), schema + "\n");
    }

    private List<String> kept() throws IOException {
        try (Stream<Path> all = Files.list(lib.resolve("kept"))) {
            return all.map(one -> one.getFileName().toString()).sorted().toList();
        }
    }

    private String current() throws IOException {
        return Files.readSymbolicLink(lib.resolve("current")).toString();
    }

    private int change(String... words) throws Exception {
        String script = Path.of("packaging", "switch").toAbsolutePath().toString();
        ProcessBuilder builder =
                new ProcessBuilder(
                        Stream.concat(Stream.of("sh", script), Stream.of(words)).toList());
        builder.environment().put("BURRACO_LIB", lib.toString());
        builder.environment().put("BURRACO_STATE", state.toString());
        builder.environment().put("BURRACO_JOURNAL", journal.toString());
        builder.environment().put("BURRACO_SETTINGS", folder.resolve("none").toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start()
                .waitFor();
    }

    private static void delete(Path tree) throws IOException {
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }
}
