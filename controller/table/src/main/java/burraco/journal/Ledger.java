package burraco.journal;

import burraco.cards.Seat;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Adds entries to a journal, each sealed together with the one before, and rows for people and
 * hands, of which the chain contains digests. Not thread-safe.
 */
final class Ledger {
    private static final int SALT_BYTES = 16;

    private final JournalFile.Clock wall;
    private long seq;
    private byte[] seal = SealChain.BEGINNING;
    private Optional<Entries.Head> ofSheets = Optional.empty();

    Ledger(JournalFile.Clock wall) {
        this.wall = wall;
    }

    /** Reads the last entry, to continue the chain. */
    void read(Connection connection) throws SQLException {
        Entries.Head head = Entries.head(connection);
        if (head.seal() == null || head.seal().length != SealChain.BEGINNING.length) {
            throw new SQLException("the last seal is none");
        }
        seq = head.seq();
        seal = head.seal();
        ofSheets = Entries.ofSheets(connection);
        if (ofSheets.filter(one -> one.seal().length != seal.length).isPresent()) {
            throw new SQLException("a seal is none");
        }
    }

    /** The last entry about something that is printed on score sheets. */
    Optional<Entries.Head> ofSheets() {
        return ofSheets;
    }

    /** The number of the last entry. */
    long seq() {
        return seq;
    }

    /** The seal of the last entry. */
    byte[] seal() {
        return seal.clone();
    }

    void put(Statements sql, Note note) throws SQLException {
        put(sql, note, wall.millis());
    }

    private void put(Statements sql, Note note, long now) throws SQLException {
        byte[] next = SealChain.seal(seal, seq + 1, now, note);
        sql.run(
                "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
                seq + 1,
                note.at(),
                now,
                note.kind(),
                note.body(),
                next);
        seq++;
        seal = next;
        if (Entries.isOnSheets(note)) {
            ofSheets = Optional.of(new Entries.Head(seq, seal));
        }
    }

    /**
     * Adds a person. The chain gets a salted digest of the name, so that the name can be erased.
     */
    void put(Statements sql, Piece.Person person, long at) throws SQLException {
        byte[] salt = new byte[SALT_BYTES];
        new SecureRandom().nextBytes(salt);
        put(sql, new Note(at, "person", person.id() + " " + digest(salt, person.name())));
        sql.run("INSERT OR REPLACE INTO person VALUES (?, ?, ?)", person.id(), salt, person.name());
    }

    static String digest(byte[] salt, String name) {
        return SealChain.digest(HexFormat.of().formatHex(salt) + name);
    }

    void put(Statements sql, HandRow hand, long first, long at) throws SQLException {
        long now = wall.millis();
        long ended =
                sql.number(
                                "SELECT wall FROM hand WHERE match = ? AND hand = ?",
                                hand.match(),
                                hand.hand())
                        .orElse(now);
        put(sql, new Note(at, "hand", hand.sealed() + " " + ended), now);
        sql.run(
                "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT (match, hand) DO UPDATE SET last = excluded.last,"
                        + " n = excluded.n, e = excluded.e, s = excluded.s, w = excluded.w,"
                        + " ns = excluded.ns, ew = excluded.ew, confirmed = excluded.confirmed",
                hand.match(),
                hand.hand(),
                ended,
                first,
                seq,
                hand.dealer().toString(),
                hand.people().get(Seat.NORTH),
                hand.people().get(Seat.EAST),
                hand.people().get(Seat.SOUTH),
                hand.people().get(Seat.WEST),
                hand.ending().toLowerCase(Locale.ROOT),
                orNull(hand.ns()),
                orNull(hand.ew()),
                hand.confirmed(),
                hand.record());
    }

    private static Integer orNull(OptionalInt total) {
        return total.isPresent() ? total.getAsInt() : null;
    }
}
