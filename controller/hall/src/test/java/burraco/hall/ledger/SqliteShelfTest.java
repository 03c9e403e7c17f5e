package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.relay.Entry;
import burraco.relay.HallClock;
import burraco.relay.Intake;
import burraco.relay.Order;
import burraco.relay.Outbox;
import burraco.relay.Request;
import burraco.relay.Sender;
import burraco.relay.Shelf;
import burraco.relay.States;
import burraco.relay.Stream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tables tell is on the disk once, in its order, when they hear that it is. */
class SqliteShelfTest {
    private static final String DEVICE = "00112233aabbccdd";
    private static final Source OPEN = new Source(DEVICE, "e1", Stream.OPEN);
    private static final Source RECORD = new Source(DEVICE, "e1", Stream.RECORD);

    @TempDir private Path folder;
    private Path path;
    private final List<String> news = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void path() {
        path = folder.resolve("hall.db");
    }

    private HallFile open() throws LedgerException {
        return HallFile.open(path, said -> {});
    }

    /** Records have to say what they follow. */
    private SqliteShelf of(HallFile file) throws LedgerException {
        return new SqliteShelf(
                file,
                (device, epoch) -> device.equals(DEVICE) && epoch.equals("e1"),
                (before, next) ->
                        next.text().endsWith(" after " + before.map(Entry::number).orElse(0L)),
                (source, entries) ->
                        entries.forEach(entry -> news.add(source.stream() + " " + entry.number())));
    }

    private static List<Entry> entries(long first, String... texts) {
        List<Entry> entries = new ArrayList<>();
        for (String text : texts) {
            entries.add(new Entry(first + entries.size(), text));
        }
        return entries;
    }

    private static List<String> texts(SqliteShelf shelf, Source source) throws LedgerException {
        return shelf.from(source, 1, Integer.MAX_VALUE).stream().map(Entry::text).toList();
    }

    @Test
    @DisplayName("What comes twice is kept once, behind a gap nothing is kept, and both are told")
    void twiceAndGaps() throws Exception {
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a", "b"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a", "b", "c"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(5, "e"));
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(2, "not b"));
            assertEquals(3, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            assertEquals(0, shelf.upTo(DEVICE, "e2", Stream.OPEN), "another journal");
            assertEquals(0, shelf.upTo(DEVICE, "e1", Stream.RECORD));
            assertEquals(List.of("open 1", "open 2", "open 3"), news);
        }
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
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
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
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
    @DisplayName("On a full disk nothing of a batch is kept; it is taken when there is space")
    void fullDisk() throws Exception {
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a"));
            HallFileTest.fills(file);
            List<Entry> more = entries(2, "b", "x".repeat(1 << 20));
            assertThrows(
                    Shelf.FullException.class, () -> shelf.add(DEVICE, "e1", Stream.OPEN, more));
            assertEquals(1, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            assertEquals(List.of("a"), texts(shelf, OPEN));
            assertEquals(List.of("open 1"), news);
            shelf.add(DEVICE, "e1", Stream.OPEN, more);
            assertEquals(3, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            assertEquals(List.of("open 1", "open 2", "open 3"), news);
        }
    }

    @Test
    @DisplayName("After trouble a file with less than tables were promised is not gone on with")
    void olderFileAfterTrouble() throws Exception {
        open().close();
        Path copy = Files.copy(path, folder.resolve("copy"));
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
            shelf.add(DEVICE, "e1", Stream.OPEN, entries(1, "a"));
            Files.move(copy, path, StandardCopyOption.REPLACE_EXISTING);
            Files.deleteIfExists(folder.resolve("hall.db-wal"));
            Files.deleteIfExists(folder.resolve("hall.db-shm"));
            HallFileTest.troubles(file);
            assertThrows(
                    Shelf.FullException.class,
                    () -> shelf.add(DEVICE, "e1", Stream.OPEN, entries(2, "b")));
        }
    }

    @Test
    @DisplayName("A thousand tables at once, each request twice: everything once")
    void aThousandAtOnce() throws Exception {
        int tables = 1_000;
        int batches = 5;
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
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

    /** A table with a journal in memory. */
    private record Told(List<String> entries) implements Outbox {
        @Override
        public String epoch() {
            return "e1";
        }

        @Override
        public long last(Stream stream) {
            return stream == Stream.OPEN ? entries.size() : 0;
        }

        @Override
        public List<Entry> from(Stream stream, long first, int most) {
            return IntStream.rangeClosed((int) first, entries.size())
                    .limit(most)
                    .mapToObj(number -> new Entry(number, entries.get(number - 1)))
                    .toList();
        }

        @Override
        public String state() {
            return "";
        }
    }

    private static final class NoStates implements States {
        private final Map<String, String> states = new HashMap<>();

        @Override
        public void heard(Request.Head head, long now) {
            head.state().ifPresent(state -> states.put(head.table(), state));
        }

        @Override
        public String of(String table) {
            return states.getOrDefault(table, "");
        }
    }

    /** Exchanges everything that there is to tell. */
    private static void talk(Sender table, SqliteShelf shelf, long from) {
        Intake hall = new Intake(shelf, new NoStates(), (_, _) -> Order.NONE);
        for (long now = from; now < from + 10_000; now += 250) {
            long at = now;
            table.next(now)
                    .ifPresent(
                            request -> table.answered(request, hall.take(request, DEVICE, at), at));
        }
    }

    @Test
    @DisplayName("A hall that got an older copy of its file is told again what is missing")
    void olderCopy() throws Exception {
        Told told = new Told(new ArrayList<>());
        Sender table =
                new Sender(DEVICE, told, Order.NONE, new HallClock(), new SplittableRandom(1));
        told.entries().addAll(List.of("a", "b"));
        try (HallFile file = open()) {
            talk(table, of(file), 0);
        }
        Path copy = Files.copy(path, folder.resolve("copy"));
        told.entries().addAll(List.of("c", "d"));
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
            talk(table, shelf, 20_000);
            assertEquals(4, table.acknowledged(Stream.OPEN));
        }
        Files.move(copy, path, StandardCopyOption.REPLACE_EXISTING);
        try (HallFile file = open()) {
            SqliteShelf shelf = of(file);
            assertEquals(2, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            talk(table, shelf, 40_000);
            assertEquals(List.of("a", "b", "c", "d"), texts(shelf, OPEN));
        }
    }
}
