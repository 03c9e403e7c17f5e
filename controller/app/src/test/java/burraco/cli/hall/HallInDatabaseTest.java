package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.TestDatabase;
import burraco.hall.postgres.Postgres;
import burraco.testing.HallEvening;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hall whose ledger is in PostgreSQL, by its commands. */
@Tag("process")
@Tag("grown")
@Tag("campaign")
class HallInDatabaseTest {
    @TempDir private Path temp;

    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    private static Terminal done(Object... args) {
        Terminal run = Terminal.run(args);
        assertEquals(0, run.status(), run.out() + run.err());
        return run;
    }

    private static List<Row> rows(HallFolder folder) throws Exception {
        try (HallStore store = HallStore.look(folder.place())) {
            Ledger ledger = new Ledger(store, () -> 0);
            assertEquals(List.of(), ledger.verify());
            return ledger.all();
        }
    }

    @Test
    @DisplayName("A season moves into a database and back; seals and results stay what they are")
    void thereAndBack() throws Exception {
        HallEvening evening = HallEvening.copy(temp);
        HallFolder folder = new HallFolder(evening.hall());
        TestDatabase there = TestDatabase.fresh();
        String url = there.database().url();
        List<Row> before = rows(folder);
        String verified = done("hall", "verify", evening.hall()).out();
        String exported = done("hall", "export", evening.hall()).out();
        Path zip = temp.resolve("before.zip");
        done("hall", "dispute", evening.hall(), "--round", 1, "--table", 1, "--out", zip);

        Path secret = there.database().password().orElseThrow();
        done("hall", "move", evening.hall(), "--store", url, "--password-file", secret);
        assertFalse(Files.exists(folder.ledger()));
        assertTrue(Files.exists(evening.hall().resolve("hall-before-1.db")));
        assertEquals(before, rows(folder));
        assertEquals(verified, done("hall", "verify", evening.hall()).out());
        assertEquals(exported, done("hall", "export", evening.hall()).out());
        Path again = temp.resolve("after.zip");
        done("hall", "dispute", evening.hall(), "--round", 1, "--table", 1, "--out", again);
        assertEquals(-1, Files.mismatch(zip, again));

        done("hall", "move", evening.hall(), "--store", "file");
        assertEquals(before, rows(folder));
        assertEquals(verified, done("hall", "verify", evening.hall()).out());
    }

    @Test
    @DisplayName(
            "A move that was cut short is done again; one to where something else is, is refused")
    void cutShort() throws Exception {
        HallEvening evening = HallEvening.copy(temp);
        HallFolder folder = new HallFolder(evening.hall());
        TestDatabase there = TestDatabase.fresh();
        Object[] move = {
            "hall",
            "move",
            evening.hall(),
            "--store",
            there.database().url(),
            "--password-file",
            there.database().password().orElseThrow()
        };
        done(move);
        folder.keep(Optional.empty());
        Files.move(evening.hall().resolve("hall-before-1.db"), folder.ledger());
        done(move);
        folder.keep(Optional.empty());
        Files.move(evening.hall().resolve("hall-before-1.db"), folder.ledger());
        try (HallStore store = HallStore.open(folder.place(), said -> {})) {
            new Ledger(store, () -> 0).append("tell", "later", "", "");
        }
        Terminal refused = Terminal.run(move);
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("there is something else"), refused.err());
        assertTrue(Files.exists(folder.ledger()));
    }

    @Test
    @DisplayName("A hall is begun in a database; a second one of that name is refused")
    void begins() throws Exception {
        TestDatabase there = TestDatabase.fresh();
        Path tournament =
                Files.writeString(
                        temp.resolve("evening.txt"),
                        "burraco-tournament 2 seed 7\ntitle \"Lodi\"\nplan\n  field pairs\n"
                                + "  length 4\n  stage mitchell rounds 2 placing entry points"
                                + " carried shift 1\n  tie-breaks match-points lot\n  sessions 1\n"
                                + "  clubs apart\n");
        Path hall = temp.resolve("lodi");
        Object[] begin = {
            "hall",
            "begin",
            hall,
            tournament,
            "--store",
            there.database().url(),
            "--password-file",
            there.database().password().orElseThrow()
        };
        done(begin);
        assertTrue(done("hall", "export", hall).out().contains("title \"Lodi\""));
        String toml = Files.readString(hall.resolve("hall.toml"));
        assertTrue(toml.contains("hall = \"lodi\""), toml);
        assertFalse(toml.contains("secret of"), toml);
        assertTrue(Terminal.run(begin).err().contains("is a hall already"));
        // As it was cut short before the tournament was written, and before the folder knew it.
        there.sql(List.of("DELETE FROM decision"));
        done(begin);
        there.sql(List.of("DELETE FROM decision"));
        Files.delete(hall.resolve("hall.toml"));
        done(begin);
        begin[2] = temp.resolve("other").resolve("lodi");
        assertTrue(Terminal.run(begin).err().contains("is a hall already"));
    }

    @Test
    @DisplayName("What is wrong with a database is said: its password, its name, its address")
    void wrong() throws Exception {
        TestDatabase there = TestDatabase.fresh();
        Path hall = Files.createDirectories(temp.resolve("lodi"));
        String server = there.database().url().replaceFirst("/[^/]*[?]", "/%s?");
        Path secret = there.database().password().orElseThrow();
        Path bad = Files.writeString(temp.resolve("bad"), "not this");
        isSaid(hall, there.database().url(), bad, "is the password right");
        isSaid(hall, server.formatted("nothing"), secret, "no database of that name");
        isSaid(hall, "postgresql://127.0.0.1:1/halls?user=x", secret, "cannot be reached");
        Files.writeString(
                hall.resolve("hall.toml"),
                "[store]\nurl = \"postgresql://u:pw@h/d\"\nhall = \"x\"\n");
        Terminal run = Terminal.run("hall", "verify", hall);
        assertTrue(run.err().contains("hall.toml, line 1, column 2: a password does"), run.err());
        Files.writeString(hall.resolve("hall.toml"), "[store]\nurl = 3\n");
        run = Terminal.run("hall", "verify", hall);
        assertTrue(run.err().contains("line 2, column 7: url must be a text"), run.err());
    }

    /** A tournament of two pairs that is over. */
    private Path played(String title, String first, String second) throws Exception {
        return Files.writeString(
                temp.resolve(title + ".txt"),
                """
                burraco-tournament 2 seed 42
                title "%s"
                plan
                  field pairs
                  length 4
                  stage mitchell rounds 1 placing entry points carried shift 1
                  tie-breaks direct match-points lot
                  clubs anywhere
                enter 1 %s
                enter 2 %s
                draft
                post round 1
                  places shift 1
                  group "F" 1
                  group "M" 2
                  table 1 1 - 2 because mitchell 1 1
                result round 1 table 1 1200:200 parts 600:100 600:100
                rank round 1
                post-ranking round 1
                finish
                """
                        .formatted(title, first, second));
    }

    @Test
    @DisplayName("A season over halls in a database and in files: who, where, which place, points")
    void season() throws Exception {
        TestDatabase there = TestDatabase.fresh();
        Path secret = there.database().password().orElseThrow();
        String url = there.database().url();
        Path lodi = temp.resolve("lodi");
        Path como = temp.resolve("como");
        Path october = played("October", "\"Rossi Anna\" \"Neri Ugo\"", "\"Bo Pia\" \"Riva Zoe\"");
        Path november =
                played("November", "\"Bo Pia\" \"Gallo Elio\"", "\"ROSSI ANNA\" \"Neri Ugo\"");
        done("hall", "begin", lodi, october, "--store", url, "--password-file", secret);
        done("hall", "begin", como, november);
        Path points = Files.writeString(temp.resolve("points.csv"), "place,points\n1,100\n2,60\n");
        Path persons = Files.writeString(temp.resolve("persons.csv"), "F7,Rossi Anna\n");
        Terminal run =
                done(
                        "hall",
                        "season",
                        lodi,
                        como,
                        "--points",
                        points,
                        "--persons",
                        persons,
                        "--lang",
                        "en");
        String today = LocalDate.now().toString();
        assertEquals(
                """
                \uFEFFperson;known by;name;club;hall;tournament;date;place;of;VP;MP;points
                F7;list;Rossi Anna;;lodi;October;DAY;1;2;15;1000;100
                neri ugo;name alone;Neri Ugo;;lodi;October;DAY;1;2;15;1000;100
                bo pia;name alone;Bo Pia;;lodi;October;DAY;2;2;5;-1000;60
                riva zoe;name alone;Riva Zoe;;lodi;October;DAY;2;2;5;-1000;60
                bo pia;name alone;Bo Pia;;como;November;DAY;1;2;15;1000;100
                elio gallo;name alone;Gallo Elio;;como;November;DAY;1;2;15;1000;100
                F7;list;ROSSI ANNA;;como;November;DAY;2;2;5;-1000;60
                neri ugo;name alone;Neri Ugo;;como;November;DAY;2;2;5;-1000;60
                """,
                run.out().replace(today, "DAY"));
        assertTrue(run.err().contains("Bo Pia is taken for one person in 2"), run.err());
        Path out = temp.resolve("season.csv");
        Terminal all =
                done(
                        "hall",
                        "season",
                        "--store",
                        url,
                        "--password-file",
                        secret,
                        "--points",
                        points,
                        "--out",
                        out,
                        "--lang",
                        "en");
        assertTrue(all.out().contains("1. Neri Ugo: 100 points in 1 tournaments"), all.out());
        assertEquals(5, Files.readAllLines(out).size());
    }

    private static void isSaid(Path hall, String url, Path secret, String what) throws Exception {
        Files.writeString(
                hall.resolve("hall.toml"),
                "[store]\nurl = \"%s\"\nhall = \"lodi\"\npassword-file = \"%s\"\n"
                        .formatted(url, secret));
        Terminal run = Terminal.run("hall", "verify", hall);
        assertEquals(2, run.status());
        assertTrue(run.err().contains(what), run.err());
    }
}
