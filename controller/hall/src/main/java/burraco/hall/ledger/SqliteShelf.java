package burraco.hall.ledger;

import burraco.journal.Statements;
import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.Shelf;
import burraco.relay.Stream;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;

/** What tables have told, in the file of the hall. For several threads. */
public final class SqliteShelf implements Shelf {
    private final HallFile file;
    private final BiPredicate<String, String> accepts;
    private final ChainCheck chain;
    private final News news;
    private final Map<Source, Long> upTo = new ConcurrentHashMap<>();

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

    /**
     * What was added.
     *
     * @param fresh what was not there yet
     */
    private record Added(long upTo, List<Entry> fresh, boolean broken) {}

    /**
     * @param accepts whether this device's journal, by its epoch, was accepted
     * @param chain for the stream with records
     */
    public SqliteShelf(
            HallFile file, BiPredicate<String, String> accepts, ChainCheck chain, News news)
            throws LedgerException {
        this.file = file;
        this.accepts = accepts;
        this.chain = chain;
        this.news = news;
        upTo.putAll(file.read(SqliteShelf::kept));
        file.afterTrouble(this::mustBeTheSame);
    }

    private static Map<Source, Long> kept(Statements sql) throws SQLException {
        Map<Source, Long> kept = new ConcurrentHashMap<>();
        for (Stream stream : Stream.values()) {
            sql.each(
                    "SELECT device, epoch, up_to FROM source WHERE stream = ?",
                    row ->
                            kept.put(
                                    new Source(row.getString(1), row.getString(2), stream),
                                    row.getLong(3)),
                    stream.toString());
        }
        return kept;
    }

    /** What seemed to fail may be there: then a table that tells it again hears that it is. */
    private Map<Source, Long> mustBeTheSame(Statements sql) throws SQLException, LedgerException {
        Map<Source, Long> there = kept(sql);
        for (Map.Entry<Source, Long> one : upTo.entrySet()) {
            if (there.getOrDefault(one.getKey(), 0L) < one.getValue()) {
                throw LedgerException.of(file.path(), "read.hall.another");
            }
        }
        return there;
    }

    @Override
    public boolean accepts(String device, String epoch) {
        return accepts.test(device, epoch);
    }

    @Override
    public long upTo(String device, String epoch, Stream stream) {
        return upTo.getOrDefault(new Source(device, epoch, stream), 0L);
    }

    /** All journals of which something is here. */
    public Set<Source> sources() {
        return Set.copyOf(upTo.keySet());
    }

    /** Some entries from this number on, at most so many. */
    public List<Entry> from(Source source, long first, int most) throws LedgerException {
        List<Entry> entries = new ArrayList<>();
        return file.read(sql -> {
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
        List<Entry> entries = new ArrayList<>();
        return file.read(sql -> {
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
            if (file.write(sql -> put(sql, source, entries), added -> told(source, added))
                    .broken()) {
                throw new BrokenException();
            }
        } catch (LedgerException cannot) {
            throw new FullException();
        }
    }

    private void told(Source source, Added added) {
        if (!added.broken()) {
            upTo.put(source, added.upTo());
            if (!added.fresh().isEmpty()) {
                news.told(source, added.fresh());
            }
        }
    }

    /** Another request of the same table may have added some of them meanwhile. */
    private Added put(Statements sql, Source source, List<Entry> entries) throws SQLException {
        long id = id(sql, source);
        long there = number(sql, "SELECT up_to FROM source WHERE id = ?", id);
        List<Entry> fresh = entries.stream().filter(entry -> entry.number() > there).toList();
        if (fresh.isEmpty() || fresh.getFirst().number() != there + 1) {
            return new Added(there, List.of(), false);
        }
        if (source.stream() == Stream.RECORD && !continues(before(sql, id, there), fresh)) {
            return new Added(there, List.of(), true);
        }
        for (Entry entry : fresh) {
            sql.run(
                    "INSERT INTO told VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    id,
                    entry.number(),
                    entry.text());
        }
        long upTo = fresh.getLast().number();
        sql.run("UPDATE source SET up_to = ? WHERE id = ?", upTo, id);
        return new Added(upTo, fresh, false);
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

    private static Optional<Entry> before(Statements sql, long id, long number)
            throws SQLException {
        List<Entry> found = new ArrayList<>();
        sql.each(
                "SELECT text FROM told WHERE source = ? AND number = ?",
                row -> found.add(new Entry(number, row.getString(1))),
                id,
                number);
        return found.stream().findFirst();
    }

    private static long id(Statements sql, Source source) throws SQLException {
        String find = "SELECT id FROM source WHERE device = ? AND epoch = ? AND stream = ?";
        String stream = source.stream().toString();
        OptionalLong known = sql.number(find, source.device(), source.epoch(), stream);
        if (known.isPresent()) {
            return known.getAsLong();
        }
        sql.run(
                "INSERT INTO source (device, epoch, stream, up_to) VALUES (?, ?, ?, 0)",
                source.device(),
                source.epoch(),
                stream);
        return number(sql, find, source.device(), source.epoch(), stream);
    }

    private static long number(Statements sql, String question, Object... values)
            throws SQLException {
        return sql.number(question, values).orElseThrow(() -> new SQLException("no answer"));
    }
}
