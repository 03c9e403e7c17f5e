package burraco.journal;

import java.sql.SQLException;
import java.util.Optional;

/** Where pieces are written; a disk under it may be full, broken or slow. */
interface Writable extends AutoCloseable {
    /** The piece is on the disk when this returns; else nothing of it is. */
    void write(Piece piece) throws SQLException;

    /** Why it takes nothing, where that is known before anything was tried. */
    default Optional<String> failure() {
        return Optional.empty();
    }

    /** The last entry with something that stands on a score sheet; for any thread. */
    default Optional<Entries.Head> ofSheets() {
        return Optional.empty();
    }

    @Override
    void close() throws SQLException;
}
