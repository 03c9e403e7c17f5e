package burraco.journal;

import burraco.cards.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What stands in a journal, for whoever asks later; a table may go on writing it meanwhile. */
public final class History implements AutoCloseable {
    private final Connection connection;

    private History(Connection connection) {
        this.connection = connection;
    }

    public static History open(Path folder) throws Trouble {
        Path file = folder.resolve(Journal.FILE);
        if (!Files.exists(file)) {
            throw new Trouble(file + ": there is no journal here", null);
        }
        try {
            Sqlite.unpack(folder);
            Connection connection = Sqlite.open(file, Sqlite.Use.READ);
            if (Schema.version(connection) > Schema.VERSION) {
                connection.close();
                throw new Trouble(file + ": a later version of this program wrote it", null);
            }
            return new History(connection);
        } catch (SQLException | IOException cannot) {
            throw new Trouble(file + ": " + cannot.getMessage(), cannot);
        }
    }

    /** An entry as it stands there. */
    public record Entry(long seq, long wall, Note note, byte[] seal) {}

    /** A hand with the names of those who played it; empty where they were forgotten. */
    public record Hand(HandRow row, long wall, long first, long last, Map<Seat, String> people) {}

    interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    <T> List<T> read(String sql, Reading<T> reading, Object... values) throws Trouble {
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
        } catch (SQLException cannot) {
            throw new Trouble("the journal cannot be read: " + cannot.getMessage(), cannot);
        }
    }

    // To go on from

    Kept kept() throws Trouble {
        List<Long> last = read("SELECT max(seq) FROM between_hands", row -> row.getLong(1));
        long from = last.getFirst();
        Optional<String> between =
                read("SELECT state FROM between_hands WHERE seq = ?", row -> row.getString(1), from)
                        .stream()
                        .findFirst();
        String since = "(SELECT coalesce(max(input), 0) FROM between_hands)";
        List<byte[]> inputs =
                read(
                        "SELECT data FROM input WHERE id > " + since + " ORDER BY id",
                        row -> row.getBytes(1));
        long heard =
                read(
                                "SELECT (SELECT coalesce(max(heard), 0) FROM between_hands)"
                                        + " + coalesce(sum(count), 0) FROM input WHERE id > "
                                        + since,
                                row -> row.getLong(1))
                        .getFirst();
        List<Note> acts =
                read(
                        "SELECT at, kind, body FROM entry WHERE seq > ?"
                                + " AND kind IN ('act', 'withdrawn') ORDER BY seq",
                        row -> new Note(row.getLong(1), row.getString(2), row.getString(3)),
                        from);
        int match = read("SELECT max(match) FROM hand", row -> row.getInt(1)).getFirst();
        return new Kept(between, inputs, heard, acts, match);
    }

    NameBook nameBook() throws Trouble {
        Map<Integer, String> known = new HashMap<>();
        read(
                "SELECT id, name FROM person WHERE name IS NOT NULL",
                row -> known.put(row.getInt(1), row.getString(2)));
        int highest = read("SELECT max(id) FROM person", row -> row.getInt(1)).getFirst();
        return new NameBook(known, highest);
    }

    // To read

    /** All hands, in the order they were played. */
    public List<Hand> hands() throws Trouble {
        NameBook names = nameBook();
        return read(
                "SELECT * FROM hand ORDER BY match, hand",
                row -> {
                    Map<Seat, String> people = new EnumMap<>(Seat.class);
                    Map<Seat, Integer> ids = new EnumMap<>(Seat.class);
                    for (Seat seat : Seat.values()) {
                        int id = row.getInt(seat.toString().toLowerCase(Locale.ROOT));
                        if (id > 0) {
                            ids.put(seat, id);
                            people.put(seat, names.nameOf(id));
                        }
                    }
                    HandRow hand =
                            new HandRow(
                                    row.getInt("match"),
                                    row.getInt("hand"),
                                    seat(row.getString("dealer")),
                                    ids,
                                    row.getString("ending"),
                                    total(row, "ns"),
                                    total(row, "ew"),
                                    row.getString("confirmed"),
                                    row.getString("record"));
                    return new Hand(
                            hand,
                            row.getLong("wall"),
                            row.getLong("first"),
                            row.getLong("last"),
                            people);
                });
    }

    private static Seat seat(String letter) throws SQLException {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(letter)) {
                return seat;
            }
        }
        throw new SQLException("no seat is called " + letter);
    }

    private static OptionalInt total(ResultSet row, String column) throws SQLException {
        int total = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(total);
    }

    /** The entries from one to another, both included. */
    public List<Entry> entries(long first, long last) throws Trouble {
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
                new Note(row.getLong("at"), row.getString("kind"), row.getString("body")),
                row.getBytes("seal"));
    }

    /** The seal of the last entry, as the signed sheet has it. */
    public String seal() throws Trouble {
        try {
            return Chain.shown(Entries.head(connection).seal());
        } catch (SQLException cannot) {
            throw new Trouble("the journal cannot be read: " + cannot.getMessage(), cannot);
        }
    }

    @Override
    public void close() throws Trouble {
        try {
            connection.close();
        } catch (SQLException cannot) {
            throw new Trouble("the journal could not be closed: " + cannot.getMessage(), cannot);
        }
    }
}
