package burraco.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Somebody's name is gone from a journal, and the chain still holds: it never knew the name.
 *
 * @param left where the name still stands, because somebody wrote it into a reason: how often by
 *     kind of entry; the chain seals that, so it stays
 */
public record Forgetting(Map<String, Long> left) {
    public Forgetting {
        left = new TreeMap<>(left);
    }

    /** Not while a table runs with it. */
    public static Forgetting of(Path folder, String name, Journal.WallClock wall) throws Trouble {
        Safe.mustBeAFolder(folder);
        History.open(folder).close();
        Path file = folder.resolve(Journal.FILE);
        try (Lock lock = Lock.of(folder)) {
            lock.forWriting();
            List<Integer> ids;
            long at;
            try (History history = History.open(folder)) {
                ids =
                        history.read(
                                "SELECT id FROM person WHERE name = ? ORDER BY id",
                                row -> row.getInt(1),
                                name);
                at =
                        history.read(
                                        "SELECT coalesce(max(at), 0) FROM entry",
                                        row -> row.getLong(1))
                                .getFirst();
            }
            if (ids.isEmpty()) {
                throw new Trouble(
                        folder + ": nobody of that name stands in this journal: " + name, null);
            }
            sayThatTheyAreForgotten(file, ids, at, wall);
            erase(file, name);
            try (History history = History.open(folder)) {
                return new Forgetting(left(history, name));
            }
        } catch (SQLException | IOException cannot) {
            throw Complaint.about(file, cannot);
        }
    }

    /** The chain says so first: a name that is gone without that was erased by somebody else. */
    private static void sayThatTheyAreForgotten(
            Path file, List<Integer> ids, long at, Journal.WallClock wall)
            throws SQLException, IOException {
        List<Note> notes = ids.stream().map(id -> new Note(at, "forgotten", "" + id)).toList();
        try (Store store = Store.open(file, Journal.RING, wall)) {
            store.write(
                    new Piece(new byte[0], 0, at, notes, Optional.empty(), List.of(), List.of()));
        }
    }

    private static void erase(Path file, String name) throws SQLException, IOException {
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA secure_delete = ON");
            try (PreparedStatement update =
                    connection.prepareStatement(
                            "UPDATE person SET name = NULL, salt = NULL WHERE name = ?")) {
                update.setString(1, name);
                update.executeUpdate();
            }
            // Nothing of it may be left in pages that are free, nor in the file beside it.
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    private static Map<String, Long> left(History history, String name) throws Trouble {
        Map<String, Long> left = new TreeMap<>();
        history.read(
                        "SELECT kind, count(*) FROM entry WHERE instr(body, ?) > 0 GROUP BY kind",
                        row -> Map.entry(row.getString(1), row.getLong(2)),
                        name)
                .forEach(one -> left.put(one.getKey(), one.getValue()));
        long heard =
                history.read(
                                "SELECT count(*) FROM input"
                                        + " WHERE instr(data, CAST(? AS BLOB)) > 0",
                                row -> row.getLong(1),
                                name)
                        .getFirst();
        if (heard > 0) {
            left.put("input", heard);
        }
        return left;
    }
}
