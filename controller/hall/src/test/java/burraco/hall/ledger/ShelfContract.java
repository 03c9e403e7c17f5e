package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.relay.Entry;
import burraco.relay.Shelf;
import burraco.relay.Stream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What tables tell is in the store once, in its order, when they hear that it is. */
abstract class ShelfContract {
    static final String DEVICE = "00112233aabbccdd";
    static final Source OPEN = new Source(DEVICE, "e1", Stream.OPEN);
    static final Source RECORD = new Source(DEVICE, "e1", Stream.RECORD);

    final List<String> news = Collections.synchronizedList(new ArrayList<>());
    private TestPlace where;

    /** One in which there is no hall yet. */
    abstract TestPlace fresh() throws Exception;

    @BeforeEach
    void begins() throws Exception {
        where = fresh();
    }

    final HallStore open() throws LedgerException {
        return HallStore.open(where.place(), said -> {});
    }

    /** Records have to say what they follow. */
    final StoredShelf of(HallStore file) throws LedgerException {
        return new StoredShelf(
                file,
                (device, epoch) -> device.equals(DEVICE) && epoch.equals("e1"),
                (before, next) ->
                        next.text().endsWith(" after " + before.map(Entry::number).orElse(0L)),
                (source, entries) ->
                        entries.forEach(entry -> news.add(source.stream() + " " + entry.number())));
    }

    static List<Entry> entries(long first, String... texts) {
        List<Entry> entries = new ArrayList<>();
        for (String text : texts) {
            entries.add(new Entry(first + entries.size(), text));
        }
        return entries;
    }

    static List<String> texts(StoredShelf shelf, Source source) throws LedgerException {
        return shelf.from(source, 1, Integer.MAX_VALUE).stream().map(Entry::text).toList();
    }

    @Test
    @DisplayName("What comes twice is kept once, behind a gap nothing is kept, and both are told")
    void twiceAndGaps() throws Exception {
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a", "b"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a", "b", "c"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(5, "e"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(2, "not b"));
            assertEquals(3, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            assertEquals(0, shelf.upTo(DEVICE, "e2", Stream.OPEN), "another journal");
            assertEquals(0, shelf.upTo(DEVICE, "e1", Stream.RECORD));
            assertEquals(List.of("open 1", "open 2", "open 3"), news);
        }
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            assertEquals(3, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            assertEquals(List.of("a", "b", "c"), texts(shelf, OPEN));
            assertEquals(entries(2, "b"), shelf.from(OPEN, 2, 1));
            assertEquals(List.of(), shelf.from(RECORD, 1, 9));
            assertEquals(Set.of(OPEN), shelf.sources());
            assertTrue(shelf.accepts(DEVICE, "e1"));
            assertTrue(!shelf.accepts(DEVICE, "e2"));
        }
    }

    @Test
    @DisplayName("Records that do not continue what is there are refused, all of the batch")
    void broken() throws Exception {
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            shelf.add(DEVICE, "e1", Stream.RECORD, entries(1, "x after 0", "x after 1"));
            List<Entry> other = entries(3, "x after 2", "x after 9");
            assertThrows(
                    Shelf.BrokenException.class,
                    () -> shelf.add(DEVICE, "e1", Stream.RECORD, other));
            assertEquals(2, shelf.upTo(DEVICE, "e1", Stream.RECORD));
            shelf.add(DEVICE, "e1", Stream.RECORD, entries(3, "x after 2"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "needs no seal"));
            assertEquals(3, texts(shelf, RECORD).size());
        }
    }

    @Test
    @DisplayName("A thousand tables at once, each request twice: everything once")
    void aThousandAtOnce() throws Exception {
        int tables = 1_000;
        int batches = 5;
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<?>> all = new ArrayList<>();
                for (int i = 0; i < 2 * tables; i++) {
                    String device = "t" + i % tables;
                    all.add(
                            threads.submit(() -> {
                                for (int b = 0; b < batches; b++) {
                                    List<Entry> some = entries(2 * b + 1, device, "b" + b);
                                    shelf.add(device, "e1", Stream.OPEN, some);
                                }
                                return null;
                            }));
                }
                for (Future<?> one : all) {
                    one.get();
                }
            }
            for (int i = 0; i < tables; i++) {
                Source source = new Source("t" + i, "e1", Stream.OPEN);
                assertEquals(2 * batches, shelf.upTo("t" + i, "e1", Stream.OPEN));
                List<Entry> kept = shelf.from(source, 1, 100);
                assertEquals(
                        IntStream.rangeClosed(1, 2 * batches).mapToObj(n -> (long) n).toList(),
                        kept.stream().map(Entry::number).toList());
                assertEquals("t" + i, kept.getFirst().text());
            }
            assertEquals(2 * batches * tables, news.size());
        }
    }

    @Test
    @DisplayName("What seemed to fail and is there all the same is told again, and is news then")
    void seemedToFail() throws Exception {
        try (HallStore store = open()) {
            StoredShelf shelf = of(store);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a"));
            where.sql(
                    List.of(
                            "INSERT INTO told VALUES (1, 2, 'b')",
                            "UPDATE source SET up_to = 2",
                            "INSERT INTO source VALUES (2, 'x', 'e1', 'open', 1)",
                            "INSERT INTO told VALUES (2, 1, 'first of x')"));
            HallFileTest.troubles(store);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(2, "b", "c"));
            shelf.add("x", "e1", Stream.OPEN, entries(1, "first of x"));
            assertEquals(List.of("open 1", "open 2", "open 3", "open 1"), news);
            assertEquals(List.of("a", "b", "c"), texts(shelf, OPEN));
            Source other = new Source("x", "e1", Stream.OPEN);
            assertEquals(List.of("first of x"), texts(shelf, other));
        }
    }

    @Test
    @DisplayName("Letters of all scripts, quotes and what looks like SQL come back as they were")
    void anyText() throws Exception {
        String text = "Niccolò ♣\uD83C\uDCCF '); DROP TABLE told; -- \\ \" % _ $1 ?\t\n";
        try (HallStore store = open()) {
            of(store).add(DEVICE, "e1", Stream.OPEN, entries(1, text));
            assertEquals(List.of(text), texts(of(store), OPEN));
        }
    }
}
