package burraco.hall.ledger;

import burraco.journal.Statements;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.OptionalLong;

/** A connection to a store, and the transaction in which it is. For one thread. */
class Session implements AutoCloseable {
    private final Statements sql;
    private Object transaction = new Object();

    Session(Connection connection) throws SQLException {
        sql = new Statements(connection);
    }

    /** Comes before all else in a transaction that writes. */
    void begin() throws SQLException, LedgerException {
        transaction = new Object();
    }

    /** Another one for each transaction, also if one is begun again. */
    final Object transaction() {
        return transaction;
    }

    final void run(String statement, Object... values) throws SQLException {
        sql.run(statement, values);
    }

    /** Is carried out together with others, before the transaction asks or ends. */
    final void queue(String statement, Object... values) throws SQLException {
        sql.queue(statement, values);
    }

    final void flush() throws SQLException {
        sql.flush();
    }

    final void each(String question, Statements.Row reader, Object... values) throws SQLException {
        sql.each(question, reader, values);
    }

    final OptionalLong number(String question, Object... values) throws SQLException {
        return sql.number(question, values);
    }

    final void commit() throws SQLException {
        sql.commit();
    }

    final void rollback() throws SQLException {
        sql.rollback();
    }

    /** What was committed before is on the disk, whoever committed it. */
    void sync() throws SQLException {
        sql.sync();
    }

    @Override
    public final void close() throws SQLException {
        sql.close();
    }
}
