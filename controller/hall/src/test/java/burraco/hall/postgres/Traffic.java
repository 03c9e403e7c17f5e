package burraco.hall.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.relay.Entry;
import burraco.relay.Shelf;
import burraco.relay.Stream;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Tables that tell and a direction that decides, again and again until the store takes it; what was
 * acknowledged is remembered.
 */
final class Traffic implements AutoCloseable {
    private static final int WAITS_MILLIS = 20;
    private static final int LOOK_MILLIS = 500;

    /** From these a hall does not go on by itself. */
    private static final Set<String> LOST = Set.of("read.store.less", "read.store.turn");

    private final Map<String, Long> acknowledged = new ConcurrentHashMap<>();
    private final Map<Source, List<Long>> news = new ConcurrentHashMap<>();
    private final List<String> decided = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore written = new Semaphore(0);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HallStore store;
    private final StoredShelf shelf;
    private final Ledger ledger;
    private volatile boolean ended;

    Traffic(HallStore store, int tables) throws LedgerException {
        this.store = store;
        shelf = new StoredShelf(store, (_, _) -> true, (_, _) -> true, this::told);
        ledger = new Ledger(store, System::currentTimeMillis);
        for (int i = 0; i < tables; i++) {
            String table = "t" + i;
            threads.submit(() -> tells(table));
        }
        threads.submit(this::decides);
    }

    private void told(Source source, List<Entry> entries) {
        List<Long> numbers = news.computeIfAbsent(source, _ -> new ArrayList<>());
        entries.forEach(entry -> numbers.add(entry.number()));
    }

    private static String text(String table, long number) {
        return table + " tells " + number;
    }

    private Void tells(String table) throws Exception {
        long next = 1;
        while (!ended) {
            List<Entry> some =
                    List.of(
                            new Entry(next, text(table, next)),
                            new Entry(next + 1, text(table, next + 1)));
            try {
                shelf.add(table, "e1", Stream.OPEN, some);
                next += some.size();
                acknowledged.put(table, shelf.upTo(table, "e1", Stream.OPEN));
                written.release();
            } catch (Shelf.FullException notYet) {
                TimeUnit.MILLISECONDS.sleep(WAITS_MILLIS);
            }
        }
        return null;
    }

    private Void decides() throws Exception {
        for (long number = 1; !ended; number++) {
            try {
                decided.add(ledger.append("tell", "decision " + number, "Rossi", "").body());
            } catch (LedgerException notYet) {
                TimeUnit.MILLISECONDS.sleep(WAITS_MILLIS);
            }
        }
        return null;
    }

    /** Waits until tables were told so many times more that what they tell is there. */
    void goesOn(int times) throws InterruptedException {
        written.drainPermits();
        while (!written.tryAcquire(times, LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            String why = store.trouble().map(Traffic::key).orElse("");
            assertFalse(LOST.contains(why), why);
        }
    }

    private static String key(Sentence about) {
        return ((Sentence) about.details().getLast()).key();
    }

    HallStore store() {
        return store;
    }

    /** Nobody tells any more. */
    @Override
    public void close() throws LedgerException {
        ended = true;
        threads.close();
        store.close();
    }

    /** Everything that was acknowledged is there, once and in its order, and nothing else. */
    void isAllThere(Place place) throws LedgerException {
        try (HallStore look = HallStore.look(place)) {
            Ledger there = new Ledger(look, () -> 0);
            assertEquals(List.of(), there.verify());
            assertEquals(decided, there.all().stream().map(Row::body).toList());
            StoredShelf kept =
                    new StoredShelf(look, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
            for (Map.Entry<String, Long> table : acknowledged.entrySet()) {
                Source source = new Source(table.getKey(), "e1", Stream.OPEN);
                List<Entry> entries = kept.from(source, 1, Integer.MAX_VALUE);
                assertEquals(table.getValue(), entries.size(), table.getKey());
                List<Long> numbers = new ArrayList<>();
                for (Entry entry : entries) {
                    numbers.add(entry.number());
                    assertEquals(text(table.getKey(), numbers.size()), entry.text());
                }
                assertEquals(numbers, news.get(source), "news of " + table.getKey());
            }
        }
    }
}
