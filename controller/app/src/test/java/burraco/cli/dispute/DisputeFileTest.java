package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.journal.Journal;
import burraco.journal.Sqlite;
import burraco.testing.HallEvening;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that people disagree about goes into one file, from a hall or from its table. */
@Tag("campaign")
class DisputeFileTest {
    @TempDir private Path temp;
    private HallEvening evening;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        evening = HallEvening.copy(temp);
    }

    @Test
    @DisplayName("A hall's file has its decisions and the tournament, a table's has its readings")
    void bothHaveTheSameLayout() throws Exception {
        Unzipped hall = DisputeFiles.hall(evening, temp);
        Unzipped table = DisputeFiles.table(evening, temp);
        assertEquals(hall.names().stream().sorted().toList(), hall.names());
        assertEquals(table.names().stream().sorted().toList(), table.names());
        List<String> both = hall.names().stream().filter(table.names()::contains).toList();
        assertTrue(
                both.containsAll(
                        List.of(
                                "README.txt",
                                "check.py",
                                "hands/hand-1.burraco",
                                "hands/hand-2.burraco",
                                "index.html",
                                "journal.tsv",
                                "public-key.pem",
                                "seals.txt",
                                "signature.txt")),
                both.toString());
        assertEquals(
                List.of("decisions.tsv", "tournament.txt"),
                hall.names().stream().filter(name -> !both.contains(name)).toList());
        assertTrue(
                table.names().stream()
                        .filter(name -> !both.contains(name))
                        .allMatch(name -> name.startsWith("captures/")));
        for (String name : both) {
            if (!name.equals("README.txt") && !name.equals("index.html")) {
                assertArrayEquals(hall.bytes(name), table.bytes(name), name);
            }
        }
    }

    @Test
    @DisplayName("The same match gives the same bytes, for the owner alone")
    void isTheSameAgain() throws Exception {
        Path one = temp.resolve("one.zip");
        Path other = temp.resolve("other.zip");
        DisputeFiles.ofTable(evening, one);
        DisputeFiles.ofTable(evening, other);
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(other));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(one)));
    }

    @Test
    @DisplayName("A file that is there is never overwritten, and nothing half-written is left")
    void nothingIsOverwritten() throws Exception {
        Path zip = Files.writeString(temp.resolve("there.zip"), "mine");
        for (Terminal run :
                List.of(DisputeFiles.ofTable(evening, zip), DisputeFiles.ofHall(evening, zip))) {
            assertEquals(2, run.status(), run.err());
            assertTrue(run.err().contains("there is a file of that name"), run.err());
        }
        assertEquals("mine", Files.readString(zip));
        try (Stream<Path> files = Files.list(temp)) {
            assertFalse(files.anyMatch(file -> file.toString().endsWith(".new")));
        }
    }

    @Test
    @DisplayName("The readings are replayed out of the unpacked file, and the records are judged")
    void isReplayed() throws Exception {
        Unzipped table = DisputeFiles.table(evening, temp);
        for (int hand = 1; hand <= 2; hand++) {
            Path capture = table.folder().resolve("captures/hand-" + hand + ".readings.jsonl");
            Terminal replay = Terminal.run("replay", capture);
            assertEquals(0, replay.status(), replay.err());
            assertTrue(replay.out().contains("discard"), replay.out());
            Path record = table.folder().resolve("hands/hand-" + hand + ".burraco");
            assertTrue(Terminal.run("judge", record).status() <= 1);
        }
        assertTrue(table.text("README.txt").contains("replay captures/hand-2.readings.jsonl"));
    }

    @Test
    @DisplayName("People are named, and the file says so")
    void peopleAreNamed() throws Exception {
        for (Unzipped file :
                List.of(DisputeFiles.hall(evening, temp), DisputeFiles.table(evening, temp))) {
            String page = file.text("index.html");
            assertTrue(page.contains("Ada Rossi"), "who played");
            assertTrue(page.contains("Sara &lt;S&gt;"), "names are no markup");
            assertTrue(page.contains("whoever decides needs them"), "that they are there");
            assertTrue(page.contains("Friday &lt;at&gt; the club"), "which tournament");
            assertTrue(page.contains("Ugo is late"), "reasons");
            assertFalse(page.contains("<script"), "no script");
            assertFalse(page.contains("://"), "nothing from elsewhere");
            assertFalse(page.contains(" src="), "nothing from beside it");
        }
        assertTrue(
                Files.readString(temp.resolve("of-table/index.html")).contains("arbiter Bruna"),
                "the table knows who the arbiter was");
    }

    @Test
    @DisplayName("What the hall decided about the table is there, with who and why")
    void decisionsAreThere() throws Exception {
        Unzipped hall = DisputeFiles.hall(evening, temp);
        String rows = hall.text("decisions.tsv");
        for (String one :
                List.of(
                        "\tenroll\t",
                        "\tplace\t",
                        "\ttime\t",
                        "West was unwell",
                        "\tsigned\t",
                        "result round 1 table 1 ")) {
            assertTrue(rows.contains(one), one + " in " + rows);
        }
        assertFalse(rows.contains("Ivo Blu"), rows);
        assertTrue(hall.text("index.html").contains("West was unwell"));
        assertTrue(hall.text("tournament.txt").startsWith("burraco-tournament"));
    }

    @Test
    @DisplayName("A journal that somebody changed is not signed again")
    void aChangedJournalIsNotSigned() throws Exception {
        Path file = evening.journal().resolve(Journal.FILE);
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE entry SET body = body || ' ' WHERE kind = 'scored'");
        }
        Path zip = temp.resolve("changed.zip");
        Terminal run = DisputeFiles.ofTable(evening, zip);
        assertEquals(1, run.status(), run.out());
        assertTrue(run.out().contains("changed after it was written"), run.out());
        Unzipped changed = Unzipped.of(zip, temp.resolve("changed"));
        assertFalse(changed.names().contains("public-key.pem"));
    }

    @Test
    @DisplayName("Without round, table or file it says what is missing")
    void whatIsMissingIsSaid() {
        Terminal none = Terminal.run("hall", "dispute", evening.hall(), "--round", 1);
        assertEquals(2, none.status());
        assertTrue(none.err().contains("--table"), none.err());
        Path zip = temp.resolve("none.zip");
        for (List<Object> which : List.<List<Object>>of(List.of(1, 2), List.of(1, 9))) {
            Terminal run =
                    Terminal.run(
                            "hall",
                            "dispute",
                            evening.hall(),
                            "--round",
                            which.get(0),
                            "--table",
                            which.get(1),
                            "--out",
                            zip);
            assertEquals(2, run.status());
            assertTrue(run.err().contains("table " + which.get(1)), run.err());
        }
        Terminal hand =
                Terminal.run(
                        "history", "dispute", "1/2", "--out", zip, "--journal", evening.journal());
        assertEquals(2, hand.status());
        assertTrue(hand.err().contains("whole match"), hand.err());
        assertFalse(Files.exists(zip));
    }
}
