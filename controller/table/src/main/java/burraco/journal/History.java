package burraco.journal;

import burraco.cards.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a journal. A table may go on writing it meanwhile. */
public final class History implements AutoCloseable {
    private final Path file;
    private final Connection connection;

    private History(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /**
     * Opens a journal to be read.
     *
     * @param place a table's folder, or the file of a backup
     */
    public static History open(Path place) throws JournalException {
        boolean isBackup = Files.isRegularFile(place);
        Path file = isBackup ? place : place.resolve(Journal.FILE);
        if (!Files.exists(file)) {
            throw new JournalException(null, "read.journal.not-here", file);
        }
        try {
            return new History(file, ReadConnection.open(file));
        } catch (SQLException | IOException | RuntimeException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    /** An entry of the chain. */
    public record Entry(long seq, long wall, Note note, byte[] seal) {}

    /** A hand with the names of its players; a name that was erased is empty. */
    public record Hand(HandRow row, long wall, long first, long last, Map<Seat, String> people) {}

    interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    <T> List<T> read(String sql, Reading<T> reading, Object... values) throws JournalException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            List<T> all = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    all.add(reading.of(rows));
                }
            }
            return all;
        } catch (SQLException | RuntimeException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    interface Use {
        void row(ResultSet row) throws SQLException;
    }

    /** Passes each row of the result on, without keeping any. */
    void each(String sql, Use use) throws JournalException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                use.row(rows);
            }
        } catch (SQLException | RuntimeException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    // To go on from

    RestoreData kept() throws JournalException {
        long from = number("SELECT max(seq) FROM between_hands");
        Optional<String> between =
                read("SELECT state FROM between_hands WHERE seq = ?", row -> row.getString(1), from)
                        .stream()
                        .findFirst();
        long since = number("SELECT max(input) FROM between_hands");
        long until = number("SELECT max(id) FROM input");
        long heard =
                number(
                        "SELECT (SELECT coalesce(max(heard), 0) FROM between_hands)"
                                + " + coalesce(sum(count), 0) FROM input WHERE id > "
                                + since);
        String kinds =
                RestoreData.KINDS.stream()
                        .map(one -> "'" + one + "'")
                        .collect(Collectors.joining(", "));
        List<Note> notes =
                read(
                        "SELECT at, kind, body FROM entry WHERE seq > ? AND kind IN ("
                                + kinds
                                + ") ORDER BY seq",
                        row -> new Note(row.getLong(1), row.getString(2), row.getString(3)),
                        from);
        int match = (int) number("SELECT max(match) FROM hand");
        return new RestoreData(between, inputs(since, until), heard, notes, match);
    }

    /** They are read from the file each time: there may be more than fit in memory. */
    private RestoreData.Inputs inputs(long since, long until) {
        return use -> {
            try (History again = open(file)) {
                again.each(
                        "SELECT data FROM input WHERE id > "
                                + since
                                + " AND id <= "
                                + until
                                + " ORDER BY id",
                        row -> use.accept(row.getBytes(1)));
            }
        };
    }

    /** The last piece of what was heard. */
    Optional<byte[]> lastPiece() throws JournalException {
        return read("SELECT data FROM input ORDER BY id DESC LIMIT 1", row -> row.getBytes(1))
                .stream()
                .findFirst();
    }

    /** A number from the query; 0 if it returns none. */
    private long number(String sql) throws JournalException {
        return read(sql, row -> row.getLong(1)).getFirst();
    }

    NameBook nameBook() throws JournalException {
        Map<Integer, String> known = new HashMap<>();
        read(
                "SELECT id, name FROM person WHERE name IS NOT NULL",
                row -> known.put(row.getInt(1), row.getString(2)));
        int highest = read("SELECT max(id) FROM person", row -> row.getInt(1)).getFirst();
        return new NameBook(known, highest);
    }

    // To read

    /** All hands, in the order they were played. */
    public List<Hand> hands() throws JournalException {
        HandReader reader = new HandReader(nameBook());
        return read("SELECT * FROM hand ORDER BY match, hand", reader::hand);
    }

    /** The entries from one to another, both included. */
    public List<Entry> entries(long first, long last) throws JournalException {
        return read(
                "SELECT seq, at, wall, kind, body, seal FROM entry WHERE seq BETWEEN ? AND ?"
                        + " ORDER BY seq",
                History::entry,
                first,
                last);
    }

    static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getLong("seq"),
                row.getLong("wall"),
                new Note(row.getLong("at"), text(row, "kind"), text(row, "body")),
                Objects.requireNonNull(row.getBytes("seal")));
    }

    /** A column that this program always fills; it may still be null in a damaged file. */
    static String text(ResultSet row, String column) throws SQLException {
        return Objects.requireNonNull(row.getString(column));
    }

    /** The seal of the last entry, as it is printed on score sheets. */
    public String seal() throws JournalException {
        return SealChain.shown(head().seal());
    }

    /** The number of the last entry. */
    public long last() throws JournalException {
        return head().seq();
    }

    private Entries.Head head() throws JournalException {
        try {
            Entries.Head head = Entries.head(connection);
            if (head.seal() == null || head.seal().length != SealChain.BEGINNING.length) {
                throw new IllegalStateException("the last seal is none");
            }
            return head;
        } catch (SQLException | RuntimeException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    /**
     * Finds the entry with that seal.
     *
     * @param shown the seal as it is printed on score sheets, or all of it
     */
    public Optional<Entry> sealed(String shown) throws JournalException {
        String hex = shown.replaceAll("[- ]", "").toUpperCase(Locale.ROOT);
        return read(
                        "SELECT seq, at, wall, kind, body, seal FROM entry"
                                + " WHERE hex(substr(seal, 1, 16)) = ? OR hex(seal) = ?",
                        History::entry,
                        hex,
                        hex)
                .stream()
                .findFirst();
    }

    /** Whether what is written later is seen; otherwise this is a copy of the file. */
    boolean isOfTheFile() throws JournalException {
        try {
            return connection.getMetaData().getURL().equals(Sqlite.address(file));
        } catch (SQLException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    /**
     * What is read next is of another moment. As long as nobody does this, the file beside the
     * journal in which SQLite writes first can only grow.
     */
    void letsGo() throws JournalException {
        try {
            connection.rollback();
        } catch (SQLException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    @Override
    public void close() throws JournalException {
        try {
            connection.close();
        } catch (SQLException cannot) {
            throw new JournalException(cannot, "read.journal.not-closed", cannot.getMessage());
        }
    }
}
