package burraco.hall.ledger;

import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Where a hall keeps what it must not lose: a file, or a schema of a database. */
public abstract sealed class Place permits FilePlace, DatabasePlace {
    public static Place of(Path file) {
        return new FilePlace(file);
    }

    public static Place of(Database database) {
        return new DatabasePlace(database);
    }

    /** All halls of a database that its user may read, by their names. */
    public static List<Place> halls(String url, Optional<Path> password) throws LedgerException {
        return DatabasePlace.ofAll(url, password);
    }

    /** As messages call it. */
    @Override
    public abstract String toString();

    /** The same in short. */
    public abstract String name();

    /** Whether a hall was begun there. */
    public abstract boolean isThere() throws LedgerException;

    /** Keeps other programs out; begins an empty hall where there is none. */
    abstract Held hold() throws SQLException, IOException;

    /** A place that this program has, and no other. */
    interface Held extends AutoCloseable {
        /** A session that writes; where there was trouble before, a new one. */
        Session writing() throws SQLException, IOException;

        /** A session that sees one moment, and whatever was written before it. */
        Session reading() throws SQLException, IOException;

        @Override
        void close() throws IOException;
    }

    /** A session that sees one moment, beside whoever writes; a copy may be a little behind. */
    abstract Session reading() throws SQLException, IOException;

    /** What is wrong, without where. */
    abstract Sentence sentence(Exception why);

    /** It has less than what was acknowledged. */
    abstract LedgerException less();

    abstract boolean isFull(Throwable why);

    /** Whether the store cannot take a value, and takes others all the same. */
    abstract boolean isOfOneValue(SQLException why);

    /** Whether a session that was open before is of no use any more. */
    abstract boolean isLost(SQLException why);
}
