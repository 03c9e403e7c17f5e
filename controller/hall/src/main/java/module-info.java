/** A hall: a tournament, the tables that tell what is played, and where both are kept. */
@SuppressWarnings("requires-automatic") // PostgreSQL's driver is no module yet.
module burraco.hall {
    requires transitive burraco.broker;
    requires transitive burraco.desk;
    requires transitive burraco.game;
    requires transitive burraco.relay;
    requires transitive burraco.table;
    requires transitive burraco.tournament;
    requires transitive burraco.web;
    requires java.sql;
    requires org.postgresql.jdbc;
    requires org.xerial.sqlitejdbc;

    exports burraco.hall;
    exports burraco.hall.audience;
    exports burraco.hall.broker;
    exports burraco.hall.ledger;
    exports burraco.hall.pages;
    exports burraco.hall.proof;
    exports burraco.hall.room;
    exports burraco.hall.told;
    exports burraco.hall.view;
}
