package burraco.journal;

import java.sql.SQLException;

/**
 * The stored inputs, from which the current hand can be restored. Those of the last hands are kept
 * for disputes, older ones are deleted. Not for several threads.
 */
final class RecentInputs {
    private final int hands;
    private long last;
    private int unsealed;
    private StringBuilder digests = new StringBuilder();

    RecentInputs(int hands) {
        this.hands = hands;
    }

    /** Reads the last piece, to go on after it. */
    void read(Statements sql) throws SQLException {
        sql.each(
                "SELECT max((SELECT coalesce(max(id), 0) FROM tape),"
                        + " (SELECT coalesce(max(input), 0) FROM between_hands))",
                row -> last = row.getLong(1));
        unsealed = 0;
        digests = new StringBuilder();
        sql.each(
                "SELECT count, data FROM tape"
                        + " WHERE id > (SELECT coalesce(max(last), 0) FROM heard) ORDER BY id",
                row -> heard(row.getInt(1), row.getBytes(2)));
    }

    private void heard(int count, byte[] inputs) {
        unsealed += count;
        digests.append(SealChain.digest(inputs));
    }

    /** The number of the last piece. No number is given twice. */
    long last() {
        return last;
    }

    void put(Statements sql, Piece piece) throws SQLException {
        last++;
        sql.run(
                "INSERT INTO tape VALUES (?, ?, ?, ?)",
                last,
                piece.until(),
                piece.count(),
                piece.inputs());
        heard(piece.count(), piece.inputs());
    }

    /** The number of inputs that are not sealed yet, and their digest; empty if there are none. */
    String unsealed() {
        return unsealed == 0 ? "" : unsealed + " " + SealChain.digest(digests.toString());
    }

    /** Notes that all inputs are sealed, by that entry. */
    void sealed(Statements sql, long seq) throws SQLException {
        sql.run("INSERT INTO heard VALUES (?, ?)", last, seq);
        unsealed = 0;
        digests = new StringBuilder();
    }

    /**
     * A hand begins: the table can be restored from here on.
     *
     * @param ended whether a hand has ended; if not, nobody has dealt, and the inputs since the
     *     last state are deleted
     */
    void begins(Statements sql, long seq, String state, boolean ended) throws SQLException {
        sql.run(
                "INSERT INTO between_hands SELECT ?, ?,"
                        + " (SELECT coalesce(max(heard), 0) FROM between_hands)"
                        + " + (SELECT coalesce(sum(count), 0) FROM tape WHERE id >"
                        + " (SELECT coalesce(max(input), 0) FROM between_hands)), ?, ?",
                seq,
                last,
                ended ? 1 : 0,
                state);
        if (!ended) {
            forgetIdle(sql, seq);
        }
        forgetOld(sql);
    }

    private static void forgetIdle(Statements sql, long seq) throws SQLException {
        String before = "(SELECT max(seq) FROM between_hands WHERE seq < ?)";
        String since = " > (SELECT input FROM between_hands WHERE seq = " + before + ")";
        sql.run("DELETE FROM tape WHERE id" + since, seq);
        sql.run("DELETE FROM heard WHERE last" + since, seq);
        sql.run("DELETE FROM between_hands WHERE ended = 0 AND seq = " + before, seq);
    }

    private void forgetOld(Statements sql) throws SQLException {
        String oldest =
                "(SELECT seq FROM between_hands WHERE ended = 1 ORDER BY seq DESC LIMIT 1 OFFSET ?)";
        String until = " <= (SELECT input FROM between_hands WHERE seq = " + oldest + ")";
        sql.run("DELETE FROM tape WHERE id" + until, hands);
        sql.run("DELETE FROM heard WHERE last" + until, hands);
        sql.run("DELETE FROM between_hands WHERE seq < " + oldest, hands);
    }
}
