package burraco.journal;

import burraco.cards.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The journal's file while a table writes it: piece after piece, each wholly or not at all, and on
 * the disk when {@link #write} returns. Not for several threads.
 */
final class Store implements Writable {
    private static final int SALT = 16;

    private final Path file;
    private final Clock wall;
    private final Ring ring;
    private Optional<Connection> open = Optional.empty();
    private long seq;
    private long pieces;
    private Piece attempted;
    private volatile byte[] seal;

    /** What time people's clocks show, for people; nothing depends on it. */
    interface Clock {
        long millis();
    }

    /**
     * @param ring of so many hands what was heard is kept
     */
    Store(Path file, int ring, Clock wall) throws SQLException, IOException {
        this.file = file;
        this.wall = wall;
        this.ring = new Ring(ring);
        open();
    }

    private Connection open() throws SQLException, IOException {
        Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
        try {
            Schema.migrate(connection);
            Entries.Head head = Entries.head(connection);
            seq = head.seq();
            seal = head.seal();
            pieces = pieces(connection);
            open = Optional.of(connection);
            return connection;
        } catch (SQLException cannot) {
            connection.close();
            throw cannot;
        }
    }

    /** After a failure everything is opened anew: a disk that was gone may be back. */
    @Override
    public void write(Piece piece) throws SQLException {
        if (open.isPresent()) {
            write(piece, open.get());
            return;
        }
        long before = seq;
        long failed = pieces + 1;
        try {
            if (!Files.exists(file)) {
                throw new SQLException("the file of the journal is gone");
            }
            Connection connection = open();
            if (seq < before) {
                giveUp(connection, new SQLException());
                seq = before;
                throw new SQLException("the file is another journal");
            }
            // What seemed to fail may have been written all the same.
            if (piece != attempted || pieces < failed) {
                write(piece, connection);
            }
        } catch (IOException cannot) {
            throw new SQLException(cannot.getMessage(), cannot);
        }
    }

    private void write(Piece piece, Connection connection) throws SQLException {
        long seqBefore = seq;
        byte[] sealBefore = seal;
        attempted = piece;
        try {
            connection.setAutoCommit(false);
            number(connection, pieces + 1);
            long first = seq + 1;
            for (Piece.Person person : piece.people()) {
                put(connection, person, piece.until());
            }
            if (piece.count() > 0) {
                ring.put(connection, piece);
            }
            if (!piece.notes().isEmpty() || piece.between().isPresent()) {
                sealInputs(connection, piece.until());
            }
            for (Note note : piece.notes()) {
                put(connection, note);
            }
            for (HandRow hand : piece.hands()) {
                put(connection, hand, first, piece.until());
            }
            if (piece.between().isPresent()) {
                String state = piece.between().get();
                put(connection, new Note(piece.until(), "between", Chain.digest(state)));
                ring.begins(connection, seq, state, !piece.hands().isEmpty());
            }
            connection.commit();
            pieces++;
        } catch (SQLException | RuntimeException cannot) {
            seq = seqBefore;
            seal = sealBefore;
            giveUp(connection, cannot);
            throw cannot;
        }
    }

    /** How many pieces were ever written tells, after a failure, whether the last one was. */
    private static void number(Connection connection, long pieces) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE written SET pieces = " + pieces);
        }
    }

    private static long pieces(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SELECT pieces FROM written")) {
            return result.getLong(1);
        }
    }

    private void giveUp(Connection connection, Exception because) {
        open = Optional.empty();
        try {
            connection.close();
        } catch (SQLException also) {
            because.addSuppressed(also);
        }
    }

    private void put(Connection connection, Note note) throws SQLException {
        long now = wall.millis();
        byte[] next = Chain.seal(seal, seq + 1, now, note);
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)")) {
            insert.setLong(1, seq + 1);
            insert.setLong(2, note.at());
            insert.setLong(3, now);
            insert.setString(4, note.kind());
            insert.setString(5, note.body());
            insert.setBytes(6, next);
            insert.executeUpdate();
        }
        seq++;
        seal = next;
    }

    /** The chain knows what was heard only by its digest: it may be dropped later. */
    private void sealInputs(Connection connection, long at) throws SQLException {
        String unsealed = ring.unsealed(connection);
        if (!unsealed.isEmpty()) {
            put(connection, new Note(at, "heard", unsealed));
            ring.sealed(connection, seq);
        }
    }

    /** The chain knows a name only by its salted digest: it may be forgotten. */
    private void put(Connection connection, Piece.Person person, long at) throws SQLException {
        byte[] salt = new byte[SALT];
        new SecureRandom().nextBytes(salt);
        put(connection, new Note(at, "person", person.id() + " " + digest(salt, person.name())));
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT OR REPLACE INTO person VALUES (?, ?, ?)")) {
            insert.setInt(1, person.id());
            insert.setBytes(2, salt);
            insert.setString(3, person.name());
            insert.executeUpdate();
        }
    }

    static String digest(byte[] salt, String name) {
        return Chain.digest(HexFormat.of().formatHex(salt) + name);
    }

    private void put(Connection connection, HandRow hand, long first, long at) throws SQLException {
        put(connection, new Note(at, "hand", hand.sealed()));
        String sql =
                "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (match, hand) DO UPDATE SET last = excluded.last,"
                        + " n = excluded.n, e = excluded.e, s = excluded.s, w = excluded.w,"
                        + " ns = excluded.ns, ew = excluded.ew, confirmed = excluded.confirmed";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setInt(1, hand.match());
            insert.setInt(2, hand.hand());
            insert.setLong(3, wall.millis());
            insert.setLong(4, first);
            insert.setLong(5, seq);
            insert.setString(6, hand.dealer().toString());
            int column = 7;
            for (Integer person : inOrder(hand.people())) {
                put(insert, column++, person);
            }
            insert.setString(11, hand.ending().toLowerCase(Locale.ROOT));
            put(insert, 12, hand.ns().isPresent() ? hand.ns().getAsInt() : null);
            put(insert, 13, hand.ew().isPresent() ? hand.ew().getAsInt() : null);
            insert.setString(14, hand.confirmed());
            insert.setString(15, hand.record());
            insert.executeUpdate();
        }
    }

    private static Iterable<Integer> inOrder(Map<Seat, Integer> people) {
        return Arrays.asList(
                people.get(Seat.NORTH),
                people.get(Seat.EAST),
                people.get(Seat.SOUTH),
                people.get(Seat.WEST));
    }

    private static void put(PreparedStatement insert, int column, Integer value)
            throws SQLException {
        if (value == null) {
            insert.setNull(column, Types.INTEGER);
        } else {
            insert.setInt(column, value);
        }
    }

    @Override
    public byte[] seal() {
        return seal.clone();
    }

    @Override
    public void close() throws SQLException {
        if (open.isPresent()) {
            open.get().close();
        }
    }
}
