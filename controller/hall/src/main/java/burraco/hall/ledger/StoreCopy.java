package burraco.hall.ledger;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Takes everything of a hall from one store to another, row by row. */
public final class StoreCopy {
    /** So many rows go together. */
    private static final int TOGETHER = 1_000;

    /** The tables, each in the order of its key. */
    private static final List<Table> TABLES =
            List.of(
                    new Table(
                            "decision",
                            List.of("seq", "wall", "kind", "body", "by", "why", "seal")),
                    new Table("source", List.of("id", "device", "epoch", "stream", "up_to")),
                    new Table("told", List.of("source", "number", "text")));

    private record Table(String name, List<String> columns) {
        String question() {
            return "SELECT " + String.join(", ", columns) + " FROM " + name + " ORDER BY 1, 2";
        }

        String insert() {
            String places = String.join(", ", columns.stream().map(_ -> "?").toList());
            return "INSERT INTO %s (%s) VALUES (%s)"
                    .formatted(name, String.join(", ", columns), places);
        }
    }

    /** How much there is. */
    public record Counts(long decisions, long journals, long entries) {
        boolean isNothing() {
            return decisions == 0 && journals == 0 && entries == 0;
        }
    }

    /** What is in a store, as far as it can be compared with another. */
    private record Summary(Counts counts, byte[] digest) {
        boolean isLike(Summary other) {
            return counts.equals(other.counts) && Arrays.equals(digest, other.digest);
        }
    }

    private StoreCopy() {}

    /**
     * All of it or nothing; then it is read and compared.
     *
     * @param to is empty, or has the same already, as after a move that was cut short
     * @return empty if there is something else
     */
    public static Optional<Counts> of(HallStore from, HallStore to) throws LedgerException {
        Summary before = summary(from);
        if (summary(to).counts().isNothing()) {
            from.read(reading ->
                    to.write(
                            writing -> {
                                copy(reading, writing);
                                return true;
                            },
                            _ -> {}));
        }
        return summary(to).isLike(before) ? Optional.of(before.counts()) : Optional.empty();
    }

    private static void copy(Session from, Session to) throws SQLException {
        for (Table table : TABLES) {
            String insert = table.insert();
            long[] count = new long[1];
            from.each(
                    table.question(),
                    row -> {
                        to.queue(insert, values(row));
                        count[0]++;
                        if (count[0] % TOGETHER == 0) {
                            to.flush();
                        }
                    });
            to.flush();
        }
    }

    private static Object[] values(ResultSet row) throws SQLException {
        Object[] values = new Object[row.getMetaData().getColumnCount()];
        for (int i = 0; i < values.length; i++) {
            Object value = row.getObject(i + 1);
            // A file says it in as few bytes as it takes.
            values[i] = value instanceof Integer number ? Long.valueOf(number) : value;
        }
        return values;
    }

    private static Summary summary(HallStore store) throws LedgerException {
        return store.read(sql -> {
            MessageDigest digest = sha256();
            long[] counts = new long[TABLES.size()];
            for (int i = 0; i < counts.length; i++) {
                int at = i;
                sql.each(
                        TABLES.get(i).question(),
                        row -> {
                            counts[at]++;
                            for (Object value : values(row)) {
                                part(digest, value);
                            }
                        });
            }
            return new Summary(new Counts(counts[0], counts[1], counts[2]), digest.digest());
        });
    }

    private static void part(MessageDigest digest, Object value) {
        byte[] bytes =
                value instanceof byte[] raw
                        ? raw
                        : String.valueOf(value).getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + " ").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }
}
