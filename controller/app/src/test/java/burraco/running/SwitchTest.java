package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
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
        assertEquals("versions/1.0", current());
    }

    @Test
    @DisplayName("While a version is replaced, a whole copy of it runs")
    void theOldOneIsKept() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        assertEquals(0, change("keep", "1.0"));
        assertEquals("kept/1.0", current());
        // dpkg removes the old version's files.
        delete(lib.resolve("versions/1.0"));
        assertEquals("#!/bin/sh\n", Files.readString(lib.resolve("current/table")));
    }

    @Test
    @DisplayName("Interrupted between any two steps, the link leads to a whole version")
    void interrupted() throws Exception {
        version("1.0", 4);
        change("to", "1.0");
        // What a cut in the middle of keeping leaves behind.
        Files.createDirectories(lib.resolve("kept/1.0.new"));
        Files.createSymbolicLink(lib.resolve("current.new"), Path.of("nowhere"));
        assertEquals("versions/1.0", current());
        assertEquals(0, change("keep", "1.0"));
        assertEquals("kept/1.0", current());
        assertTrue(Files.exists(lib.resolve("current/table")));
        assertFalse(Files.exists(lib.resolve("kept/1.0.new")));
    }

    @Test
    @DisplayName("A version that is started a third time without having run for a minute is left")
    void endsTwice() throws Exception {
        trialOf("1.1", 4);
        assertEquals(0, change("attempt"));
        assertEquals(0, change("attempt"));
        assertEquals("versions/1.1", current());
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
        assertEquals("versions/1.1", current());
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
        change("keep", "1.0");
        version(tried, schema);
        Files.delete(lib.resolve("current"));
        Files.createSymbolicLink(lib.resolve("current"), Path.of("versions/" + tried));
        Files.createDirectories(state);
        Files.writeString(state.resolve("trial"), tried + " kept/1.0 0\n");
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
