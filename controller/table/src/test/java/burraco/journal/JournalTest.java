package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.running.Recovery;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.testing.ExampleTable;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written of a table that comes back. */
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

    /** Its clock goes on from where it stood: nothing has passed that were to be written. */
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
}
