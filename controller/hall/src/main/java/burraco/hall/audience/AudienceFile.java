package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.journal.Sqlite;
import burraco.journal.Statements;
import burraco.relay.Stream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * All segments that were ever cut, and up to where each journal is in them. A segment is on the
 * disk here before anybody outside can see it, so that it can be put into its folder again as it
 * was. For one thread.
 */
final class AudienceFile implements AutoCloseable {
    private static final List<String> SCHEMA =
            List.of(
                    "CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
                    """
                    CREATE TABLE IF NOT EXISTS segment (
                        place INTEGER NOT NULL,
                        number INTEGER NOT NULL,
                        round INTEGER NOT NULL,
                        hand INTEGER NOT NULL,
                        wall INTEGER NOT NULL,
                        ns INTEGER NOT NULL,
                        ew INTEGER NOT NULL,
                        size INTEGER NOT NULL,
                        text BLOB NOT NULL,
                        PRIMARY KEY (place, number))\
                    """,
                    """
                    CREATE TABLE IF NOT EXISTS position (
                        device TEXT NOT NULL,
                        epoch TEXT NOT NULL,
                        up_to INTEGER NOT NULL,
                        PRIMARY KEY (device, epoch))\
                    """);

    private final Path path;
    private Optional<Statements> open = Optional.empty();

    AudienceFile(Path path) {
        this.path = path;
    }

    private interface Work<T> {
        T on(Statements sql) throws SQLException;
    }

    /** After a fault it is opened again, because a disk that was full may have room. */
    private <T> T with(Work<T> work) throws IOException {
        try {
            Statements sql = open.isPresent() ? open.get() : opened();
            open = Optional.of(sql);
            T done = work.on(sql);
            sql.commit();
            return done;
        } catch (SQLException | IOException | RuntimeException cannot) {
            close();
            throw cannot instanceof IOException io
                    ? io
                    : new IOException(path.getFileName() + ": " + cannot.getMessage(), cannot);
        }
    }

    private Statements opened() throws SQLException, IOException {
        Connection connection = Sqlite.open(path, Sqlite.Use.WRITE);
        try (Statement statement = connection.createStatement()) {
            for (String sql : SCHEMA) {
                statement.execute(sql);
            }
            return new Statements(connection);
        } catch (SQLException cannot) {
            connection.close();
            throw cannot;
        }
    }

    // Names

    Optional<String> about(String name) throws IOException {
        List<String> found = new ArrayList<>();
        return with(sql -> {
            sql.each(
                    "SELECT value FROM about WHERE name = ?",
                    row -> found.add(row.getString(1)),
                    name);
            return found.stream().findFirst();
        });
    }

    void is(String name, String value) throws IOException {
        with(sql -> {
            sql.run("INSERT OR REPLACE INTO about VALUES (?, ?)", name, value);
            return true;
        });
    }

    // Segments

    /** Adds them, and up to where the journals are in them by now: all of it, or nothing. */
    List<Segment.About> add(List<Segment> segments, Map<Source, Long> positions)
            throws IOException {
        List<Segment.About> added = new ArrayList<>();
        return with(sql -> {
            for (Segment one : segments) {
                byte[] text = one.text().getBytes(StandardCharsets.UTF_8);
                sql.run(
                        "INSERT INTO segment VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        one.table(),
                        one.number(),
                        one.round(),
                        one.hand(),
                        one.wall(),
                        one.ns(),
                        one.ew(),
                        text.length,
                        packed(text));
                added.add(one.about(text.length));
            }
            for (Map.Entry<Source, Long> one : positions.entrySet()) {
                sql.run(
                        "INSERT OR REPLACE INTO position VALUES (?, ?, ?)",
                        one.getKey().device(),
                        one.getKey().epoch(),
                        one.getValue());
            }
            return added;
        });
    }

    /** All of them, without their texts, in their order. */
    List<Segment.About> all() throws IOException {
        List<Segment.About> all = new ArrayList<>();
        return with(sql -> {
            sql.each(
                    "SELECT place, number, round, hand, wall, ns, ew, size FROM segment"
                            + " ORDER BY place, number",
                    row ->
                            all.add(
                                    new Segment.About(
                                            row.getInt(1),
                                            row.getLong(2),
                                            row.getInt(3),
                                            row.getInt(4),
                                            row.getLong(5),
                                            row.getInt(6),
                                            row.getInt(7),
                                            row.getInt(8))));
            return all;
        });
    }

    byte[] text(Segment.Name which) throws IOException {
        List<byte[]> found = new ArrayList<>();
        with(sql -> {
            sql.each(
                    "SELECT text FROM segment WHERE place = ? AND number = ?",
                    row -> found.add(row.getBytes(1)),
                    which.table(),
                    which.number());
            return true;
        });
        return unpacked(found.getFirst());
    }

    /** Up to which entry each journal is in segments. */
    Map<Source, Long> positions() throws IOException {
        Map<Source, Long> all = new HashMap<>();
        return with(sql -> {
            sql.each(
                    "SELECT device, epoch, up_to FROM position",
                    row ->
                            all.put(
                                    new Source(row.getString(1), row.getString(2), Stream.OPEN),
                                    row.getLong(3)));
            return all;
        });
    }

    private static byte[] packed(byte[] text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return packed.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        }
    }

    @Override
    public void close() throws IOException {
        Optional<Statements> was = open;
        open = Optional.empty();
        try {
            if (was.isPresent()) {
                was.get().close();
            }
        } catch (SQLException cannot) {
            throw new IOException(cannot);
        }
    }
}
