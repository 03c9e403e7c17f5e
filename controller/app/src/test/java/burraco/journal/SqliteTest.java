package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.natives.Packed;
import burraco.testing.JournalOf;
import burraco.testing.TableProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.OSInfo;

/** Opening a journal runs nothing that lies in its folder. */
@Tag("process")
@Timeout(120)
class SqliteTest {
    @TempDir Path folder;

    private Path journal;
    private byte[] ours;

    /**
     * The library that earlier versions unpacked there, and loaded if it had the right name and
     * size.
     */
    private Path planted;

    @BeforeEach
    void aLibraryLiesInTheFolderOfAJournal() throws Exception {
        journal = Files.createDirectory(folder.resolve("journal"));
        JournalOf.copy(journal);
        String machine = OSInfo.getNativeLibFolderPathForCurrentOS();
        String name = System.mapLibraryName("sqlitejdbc");
        ours =
                Packed.in(SQLiteJDBCLoader.class, "org/sqlite/native/" + machine + "/" + name)
                        .orElseThrow();
        planted =
                journal.resolve(
                        SQLiteJDBCLoader.getVersion()
                                + "-"
                                + machine.replace('/', '-')
                                + "-"
                                + name);
        Files.write(planted, ours);
    }

    /** Opens a journal, and prints which library was loaded for that. */
    static final class Looks {
        private Looks() {}

        public static void main(String[] args) throws Exception {
            try (History history = History.open(Path.of(args[0]))) {
                history.hands();
            }
            Files.readAllLines(Path.of("/proc/self/maps")).stream()
                    .filter(line -> line.contains("sqlitejdbc"))
                    .forEach(System.out::println);
        }
    }

    private String look(Path place) throws Exception {
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve("tmp")),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Looks.class.getName(),
                        place.toString());
        Map<String, String> environment =
                Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString());
        try (TableProcess table = TableProcess.start(environment, command)) {
            String said = table.exit() + " " + table.said();
            assertTrue(said.startsWith("0 ") && said.contains("sqlitejdbc"), said);
            return said;
        }
    }

    private static Set<String> names(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(one -> one.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    @DisplayName(
            "A library planted in a journal's folder is neither loaded nor touched, and ours is "
                    + "not put there")
    void planted() throws Exception {
        Set<String> before = names(journal);
        String loaded = look(journal);
        assertFalse(loaded.contains(journal.toString()), loaded);
        assertArrayEquals(ours, Files.readAllBytes(planted));
        Set<String> after = names(journal);
        after.removeAll(Set.of("journal.db-wal", "journal.db-shm"));
        before.removeAll(Set.of("journal.db-wal", "journal.db-shm"));
        assertEquals(before, after);
    }

    @Test
    @DisplayName(
            "A library that was changed in the program's own folder, at the same length, is "
                    + "unpacked again")
    void damaged() throws Exception {
        look(journal);
        Path mine;
        try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertEquals(1, all.size(), all::toString);
            mine = all.getFirst();
        }
        assertArrayEquals(ours, Files.readAllBytes(mine));
        Files.write(mine, new byte[ours.length]);
        look(journal);
        assertArrayEquals(ours, Files.readAllBytes(mine));
    }

    @Test
    @DisplayName(
            "A backup is read with the same library, and leaves nothing in the folder for "
                    + "temporary files")
    void backup() throws Exception {
        look(journal.resolve(Journal.FILE));
        assertTrue(Files.exists(folder.resolve("cache/burraco-table/native")));
        assertFalse(
                names(folder.resolve("tmp")).stream().anyMatch(name -> name.startsWith("sqlite")),
                () -> "left behind");
    }
}
