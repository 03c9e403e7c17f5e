package burraco.journal;

import java.util.Optional;

/** Where in a journal the match begins that is played now, or was played last. */
public final class MatchBeginning {
    private MatchBeginning() {}

    /**
     * The last entry that a hall need not be told which a table joins now: the one before the
     * present match, so that its hands count there. The last one of all after a match that belongs
     * to no round.
     */
    public static long entryBefore(History history) throws JournalException {
        Optional<String> last =
                history
                        .read(
                                "SELECT body FROM entry WHERE kind = ?"
                                        + " ORDER BY seq DESC LIMIT 1",
                                row -> History.text(row, "body"),
                                EventNotes.KIND)
                        .stream()
                        .findFirst();
        if (last.isEmpty()) {
            // Earlier versions wrote hands without it.
            return count(history, "SELECT count(*) FROM entry WHERE kind = 'hand'") > 0
                    ? history.last()
                    : 0;
        }
        Optional<EventEntry> event = EventEntry.read(last.get());
        return event.isPresent() ? entryBefore(history, event.get()) : 0;
    }

    private static long entryBefore(History history, EventEntry event) throws JournalException {
        int match = event.match();
        boolean isOver =
                count(
                                history,
                                "SELECT count(*) FROM entry WHERE kind = 'match-over'"
                                        + " AND CAST(body AS INTEGER) = ?",
                                match)
                        > 0;
        if (isOver && event.event().round().isEmpty()) {
            return history.last();
        }
        return count(
                history,
                "SELECT coalesce(max(seq), 0) FROM entry WHERE kind = 'match-over'"
                        + " AND CAST(body AS INTEGER) < ?",
                match);
    }

    private static long count(History history, String sql, Object... values)
            throws JournalException {
        return history.read(sql, row -> row.getLong(1), values).getFirst();
    }
}
