package burraco.journal;

import burraco.journal.History.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The entries of a table's journal that a hall is told, from a certain entry on: those that
 * everybody may know at once, and all of them once nothing of a hand is hidden. A table may go on
 * writing the journal meanwhile. The file stays open between two questions. For one thread.
 */
public final class OutgoingEntries implements AutoCloseable {
    /**
     * Entries with words of a person are not among them, nor what was refused: hidden cards may be
     * named there.
     */
    private static final Set<String> OPEN =
            Set.of(
                    "act",
                    "amended",
                    "answered",
                    "attended",
                    "called",
                    "event",
                    "hand",
                    "hand-over",
                    "left",
                    "match-over",
                    "paused",
                    "resolved",
                    "resumed",
                    "round-over",
                    "started",
                    "trouble",
                    "turn-time",
                    "unsure",
                    "withdrawn",
                    "works");

    /** What else is written while nobody plays and that has no card in it. */
    private static final Set<String> BETWEEN =
            Set.of("assigned", "between", "heard", "named", "order", "person");

    private static final String OPEN_LIST = list(OPEN.stream());

    private static final String BETWEEN_LIST =
            list(Stream.concat(OPEN.stream(), BETWEEN.stream()).filter(one -> !one.equals("act")));

    private final Path folder;
    private final long base;
    private Optional<History> opened = Optional.empty();

    /**
     * @param base the last entry of which the hall is told nothing
     */
    public OutgoingEntries(Path folder, long base) {
        this.folder = folder;
        this.base = base;
    }

    public long base() {
        return base;
    }

    private static String list(Stream<String> kinds) {
        return kinds.sorted().map(one -> "'" + one + "'").collect(Collectors.joining(", "));
    }

    /** How many open entries there are up to one of them. */
    public record Mark(long count, long seq) {}

    /** An entry, with the record of the hand that it is the first to tell of. */
    public record Outgoing(Entry entry, Optional<String> record) {}

    /** Before the first open entry. */
    public Mark beginning() {
        return new Mark(0, base);
    }

    /**
     * The last open entry.
     *
     * @param known one that is known already, so that not all have to be counted
     */
    public Mark lastOpen(Mark known) throws JournalException {
        return ask(history ->
                history.read(
                                "SELECT count(*), coalesce(max(seq), ?) FROM entry WHERE seq > ?"
                                        + " AND kind IN ("
                                        + OPEN_LIST
                                        + ")",
                                row -> new Mark(known.count() + row.getLong(1), row.getLong(2)),
                                known.seq(),
                                known.seq())
                        .getFirst());
    }

    /**
     * Open entries.
     *
     * @param first the number of the first one
     * @param known a mark before it
     */
    public List<Entry> open(long first, int most, Mark known) throws JournalException {
        return ask(history ->
                history.read(
                        "SELECT seq, at, wall, kind, body, seal FROM entry WHERE seq > ?"
                                + " AND kind IN ("
                                + OPEN_LIST
                                + ") ORDER BY seq LIMIT ? OFFSET ?",
                        History::entry,
                        known.seq(),
                        most,
                        first - 1 - known.count()));
    }

    /** The last entry of the journal. */
    public long last() throws JournalException {
        return ask(History::last);
    }

    /**
     * The last entry up to which nothing is hidden any more: of a hand that is played now there is
     * none. It is asked in one sentence: a table may write the first act of a hand meanwhile.
     */
    public long released() throws JournalException {
        long released =
                ask(history ->
                        history.read(
                                        "SELECT CASE WHEN EXISTS (SELECT 1 FROM entry"
                                                + " WHERE seq > began AND kind NOT IN ("
                                                + BETWEEN_LIST
                                                + ")) THEN began ELSE"
                                                + " (SELECT coalesce(max(seq), 0) FROM entry) END"
                                                + " FROM (SELECT coalesce(max(seq), 0) AS began"
                                                + " FROM between_hands)",
                                        row -> row.getLong(1))
                                .getFirst());
        return Math.max(base, released);
    }

    /** All entries from one on; ask only for those that are released. */
    public List<Outgoing> all(long first, long last) throws JournalException {
        return ask(history -> {
            List<Outgoing> all = new ArrayList<>();
            for (Entry entry : history.entries(first, last)) {
                all.add(new Outgoing(entry, record(history, entry)));
            }
            return all;
        });
    }

    private Optional<String> record(History history, Entry entry) throws JournalException {
        if (!entry.note().kind().equals("hand")) {
            return Optional.empty();
        }
        String[] parts = entry.note().body().split(" ", 3);
        String hand = parts[0] + " " + parts[1] + " ";
        boolean known =
                !history.read(
                                "SELECT seq FROM entry WHERE kind = 'hand' AND seq > ?"
                                        + " AND seq < ? AND substr(body, 1, ?) = ? LIMIT 1",
                                row -> row.getLong(1),
                                base,
                                entry.seq(),
                                hand.length(),
                                hand)
                        .isEmpty();
        return known
                ? Optional.empty()
                : history
                        .read(
                                "SELECT record FROM hand WHERE match = ? AND hand = ?",
                                row -> History.text(row, "record"),
                                Long.valueOf(parts[0]),
                                Long.valueOf(parts[1]))
                        .stream()
                        .findFirst();
    }

    // The file

    private interface Question<T> {
        T answer(History history) throws JournalException;
    }

    private <T> T ask(Question<T> question) throws JournalException {
        try {
            History history = opened.isPresent() ? opened.get() : History.open(folder);
            opened = Optional.of(history);
            T answer = question.answer(history);
            if (history.isOfTheFile()) {
                history.letsGo();
            } else {
                close();
            }
            return answer;
        } catch (JournalException cannot) {
            // It may be another file by the next time.
            close();
            throw cannot;
        }
    }

    @Override
    public void close() throws JournalException {
        Optional<History> open = opened;
        opened = Optional.empty();
        if (open.isPresent()) {
            open.get().close();
        }
    }
}
