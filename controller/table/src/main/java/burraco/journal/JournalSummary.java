package burraco.journal;

import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Figures about a journal for whoever helps from afar: no names, no cards and nothing that people
 * have said.
 *
 * @param kinds how many entries there are of each kind
 * @param events what happened to devices and to the program, the last ones, in their order
 */
public record JournalSummary(
        long entries,
        long begun,
        long last,
        int matches,
        int hands,
        long people,
        long pieces,
        long bytes,
        SequencedMap<String, Long> kinds,
        List<Event> events) {
    private static final int MOST_EVENTS = 200;

    /** Kinds whose text comes from a device. That of the other kinds may quote an order. */
    private static final List<String> WITH_TEXT = List.of("trouble", "works");

    /**
     * @param wall when, on people's clocks
     * @param at when, on the table's clock
     * @param text empty where it might name a card or quote somebody
     */
    public record Event(long wall, long at, String kind, String text) {}

    public static JournalSummary of(History history) throws JournalException {
        SequencedMap<String, Long> kinds = new TreeMap<>();
        history.each(
                "SELECT kind, count(*) FROM entry GROUP BY kind",
                row -> kinds.put(row.getString(1), row.getLong(2)));
        List<Event> events =
                history.read(
                        "SELECT wall, at, kind, body FROM entry WHERE kind IN ('trouble', 'works',"
                                + " 'gap', 'left-out', 'skipped', 'unfollowed', 'followed')"
                                + " ORDER BY seq DESC LIMIT "
                                + MOST_EVENTS,
                        row -> {
                            String kind = row.getString(3);
                            String text = WITH_TEXT.contains(kind) ? row.getString(4) : "";
                            return new Event(row.getLong(1), row.getLong(2), kind, text);
                        });
        return new JournalSummary(
                kinds.values().stream().mapToLong(Long::longValue).sum(),
                number(history, "SELECT coalesce(min(wall), 0) FROM entry WHERE seq = 1"),
                number(history, "SELECT coalesce(wall, 0) FROM entry ORDER BY seq DESC LIMIT 1"),
                (int) number(history, "SELECT count(DISTINCT match) FROM hand"),
                (int) number(history, "SELECT count(*) FROM hand"),
                number(history, "SELECT count(*) FROM person"),
                number(history, "SELECT count(*) FROM input"),
                number(history, "SELECT coalesce(sum(length(data)), 0) FROM input"),
                kinds,
                events.reversed());
    }

    private static long number(History history, String sql) throws JournalException {
        return history.read(sql, row -> row.getLong(1)).stream().findFirst().orElse(0L);
    }

    /** All names of people that the journal knows. */
    public static List<String> names(History history) throws JournalException {
        return history.read(
                "SELECT name FROM person WHERE name IS NOT NULL AND name <> '' ORDER BY id",
                row -> row.getString(1));
    }
}
