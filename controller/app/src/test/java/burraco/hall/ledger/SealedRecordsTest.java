package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.journal.Journal;
import burraco.journal.Sqlite;
import burraco.journal.Statements;
import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.wire.Told;
import burraco.testing.JournalOf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journal of a match, as a table tells it to a hall. */
class SealedRecordsTest {
    private final ChainCheck chain = new SealedRecords();

    @TempDir private Path folder;

    private List<Told> journal() throws Exception {
        JournalOf.copy(folder);
        List<Told> entries = new ArrayList<>();
        Statements sql = new Statements(Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.READ));
        try (sql) {
            sql.each(
                    "SELECT seq, at, wall, kind, body, seal FROM entry ORDER BY seq",
                    row ->
                            entries.add(
                                    new Told(
                                            row.getLong(1),
                                            row.getLong(2),
                                            row.getLong(3),
                                            row.getString(4),
                                            row.getString(5),
                                            HexFormat.of().formatHex(row.getBytes(6)),
                                            Optional.empty(),
                                            Optional.empty())));
        }
        return entries;
    }

    private static Entry told(Told entry) {
        return new Entry(entry.seq(), entry.text());
    }

    /** Where the chain is not whole; 0 if it is. */
    private long breaks(List<Entry> entries) {
        Optional<Entry> before = Optional.empty();
        for (Entry entry : entries) {
            if (!chain.continues(before, entry)) {
                return entry.number();
            }
            before = Optional.of(entry);
        }
        return 0;
    }

    @Test
    @DisplayName("It holds together, and not with an entry changed, left out or moved")
    void holdsTogether() throws Exception {
        List<Told> journal = journal();
        assertTrue(journal.size() > 50, "a whole match");
        List<Entry> all = journal.stream().map(SealedRecordsTest::told).toList();
        assertEquals(0, breaks(all));
        List<Entry> changed = new ArrayList<>(all);
        Told one = journal.get(20);
        changed.set(
                20,
                told(
                        new Told(
                                one.seq(),
                                one.at(),
                                one.wall(),
                                one.kind(),
                                one.body() + " ",
                                one.seal(),
                                one.signature(),
                                one.record())));
        assertEquals(21, breaks(changed));
        List<Entry> less = new ArrayList<>(all);
        less.remove(20);
        assertEquals(22, breaks(less));
        assertEquals(0, breaks(all.subList(1, all.size())), "it may begin before the table joined");
        List<Entry> renumbered = new ArrayList<>(all);
        renumbered.set(20, new Entry(21, all.get(21).text()));
        assertEquals(21, breaks(renumbered));
    }

    @Test
    @DisplayName("What is no entry continues nothing")
    void nonsense() throws Exception {
        List<Told> journal = journal();
        Entry first = told(journal.get(0));
        for (String text : List.of("", "{}", "[]", "{\"seq\":2}", first.text() + "x")) {
            assertFalse(chain.continues(Optional.of(first), new Entry(2, text)), text);
        }
        Entry second = told(journal.get(1));
        assertTrue(chain.continues(Optional.of(first), second));
        Told odd = journal.get(0);
        Told noSeal =
                new Told(
                        1,
                        odd.at(),
                        odd.wall(),
                        odd.kind(),
                        odd.body(),
                        "x",
                        Optional.empty(),
                        Optional.empty());
        assertFalse(chain.continues(Optional.of(told(noSeal)), second));
    }
}
