package burraco.hall.ledger;

import java.sql.Connection;
import java.sql.SQLException;

/** A session of PostgreSQL that reads. */
class DatabaseSession extends Session {
    DatabaseSession(Connection connection) throws SQLException {
        super(connection);
    }

    /** A server writes what was committed before it ended, and sends it to its stand-by. */
    @Override
    void sync() {}
}
