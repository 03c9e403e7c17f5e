package burraco.cli.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.hal.virtual.Chance;
import burraco.testing.JournalOf;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A disk that loses or invents bytes is reported in a sentence. */
@Tag("campaign")
class HistoryDamageTest {
    private static final int HEADER = 100;
    private static final int PLACES = 60;

    @TempDir Path temp;

    private Path folder;
    private Path file;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        folder = JournalOf.copy(temp.resolve("journal"));
        file = folder.resolve("journal.db");
    }

    /** Writes other bytes in that place; returns those that were there. */
    private byte[] put(long place, byte[] bytes) throws Exception {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer before = ByteBuffer.allocate(bytes.length);
            channel.read(before, place);
            channel.write(ByteBuffer.wrap(bytes), place);
            return before.array();
        }
    }

    private static byte[] noise(Chance chance, int length) {
        byte[] noise = new byte[length];
        for (int i = 0; i < length; i++) {
            noise[i] = (byte) chance.below(256);
        }
        return noise;
    }

    private static void assertASentence(Terminal run, String where) {
        String said = run.out() + run.err();
        assertTrue(run.status() >= 0 && run.status() <= 2, where);
        assertFalse(said.contains("Exception"), () -> where + ": " + said);
        assertFalse(said.contains("\tat "), () -> where + ": " + said);
        if (run.status() == 2) {
            assertEquals(1, run.err().lines().count(), () -> where + ": " + said);
        }
    }

    private void ask(String where) {
        List.of("list", "verify")
                .forEach(what ->
                        assertASentence(
                                Terminal.run("history", what, "--journal", folder),
                                where + ", " + what));
        assertASentence(
                Terminal.run("history", "show", "1/2", "--journal", folder), where + ", show");
        for (String format : List.of("json", "html", "csv")) {
            assertASentence(
                    Terminal.run("history", "export", "1", "--as", format, "--journal", folder),
                    where + ", " + format);
        }
        assertASentence(
                Terminal.run("history", "backup", temp.resolve("copy.db"), "--journal", folder),
                where + ", backup");
        temp.resolve("copy.db").toFile().delete();
    }

    @Test
    void otherBytesInManyPlaces() throws Exception {
        Chance chance = new Chance(JournalOf.SEED);
        for (int i = 0; i < PLACES; i++) {
            int length = 1 + chance.below(40);
            long place = chance.below((int) Files.size(file) - length);
            byte[] before = put(place, noise(chance, length));
            ask("seed " + JournalOf.SEED + ", " + length + " bytes at " + place);
            put(place, before);
        }
    }

    @Test
    void otherBytesInTheFirstPage() throws Exception {
        Chance chance = new Chance(JournalOf.SEED);
        for (int place = 0; place < 2 * HEADER; place += 5) {
            byte[] before = put(place, noise(chance, 1));
            ask("seed " + JournalOf.SEED + ", byte " + place);
            put(place, before);
        }
    }

    /** Contents that can be read but make no sense. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "entry SET body = '?'",
                "entry SET body = ''",
                "entry SET body = '1 1 '",
                "entry SET body = substr(body, 1, length(body) / 2)",
                "entry SET body = x'ff00ff'",
                "entry SET kind = 'scored'",
                "entry SET kind = 'forgotten'",
                "entry SET wall = 9223372036854775807",
                "entry SET at = -9223372036854775807",
                "entry SET seal = x'00'",
                "entry SET seq = -seq",
                "hand SET match = -1",
                "hand SET hand = 'two' WHERE hand = 2",
                "hand SET wall = -9223372036854775807",
                "hand SET dealer = 'X'",
                "hand SET n = 'Ada'",
                "hand SET ending = 'lost'",
                "hand SET ns = 'many', ew = 2147483647",
                "hand SET confirmed = 'maybe'",
                "hand SET record = 'once upon a time'",
                "hand SET record = ''",
                "between_hands SET seq = seq + 1",
                "between_hands SET state = ''",
                "between_hands SET input = 'x'",
                "tape SET data = x'ff'",
                "tape SET data = randomblob(200)",
                "tape SET data = x''",
                "tape SET count = 'x'",
                "heard SET seq = 'x'",
                "person SET salt = 'x'",
                "person SET name = x'ff00'"
            })
    void whatMakesNoSense(String what) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE " + what);
        }
        ask(what);
        assertASentence(
                Terminal.run(
                        "history",
                        "export",
                        "1/2",
                        "--as",
                        "capture",
                        "--out",
                        temp.resolve("captures"),
                        "--config",
                        JournalOf.TABLE.file(),
                        "--journal",
                        folder),
                what + ", capture");
        assertEquals(1, Terminal.run("history", "verify", "--journal", folder).status(), what);
    }

    @Test
    void aFileThatIsCutOff() throws Exception {
        long size = Files.size(file);
        for (long left : List.of(size - 4096, size / 2, 8192L, 4096L, 100L, 1L, 0L)) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(left);
            }
            ask("cut off at " + left);
            assertTrue(
                    Terminal.run("history", "verify", "--journal", folder).status() > 0,
                    "cut off at " + left);
        }
    }

    @Test
    void aFileThatIsNoJournal() throws Exception {
        Files.writeString(file, "a letter ".repeat(1_000));
        Terminal run = Terminal.run("history", "list", "--journal", folder);
        assertEquals(2, run.status());
        assertEquals("table history: " + file + ": this is not a journal\n", run.err());
    }
}
