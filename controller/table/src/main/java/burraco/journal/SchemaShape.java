package burraco.journal;

import burraco.text.Sentence;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import org.sqlite.SQLiteConfig;

/**
 * Compares the schema of a journal's file (tables with columns, indexes, one view) with the one
 * that this program creates. A file from somebody else may have more, for instance a trigger that
 * changes points while the table writes.
 */
final class SchemaShape {
    private SchemaShape() {}

    /**
     * @param version the version that the file claims to have
     * @throws SQLException with a sentence, unless the schema is what this program made in that
     *     version
     */
    static void mustBeOurs(Connection connection, int version) throws SQLException {
        Map<String, String> there = of(connection);
        Map<String, String> ours;
        try (Connection fresh = new SQLiteConfig().createConnection("jdbc:sqlite::memory:")) {
            Schema.make(fresh, version);
            ours = of(fresh);
        }
        for (Map.Entry<String, String> one : there.entrySet()) {
            if (!ours.containsKey(one.getKey())) {
                throw refused("read.journal.part.foreign", one.getKey());
            }
            if (!ours.get(one.getKey()).equals(one.getValue())) {
                throw refused("read.journal.part.other", one.getKey());
            }
        }
        for (String name : ours.keySet()) {
            if (!there.containsKey(name)) {
                throw refused("read.journal.part.missing", name);
            }
        }
    }

    private static SQLException refused(String why, String part) {
        return new ForeignSchemaException("read.journal.changed", new Sentence(why, part));
    }

    /** The statement that made each part, by the part's kind and name. */
    private static Map<String, String> of(Connection connection) throws SQLException {
        Map<String, String> parts = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery(
                                "SELECT type, name, tbl_name, sql FROM sqlite_schema")) {
            while (rows.next()) {
                String before =
                        parts.put(
                                rows.getString(1) + " " + rows.getString(2),
                                rows.getString(3) + " " + rows.getString(4));
                if (before != null) {
                    throw refused("read.journal.part.twice", rows.getString(2));
                }
            }
        }
        // SQLite makes and drops this table by itself.
        parts.remove(
                "table sqlite_sequence", "sqlite_sequence CREATE TABLE sqlite_sequence(name,seq)");
        return parts;
    }
}
