package burraco.journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Compares the saved states between two hands with their digests in the chain. */
final class BetweenCheck implements Verification.Part {
    private static final String ENDED =
            "SELECT (SELECT count(*) FROM entry WHERE kind = 'hand' AND seq = ? - 1)";
    private static final String HEARD =
            "SELECT coalesce(sum(CAST(body AS INTEGER)), 0) FROM entry"
                    + " WHERE kind = 'heard' AND seq < ?";
    private static final String OUT_OF_PLACE =
            "SELECT count(*) FROM input WHERE (id <= ?) <> (coalesce(sealed, 1 << 62) < ?)";

    private record Row(long seq, long input, long heard, boolean ended, String digest) {}

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        Map<Long, String> sealed = new HashMap<>();
        history.each(
                "SELECT seq, body FROM entry WHERE kind = 'between' ORDER BY seq",
                row -> sealed.put(row.getLong(1), row.getString(2)));
        List<Row> rows =
                history.read(
                        "SELECT seq, input, heard, ended, state FROM between_hands ORDER BY seq",
                        row ->
                                new Row(
                                        row.getLong(1),
                                        row.getLong(2),
                                        row.getLong(3),
                                        row.getInt(4) != 0,
                                        SealChain.digest(row.getString(5))));
        for (Row row : rows) {
            if (!row.digest().equals(sealed.get(row.seq())) || !fits(history, row)) {
                found.accept(Finding.of(Finding.Kind.BETWEEN_CHANGED, row.seq()));
            }
        }
        long last = sealed.keySet().stream().mapToLong(seq -> seq).max().orElse(0);
        if (last > 0 && rows.stream().noneMatch(row -> row.seq() == last)) {
            found.accept(Finding.of(Finding.Kind.BETWEEN_MISSING, last));
        }
    }

    /** Whether its position among the inputs is the one at which it was written. */
    private static boolean fits(History history, Row row) throws JournalException {
        return number(history, ENDED, row.seq()) == (row.ended() ? 1 : 0)
                && number(history, HEARD, row.seq()) == row.heard()
                && number(history, OUT_OF_PLACE, row.input(), row.seq()) == 0;
    }

    private static long number(History history, String sql, Object... values)
            throws JournalException {
        return history.read(sql, row -> row.getLong(1), values).getFirst();
    }
}
