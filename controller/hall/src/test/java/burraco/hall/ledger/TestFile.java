package burraco.hall.ledger;

import burraco.journal.Sqlite;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;

/** A file of SQLite in a test's folder. */
record TestFile(Path file) implements TestPlace {
    static TestFile in(Path folder) {
        return new TestFile(folder.resolve("hall.db"));
    }

    @Override
    public Place place() {
        return Place.of(file);
    }

    @Override
    public void sql(List<String> lines) throws Exception {
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            for (String line : lines) {
                statement.executeUpdate(line);
            }
        }
    }

    @Override
    public String bytes(String hex) {
        return "x'" + hex + "'";
    }
}
