package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredShelfTest extends ShelfContract {
    @TempDir private Path folder;
    private Path path;

    @Override
    TestPlace fresh() {
        path = folder.resolve("hall.db");
        return TestFile.in(folder);
    }

    @Test
    @DisplayName("On a full disk nothing of a batch is kept; it is taken when there is space")
    void fullDisk() throws Exception {
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
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
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
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
    private static void talk(Sender table, StoredShelf shelf, long from) {
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
        try (HallStore file = open()) {
            talk(table, of(file), 0);
        }
        Path copy = Files.copy(path, folder.resolve("copy"));
        told.entries().addAll(List.of("c", "d"));
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            talk(table, shelf, 20_000);
            assertEquals(4, table.acknowledged(Stream.OPEN));
        }
        Files.move(copy, path, StandardCopyOption.REPLACE_EXISTING);
        try (HallStore file = open()) {
            StoredShelf shelf = of(file);
            assertEquals(2, shelf.upTo(DEVICE, "e1", Stream.OPEN));
            talk(table, shelf, 40_000);
            assertEquals(List.of("a", "b", "c", "d"), texts(shelf, OPEN));
        }
    }
}
