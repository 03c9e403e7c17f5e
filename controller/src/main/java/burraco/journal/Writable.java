package burraco.journal;

import java.sql.SQLException;

/** Where pieces are written; a disk under it may be full, broken or slow. */
interface Writable extends AutoCloseable {
    /** The piece is on the disk when this returns; else nothing of it is. */
    void write(Piece piece) throws SQLException;

    /** That of the last entry. */
    byte[] seal();

    @Override
    void close() throws SQLException;
}
