package burraco.hall.ledger;

import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.Shelf;
import burraco.relay.Stream;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;

/** What tables have told, in the store of the hall. For several threads. */
public final class StoredShelf implements Shelf {
    private final HallStore store;
    private final BiPredicate<String, String> accepts;
    private final ChainCheck chain;
    private final News news;

    /** What tables were told that is here. */
    private final Map<Source, Journal> known = new ConcurrentHashMap<>();

    /** Of the thread that writes: what is different in this transaction. */
    private final Map<Source, Journal> changed = new HashMap<>();

    private Object transaction = new Object();

    /** Hears what is new on the shelf. */
    @FunctionalInterface
    public interface News {
        News NONE = (_, _) -> {};

        /**
         * These entries are on the disk; the table does not know it yet. Comes in the order in
         * which they were written, on the thread that writes: it must not wait for anything.
         */
        void told(Source source, List<Entry> entries);
    }

    /** A stream of a journal: its number in the store, and how far it is here. */
    private record Journal(long id, long upTo) {
        Journal to(long number) {
            return new Journal(id, number);
        }
    }

    /**
     * What was added.
     *
     * @param fresh what was not there yet
     */
    private record Added(Journal journal, List<Entry> fresh, boolean broken) {}

    /**
     * @param accepts whether this device's journal, by its epoch, was accepted
     * @param chain for the stream with records
     */
    public StoredShelf(
            HallStore store, BiPredicate<String, String> accepts, ChainCheck chain, News news)
            throws LedgerException {
        this.store = store;
        this.accepts = accepts;
        this.chain = chain;
        this.news = news;
        known.putAll(store.read(StoredShelf::kept));
        store.afterTrouble(this::forget);
    }

    private static Map<Source, Journal> kept(Session sql) throws SQLException {
        Map<Source, Journal> kept = new HashMap<>();
        for (Stream stream : Stream.values()) {
            sql.each(
                    "SELECT device, epoch, id, up_to FROM source WHERE stream = ?",
                    row ->
                            kept.put(
                                    new Source(row.getString(1), row.getString(2), stream),
                                    new Journal(row.getLong(3), row.getLong(4))),
                    stream.toString());
        }
        return kept;
    }

    /**
     * Takes away what seemed to fail and is there all the same: nobody has heard of it, and its
     * table tells it again.
     */
    private Map<Source, Journal> forget(Session sql) throws SQLException, LedgerException {
        Map<Source, Journal> there = kept(sql);
        for (Map.Entry<Source, Journal> one : known.entrySet()) {
            Journal found = there.get(one.getKey());
            if (found == null
                    || found.id() != one.getValue().id()
                    || found.upTo() < one.getValue().upTo()) {
                throw store.place().less();
            }
        }
        for (Map.Entry<Source, Journal> one : there.entrySet()) {
            Journal before = known.getOrDefault(one.getKey(), one.getValue().to(0));
            if (before.upTo() < one.getValue().upTo()) {
                long id = before.id();
                sql.run("DELETE FROM told WHERE source = ? AND number > ?", id, before.upTo());
                sql.run("UPDATE source SET up_to = ? WHERE id = ?", before.upTo(), id);
            }
            if (!known.containsKey(one.getKey())) {
                sql.run("DELETE FROM source WHERE id = ?", before.id());
            }
        }
        return known;
    }

    @Override
    public boolean accepts(String device, String epoch) {
        return accepts.test(device, epoch);
    }

    @Override
    public long upTo(String device, String epoch, Stream stream) {
        Journal there = known.get(new Source(device, epoch, stream));
        return there == null ? 0 : there.upTo();
    }

    /** All journals of which something is here. */
    public Set<Source> sources() {
        return Set.copyOf(known.keySet());
    }

    /** Some entries from this number on, at most so many. */
    public List<Entry> from(Source source, long first, int most) throws LedgerException {
        return store.read(sql -> {
            List<Entry> entries = new ArrayList<>();
            sql.each(
                    "SELECT number, text FROM told WHERE number >= ? AND source ="
                            + " (SELECT id FROM source WHERE device = ? AND epoch = ? AND stream = ?)"
                            + " ORDER BY number LIMIT ?",
                    row -> entries.add(new Entry(row.getLong(1), row.getString(2))),
                    first,
                    source.device(),
                    source.epoch(),
                    source.stream().toString(),
                    most);
            return entries;
        });
    }

    /** Entries of one kind whose body begins with these words. */
    public List<Entry> about(Source source, String kind, String words) throws LedgerException {
        String like = "%\"kind\":\"" + kind + "\",\"body\":\"" + words + "%";
        return store.read(sql -> {
            List<Entry> entries = new ArrayList<>();
            sql.each(
                    "SELECT number, text FROM told WHERE text LIKE ? AND source ="
                            + " (SELECT id FROM source WHERE device = ? AND epoch = ? AND stream = ?)"
                            + " ORDER BY number",
                    row -> entries.add(new Entry(row.getLong(1), row.getString(2))),
                    like,
                    source.device(),
                    source.epoch(),
                    source.stream().toString());
            return entries;
        });
    }

    @Override
    public void add(String device, String epoch, Stream stream, List<Entry> entries)
            throws FullException, BrokenException {
        Source source = new Source(device, epoch, stream);
        try {
            if (store.write(sql -> put(sql, source, entries), added -> told(source, added))
                    .broken()) {
                throw new BrokenException();
            }
        } catch (LedgerException cannot) {
            throw new FullException();
        }
    }

    private void told(Source source, Added added) {
        if (!added.broken() && added.journal().upTo() > 0) {
            known.put(source, added.journal());
            if (!added.fresh().isEmpty()) {
                news.told(source, added.fresh());
            }
        }
    }

    /** Another request of the same table may have added some of them meanwhile. */
    private Added put(Session sql, Source source, List<Entry> entries) throws SQLException {
        Optional<Journal> found = journal(sql, source);
        long there = found.map(Journal::upTo).orElse(0L);
        List<Entry> fresh = entries.stream().filter(entry -> entry.number() > there).toList();
        if (fresh.isEmpty() || fresh.getFirst().number() != there + 1) {
            return new Added(found.orElse(new Journal(0, 0)), List.of(), false);
        }
        if (source.stream() == Stream.RECORD && !continues(before(sql, found), fresh)) {
            return new Added(new Journal(0, 0), List.of(), true);
        }
        Journal journal = found.isPresent() ? found.get() : begun(sql, source);
        for (Entry entry : fresh) {
            sql.queue(
                    "INSERT INTO told (source, number, text) VALUES (?, ?, ?)",
                    journal.id(),
                    entry.number(),
                    entry.text());
        }
        long upTo = fresh.getLast().number();
        sql.queue("UPDATE source SET up_to = ? WHERE id = ?", upTo, journal.id());
        changed.put(source, journal.to(upTo));
        return new Added(journal.to(upTo), fresh, false);
    }

    /** As it is in this transaction: to ask the store each time would take longer than to write. */
    private Optional<Journal> journal(Session sql, Source source) {
        if (transaction != sql.transaction()) {
            transaction = sql.transaction();
            changed.clear();
        }
        return Optional.ofNullable(changed.getOrDefault(source, known.get(source)));
    }

    private boolean continues(Optional<Entry> before, List<Entry> fresh) {
        Optional<Entry> last = before;
        for (Entry entry : fresh) {
            if (!chain.continues(last, entry)) {
                return false;
            }
            last = Optional.of(entry);
        }
        return true;
    }

    private static Optional<Entry> before(Session sql, Optional<Journal> journal)
            throws SQLException {
        if (journal.isEmpty()) {
            return Optional.empty();
        }
        long number = journal.get().upTo();
        List<Entry> found = new ArrayList<>();
        sql.each(
                "SELECT text FROM told WHERE source = ? AND number = ?",
                row -> found.add(new Entry(number, row.getString(1))),
                journal.get().id(),
                number);
        return found.stream().findFirst();
    }

    private Journal begun(Session sql, Source source) throws SQLException {
        long id = sql.number("SELECT COALESCE(MAX(id), 0) + 1 FROM source").orElse(1);
        sql.run(
                "INSERT INTO source (id, device, epoch, stream, up_to) VALUES (?, ?, ?, ?, 0)",
                id,
                source.device(),
                source.epoch(),
                source.stream().toString());
        Journal journal = new Journal(id, 0);
        changed.put(source, journal);
        return journal;
    }
}
