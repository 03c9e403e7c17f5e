package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.running.Recovery;
import burraco.table.Table;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.state.PlayedHand;
import burraco.testing.ExampleTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a journal has of a table that comes back. */
class JournalTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    @TempDir Path folder;

    private Journal open() throws Exception {
        return Journal.open(folder, () -> 0, said -> {});
    }

    private static Table table(Journal journal) {
        return Recovery.of(TABLE.layout(), TABLE.deck(), Seat.SOUTH, journal).table();
    }

    private static void take(Journal journal, Table table, Input input) {
        journal.took(input, table.take(input), table);
    }

    private long heard() throws Exception {
        try (History history = History.open(folder)) {
            return history.kept().heard();
        }
    }

    /** Its clock continues from where it stopped: no time has passed that would be recorded. */
    @Test
    void aTableThatComesBackHasHeardNothingMore() throws Exception {
        try (Journal journal = open()) {
            Table table = table(journal);
            take(journal, table, new Input.Read(new Reading.Weight(60_000, 1, 0.1)));
            journal.flush();
        }
        assertEquals(1, heard());
        for (int cut = 0; cut < 3; cut++) {
            try (Journal journal = open()) {
                Table table = table(journal);
                take(journal, table, new Input.Tick(60_040));
                take(journal, table, new Input.Tick(60_080));
            }
        }
        assertEquals(1, heard());
    }

    /** The program is restarted while a player enters points. */
    @Test
    void aCountThatIsBeingEnteredComesBack() throws Exception {
        TestTable over = new TestTable().deal().acts("W draw").arbiter(new Command.End(""));
        over.presses(Seat.SOUTH, "ok undo ok").gathered();
        long now = over.now();
        try (Journal journal = open()) {
            journal.begins(over.table().betweenHands().orElseThrow());
        }
        try (Journal journal = open()) {
            Table table = table(journal);
            assertEquals("1[0]0", table.state().entry().orElseThrow().shown());
            take(journal, table, press(now + 1_000, "undo"));
            take(journal, table, press(now + 2_000, "ok"));
        }
        try (Journal journal = open()) {
            Table table = table(journal);
            assertEquals("11[0]", table.state().entry().orElseThrow().shown());
            take(journal, table, press(now + 3_000, "ok"));
            PlayedHand hand = table.state().match().played().getFirst();
            assertEquals(-210, hand.total(Line.NS).orElseThrow());
        }
    }

    /**
     * A version marked its presses like earlier versions, whose buttons entered no counts. Counts
     * that were entered with them are restored; other presses of that time remain the orders that
     * they were.
     */
    @Test
    void aCountComesBackFromAVersionThatDidNotMarkItsPresses() throws Exception {
        TestTable over = new TestTable().deal().acts("W draw").arbiter(new Command.End(""));
        over.gathered();
        long now = over.now();
        try (Journal journal = open()) {
            journal.begins(over.table().betweenHands().orElseThrow());
        }
        try (Journal journal = open()) {
            Table table = table(journal);
            take(journal, table, press(now + 1_000, "undo"));
            take(journal, table, press(now + 2_000, "ok"));
            take(journal, table, press(now + 3_000, "undo"));
        }
        assertEquals(3, markPressesAsBefore());
        try (Journal journal = open()) {
            assertEquals("[1]00", table(journal).state().entry().orElseThrow().shown());
        }
        try (Connection connection = Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("DELETE FROM entry WHERE kind = 'count-entered'");
        }
        try (Journal journal = open()) {
            assertEquals(Optional.empty(), table(journal).state().entry());
        }
    }

    /** Changes the first byte of each piece of the tape; returns how many pieces begin with one. */
    private int markPressesAsBefore() throws Exception {
        try (Connection connection = Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate(
                    "UPDATE tape SET data = CAST(x'06' || substr(data, 2) AS BLOB)"
                            + " WHERE substr(data, 1, 1) = x'10'");
        }
    }

    private static Input press(long at, String key) {
        return new Input.Read(new Reading.Press(at, new Button(key, "S")));
    }
}
