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
 * Erases a person's name from a journal. The chain stays intact, because it contains only a digest
 * of the name.
 *
 * @param left how often the name is left in reasons that somebody wrote, by kind of entry; these
 *     are sealed and cannot be changed
 */
public record NameEraser(Map<String, Long> left) {
    public NameEraser {
        left = new TreeMap<>(left);
    }

    /** Erases it; refuses while a table runs with the journal. */
    public static NameEraser of(Path folder, String name, Journal.WallClock wall)
            throws JournalException {
        Backups.mustBeAFolder(folder);
        History.open(folder).close();
        Path file = folder.resolve(Journal.FILE);
        try (JournalLock lock = JournalLock.of(folder)) {
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
                throw new JournalException(null, "read.journal.nobody", folder, name);
            }
            sayThatTheyAreForgotten(file, ids, at, wall);
            erase(file, name);
            try (History history = History.open(folder)) {
                return new NameEraser(left(history, name));
            }
        } catch (SQLException | IOException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }

    /**
     * Notes the erasure in the chain first, to distinguish it from a name that somebody deleted by
     * hand.
     */
    private static void sayThatTheyAreForgotten(
            Path file, List<Integer> ids, long at, Journal.WallClock wall)
            throws SQLException, IOException {
        List<Note> notes = ids.stream().map(id -> new Note(at, "forgotten", "" + id)).toList();
        try (JournalFile store = JournalFile.open(file, Journal.HANDS_WITH_INPUTS, wall)) {
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
            // The name must not remain in free pages of the file, nor in the file beside it.
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
            statement.execute("VACUUM");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    private static Map<String, Long> left(History history, String name) throws JournalException {
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
