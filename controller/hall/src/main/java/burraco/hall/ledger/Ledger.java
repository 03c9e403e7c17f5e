package burraco.hall.ledger;

import burraco.hall.ledger.Finding.Kind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Everything that is decided in a hall, in its order. Each row is sealed together with the one
 * before, and is on the disk before anybody hears of it. For several threads.
 */
public final class Ledger {
    private static final String ROWS =
            "SELECT seq, wall, kind, body, by, why, seal FROM decision WHERE seq <= ? ORDER BY seq";

    private final HallStore store;
    private final LongSupplier wall;

    /** The last row of which anybody may know. */
    private volatile Head known;

    private record Head(long seq, byte[] seal) {
        static Head of(Row row) {
            return new Head(row.seq(), row.seal());
        }
    }

    /**
     * @param wall milliseconds of the clock on the wall
     */
    public Ledger(HallStore store, LongSupplier wall) throws LedgerException {
        this.store = store;
        this.wall = wall;
        known = store.read(Ledger::head);
        if (known.seal() == null || known.seal().length != RowSeal.BEGINNING.length) {
            throw LedgerException.of(store.place(), "read.hall.no-sense", known.seq());
        }
        store.afterTrouble(this::forget);
    }

    public Row append(String kind, String body, String by, String why) throws LedgerException {
        return append(List.of(new NewRow(kind, body, by, why))).getFirst();
    }

    /** All of them, one behind the other, or none. */
    public List<Row> append(List<NewRow> rows) throws LedgerException {
        return rows.isEmpty() ? List.of() : store.write(sql -> put(sql, rows), this::written);
    }

    private List<Row> put(Session sql, List<NewRow> rows) throws SQLException {
        Head last = head(sql);
        List<Row> sealed = new ArrayList<>();
        for (NewRow row : rows) {
            Row next = RowSeal.sealed(last.seal(), last.seq() + 1, wall.getAsLong(), row);
            sql.run(
                    "INSERT INTO decision VALUES (?, ?, ?, ?, ?, ?, ?)",
                    next.seq(),
                    next.wall(),
                    next.kind(),
                    next.body(),
                    next.by(),
                    next.why(),
                    next.seal());
            sealed.add(next);
            last = Head.of(next);
        }
        return List.copyOf(sealed);
    }

    private void written(List<Row> rows) {
        known = Head.of(rows.getLast());
    }

    private static Head head(Session sql) throws SQLException {
        List<Head> heads = new ArrayList<>();
        sql.each(
                "SELECT seq, seal FROM decision ORDER BY seq DESC LIMIT 1",
                row -> heads.add(new Head(row.getLong(1), row.getBytes(2))));
        return heads.isEmpty() ? new Head(0, RowSeal.BEGINNING) : heads.getFirst();
    }

    /** Whoever wanted rows that seemed to fail was told that they are not there. */
    private Head forget(Session sql) throws SQLException, LedgerException {
        sql.run("DELETE FROM decision WHERE seq > ?", known.seq());
        Head left = head(sql);
        if (left.seq() != known.seq() || !Arrays.equals(left.seal(), known.seal())) {
            throw store.place().less();
        }
        return left;
    }

    /** All rows in their order. */
    public List<Row> all() throws LedgerException {
        return store.read(sql -> {
            List<Row> rows = new ArrayList<>();
            sql.each(ROWS, row -> rows.add(row(row)), known.seq());
            return rows;
        });
    }

    private static Row row(ResultSet row) throws SQLException {
        return new Row(
                row.getLong(1),
                row.getLong(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getBytes(7));
    }

    /** What is not as it was written. Rows that are missing at the end leave no trace. */
    public List<Finding> verify() throws LedgerException {
        List<Finding> found = new ArrayList<>();
        byte[] before = RowSeal.BEGINNING;
        long next = 1;
        for (Row row : all()) {
            if (row.seq() > next) {
                found.add(new Finding(Kind.MISSING, next));
            } else if (!Arrays.equals(RowSeal.again(before, row), row.seal())) {
                found.add(new Finding(Kind.CHANGED, row.seq()));
            }
            before = row.seal();
            next = row.seq() + 1;
        }
        if (next <= known.seq()) {
            found.add(new Finding(Kind.MISSING, next));
        }
        return found;
    }
}
