package burraco.journal;

import java.sql.SQLException;

/**
 * What was heard, from which the hand at hand can be made again; of the last hands it is kept for
 * disputes, of those before it is dropped.
 */
record Ring(int hands) {
    private static final String SINCE = "(SELECT coalesce(max(input), 0) FROM between_hands)";

    void put(Statements sql, Piece piece) throws SQLException {
        sql.run(
                "INSERT INTO input (until, count, data) VALUES (?, ?, ?)",
                piece.until(),
                piece.count(),
                piece.inputs());
    }

    /** How many inputs the chain does not know yet, and a digest of them; empty where none. */
    String unsealed(Statements sql) throws SQLException {
        StringBuilder digests = new StringBuilder();
        int[] count = {0};
        sql.each(
                "SELECT count, data FROM input WHERE sealed IS NULL ORDER BY id",
                row -> {
                    count[0] += row.getInt(1);
                    digests.append(Chain.digest(row.getBytes(2)));
                });
        return count[0] == 0 ? "" : count[0] + " " + Chain.digest(digests.toString());
    }

    void sealed(Statements sql, long seq) throws SQLException {
        sql.run("UPDATE input SET sealed = ? WHERE sealed IS NULL", seq);
    }

    /**
     * A hand begins: from here on the table can be made again.
     *
     * @param ended whether one has ended; else nobody has dealt, and what was heard since the last
     *     time is of no use
     */
    void begins(Statements sql, long seq, String state, boolean ended) throws SQLException {
        sql.run(
                "INSERT INTO between_hands SELECT ?,"
                        + " (SELECT coalesce(max(id), 0) FROM input),"
                        + " (SELECT coalesce(max(heard), 0) FROM between_hands)"
                        + " + (SELECT coalesce(sum(count), 0) FROM input WHERE id > "
                        + SINCE
                        + "), ?, ?",
                seq,
                ended ? 1 : 0,
                state);
        if (!ended) {
            forgetIdle(sql, seq);
        }
        forgetOld(sql);
    }

    private static void forgetIdle(Statements sql, long seq) throws SQLException {
        String before = "(SELECT max(seq) FROM between_hands WHERE seq < ?)";
        sql.run(
                "DELETE FROM input WHERE id > (SELECT input FROM between_hands WHERE seq = "
                        + before
                        + ")",
                seq);
        sql.run("DELETE FROM between_hands WHERE ended = 0 AND seq = " + before, seq);
    }

    private void forgetOld(Statements sql) throws SQLException {
        String oldest =
                "(SELECT seq FROM between_hands WHERE ended = 1 ORDER BY seq DESC LIMIT 1 OFFSET ?)";
        sql.run(
                "DELETE FROM input WHERE id <= (SELECT input FROM between_hands WHERE seq = "
                        + oldest
                        + ")",
                hands);
        sql.run("DELETE FROM between_hands WHERE seq < " + oldest, hands);
    }
}
