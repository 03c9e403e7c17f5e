package burraco.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every value is stored as this program stores it. SQLite takes anything into any column, and hands
 * it out as whatever is asked for: a text stored as bytes has the same seal, but {@code kind =
 * 'hand'} does not find it; 1.5 is another number than 1, and is read as 1.
 */
final class StorageCheck implements Verification.Part {
    /**
     * What a table's values have to be.
     *
     * @param found what to say of a row where one is not
     * @param select the rows, by what is said of them
     */
    private record Rows(Finding.Kind found, String select, List<String> values) {
        String wrong() {
            return select
                    + values.stream().collect(Collectors.joining(" AND ", " WHERE NOT (", ")"));
        }
    }

    private static final String LONG = "typeof(%1$s) = 'integer'";
    private static final String INT = LONG + " AND %1$s BETWEEN -2147483648 AND 2147483647";
    private static final String TEXT = "typeof(%1$s) = 'text'";
    private static final String BLOB = "typeof(%1$s) = 'blob'";

    private static final List<Rows> ALL =
            List.of(
                    new Rows(
                            Finding.Kind.ENTRY_CHANGED,
                            "SELECT seq FROM entry",
                            List.of(
                                    each(LONG, "seq", "at", "wall"),
                                    each(TEXT, "kind", "body"),
                                    each(BLOB, "seal"))),
                    new Rows(
                            Finding.Kind.HAND_CHANGED,
                            "SELECT CAST(match AS INTEGER) || '/' || CAST(hand AS INTEGER),"
                                    + " CAST(last AS INTEGER) FROM hand",
                            List.of(
                                    each(INT, "match", "hand"),
                                    each(LONG, "wall", "first", "last"),
                                    each(orNull(INT), "n", "e", "s", "w", "ns", "ew"),
                                    each(TEXT, "dealer", "ending", "confirmed", "record"))),
                    new Rows(
                            Finding.Kind.BETWEEN_CHANGED,
                            "SELECT seq FROM between_hands",
                            List.of(
                                    each(LONG, "seq", "input", "heard"),
                                    each(LONG + " AND %1$s IN (0, 1)", "ended"),
                                    each(TEXT, "state"))),
                    new Rows(
                            Finding.Kind.HEARD_CHANGED,
                            "SELECT CAST(seq AS INTEGER) FROM heard",
                            List.of(each(LONG, "last", "seq"))),
                    // What no entry has sealed yet is nobody's word.
                    new Rows(
                            Finding.Kind.HEARD_CHANGED,
                            "SELECT CAST(sealed AS INTEGER) FROM"
                                    + " (SELECT * FROM input WHERE sealed IS NOT NULL)",
                            List.of(
                                    each(LONG, "id", "until"),
                                    each(INT, "count"),
                                    each(BLOB, "data"))),
                    new Rows(
                            Finding.Kind.PERSON_CHANGED,
                            "SELECT id FROM person",
                            List.of(
                                    each(INT, "id"),
                                    each(orNull(BLOB), "salt"),
                                    each(orNull(TEXT), "name"))));

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        for (Rows rows : ALL) {
            history.each(
                    rows.wrong(),
                    row -> {
                        List<Object> which = new ArrayList<>();
                        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                            which.add(String.valueOf(row.getString(i)));
                        }
                        found.accept(Finding.of(rows.found(), which.toArray()));
                    });
        }
    }

    private static String each(String value, String... columns) {
        return Stream.of(columns)
                .map(column -> value.formatted(column))
                .collect(Collectors.joining(" AND "));
    }

    private static String orNull(String value) {
        return "(%1$s IS NULL OR " + value + ")";
    }
}
