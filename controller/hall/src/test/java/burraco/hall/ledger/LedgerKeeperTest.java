package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.desk.file.TournamentFile;
import burraco.desk.file.Undo;
import burraco.desk.file.UnreadableTournamentException;
import burraco.hall.ledger.LedgerKeeper.Step;
import burraco.journal.Sqlite;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tournament in a hall's ledger is the same as in a file with the same lines. */
class LedgerKeeperTest {
    private static final String TEXT =
            """
            burraco-tournament 2 seed 7
            title "Venerdì sera"
            plan
              field pairs
              length 4
              stage mitchell rounds 1 placing entry points carried shift 1
              tie-breaks direct match-points lot
              clubs anywhere
            """;

    @TempDir private Path folder;

    private HallStore open() throws LedgerException {
        return HallStore.open(folder.resolve("hall.db"), said -> {});
    }

    private static Ledger ledger(HallStore file) throws LedgerException {
        return new Ledger(file, () -> 0);
    }

    private static LedgerKeeper of(HallStore file) throws LedgerException {
        return new LedgerKeeper(file, ledger(file));
    }

    private static Keeper.Edit enter(int number, String name) {
        Contestant pair = new Contestant(number, "", List.of(name, name + " Ugo"), "", 0);
        return before -> {
            Change change = new Change.Enter(pair);
            return switch (Direction.apply(before.now(), change)) {
                case Progress.Done(Tournament now, var _) -> before.with(change, now);
                case Progress.Refused(var why) -> throw new IOException(why.key());
            };
        };
    }

    private static Keeper.Edit undo(Keeper keeper) {
        return before -> Undo.last(keeper, before);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("After any changes and undoing text and tournament are those of a file")
    void sameAsAFile(long seed) throws IOException {
        Path path = folder.resolve("evening.txt");
        Files.writeString(path, TEXT);
        TournamentFile text = new TournamentFile(path);
        SplittableRandom chance = new SplittableRandom(seed);
        try (HallStore file = open()) {
            LedgerKeeper kept = of(file);
            assertEquals(TEXT, kept.begin(TEXT, "Conti Lia").text());
            int entered = 0;
            for (int step = 0; step < 60; step++) {
                if (entered > 0 && chance.nextInt(3) == 0) {
                    entered--;
                    text.change(undo(text), "Conti Lia");
                    kept.change(undo(kept), "Conti Lia");
                } else {
                    entered++;
                    Keeper.Edit one = enter(entered, "Step " + step);
                    text.change(one, "Conti Lia");
                    kept.change(one, "Conti Lia");
                }
                same(text.read(), kept.read());
            }
        }
        try (HallStore file = open()) {
            same(new TournamentFile(path).read(), of(file).read());
            assertEquals(List.of(), ledger(file).verify());
        }
    }

    private static void same(Content one, Content other) {
        assertEquals(one.text(), other.text());
        assertEquals(one.version(), other.version());
        assertEquals(one.history(), other.history());
        assertEquals(one.now().toString(), other.now().toString());
    }

    @Test
    @DisplayName("Rows have the lines, what was taken back, and who did it")
    void rows() throws IOException {
        try (HallStore file = open()) {
            Ledger ledger = ledger(file);
            LedgerKeeper kept = new LedgerKeeper(file, ledger);
            kept.begin(TEXT, "Conti Lia");
            kept.change(enter(1, "Rossi"), "Conti Lia");
            ledger.append("pause", "{}", "Neri Zoe", "");
            kept.change(undo(kept), "Neri Zoe");
            kept.change(before -> before, "Neri Zoe");
            kept.change(enter(1, "Verdi"), "Conti Lia");
            kept.change(before -> enter(1, "Bianchi").of(Undo.last(kept, before)), "Neri Zoe");
            assertEquals(
                    List.of(
                            "Conti Lia tournament " + TEXT,
                            "Conti Lia tournament enter 1 \"Rossi\" \"Rossi Ugo\"\n",
                            "Neri Zoe pause {}",
                            "Neri Zoe undone enter 1 \"Rossi\" \"Rossi Ugo\"\n",
                            "Conti Lia tournament enter 1 \"Verdi\" \"Verdi Ugo\"\n",
                            "Neri Zoe undone enter 1 \"Verdi\" \"Verdi Ugo\"\n",
                            "Neri Zoe tournament enter 1 \"Bianchi\" \"Bianchi Ugo\"\n"),
                    ledger.all().stream()
                            .map(row -> row.by() + " " + row.kind() + " " + row.body())
                            .toList());
        }
    }

    @Test
    @DisplayName("Several changes are written together, each under its own name")
    void together() throws IOException {
        try (HallStore file = open()) {
            Ledger ledger = ledger(file);
            LedgerKeeper kept = new LedgerKeeper(file, ledger);
            Content begun = kept.begin(TEXT, "Conti Lia");
            List<NewRow> beside = List.of(new NewRow("signed", "{}", "table 1", ""));
            List<Content> contents =
                    kept.change(
                            List.of(
                                    new Step(enter(1, "Rossi"), "table 1", beside),
                                    new Step(before -> before, "table 2", beside),
                                    new Step(enter(2, "Verdi"), "table 3", List.of())));
            assertSame(begun, contents.get(0));
            assertSame(contents.get(1), contents.get(2));
            same(contents.get(3), kept.read());
            assertEquals(
                    List.of("table 1 tournament", "table 1 signed", "table 3 tournament"),
                    ledger.all().stream().skip(1).map(row -> row.by() + " " + row.kind()).toList());
            assertThrows(
                    IllegalStateException.class,
                    () ->
                            kept.change(
                                    List.of(
                                            new Step(enter(3, "Neri"), "table 1", List.of()),
                                            new Step(
                                                    _ -> {
                                                        throw new IllegalStateException();
                                                    },
                                                    "table 2",
                                                    List.of()))));
            assertSame(contents.get(3), kept.read());
            assertEquals(4, ledger.all().size());
        }
    }

    @Test
    @DisplayName("Whoever reads does not wait for a change, and sees what was there before it")
    void readers() throws IOException {
        try (HallStore file = open()) {
            LedgerKeeper kept = of(file);
            Content begun = kept.begin(TEXT, "Conti Lia");
            CompletableFuture<Content> read = new CompletableFuture<>();
            kept.change(
                    before -> {
                        read.completeAsync(() -> readNow(kept));
                        assertSame(begun, read.orTimeout(20, TimeUnit.SECONDS).join());
                        return enter(1, "Rossi").of(before);
                    },
                    "Conti Lia");
            assertNotSame(begun, kept.read());
        }
    }

    private static Content readNow(LedgerKeeper kept) {
        try {
            return kept.read();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    @Test
    @DisplayName("A tournament is begun once; before that there is none")
    void begun() throws IOException {
        try (HallStore file = open()) {
            LedgerKeeper kept = of(file);
            assertEquals("hall.db", kept.name());
            assertFalse(kept.isBegun());
            assertThrows(NoSuchFileException.class, kept::read);
            UnreadableTournamentException wrong =
                    assertThrows(
                            UnreadableTournamentException.class,
                            () -> kept.begin(TEXT + "entr 1\n", "Conti Lia"));
            assertEquals("hall.db", wrong.name());
            assertFalse(kept.isBegun());
            kept.begin(TEXT, "Conti Lia");
            assertTrue(kept.isBegun());
            assertThrows(FileAlreadyExistsException.class, () -> kept.begin(TEXT, "Conti Lia"));
        }
        try (HallStore file = open()) {
            assertTrue(of(file).isBegun());
        }
    }

    @Test
    @DisplayName("A change that cannot be written did not happen, and a full disk is called so")
    void fullDisk() throws IOException {
        try (HallStore file = open()) {
            LedgerKeeper kept = of(file);
            kept.begin(TEXT, "Conti Lia");
            HallFileTest.fills(file);
            Keeper.Edit large =
                    before -> {
                        Content now = before;
                        for (int number = 1; number <= 400; number++) {
                            now = enter(number, "Rossi " + "x".repeat(60)).of(now);
                        }
                        return now;
                    };
            FileSystemException full =
                    assertThrows(FileSystemException.class, () -> kept.change(large, "Conti Lia"));
            assertEquals("hall.db: No space left on device", full.getMessage());
            assertEquals(TEXT, kept.read().text());
            kept.change(enter(1, "Rossi"), "Conti Lia");
            assertEquals(2, ledger(file).all().size());
        }
    }

    @Test
    @DisplayName("What was taken back and was never there is damage")
    void damaged() throws Exception {
        try (HallStore file = open()) {
            LedgerKeeper kept = of(file);
            kept.begin(TEXT, "Conti Lia");
            kept.change(enter(1, "Rossi"), "Conti Lia");
            kept.change(undo(kept), "Conti Lia");
        }
        try (Connection connection = Sqlite.open(folder.resolve("hall.db"), Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE decision SET body = 'enter 2\n' WHERE seq = 3");
        }
        try (HallStore file = open()) {
            LedgerException why = assertThrows(LedgerException.class, of(file)::read);
            assertTrue(why.getMessage().endsWith("row 3 makes no sense"), why.getMessage());
        }
    }
}
