package burraco.journal;

import java.sql.SQLException;
import java.util.Optional;

/** A store for pieces, on a disk that may be full, broken or slow. */
interface PieceStore extends AutoCloseable {
    /** Writes a piece. It is on the disk when this returns; if this throws, nothing of it is. */
    void write(Piece piece) throws SQLException;

    /** Why it cannot be written, if that is known before the first try. */
    default Optional<String> failure() {
        return Optional.empty();
    }

    /** The last entry about something that is printed on score sheets. For any thread. */
    default Optional<Entries.Head> ofSheets() {
        return Optional.empty();
    }

    @Override
    void close() throws SQLException;
}
