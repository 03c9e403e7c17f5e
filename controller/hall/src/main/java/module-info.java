/** A hall: a tournament, the tables that tell what is played, and where both are kept. */
module burraco.hall {
    requires transitive burraco.desk;
    requires transitive burraco.game;
    requires transitive burraco.relay;
    requires transitive burraco.table;
    requires transitive burraco.tournament;
    requires transitive burraco.web;
    requires java.sql;
    requires org.xerial.sqlitejdbc;

    exports burraco.hall;
    exports burraco.hall.ledger;
    exports burraco.hall.pages;
    exports burraco.hall.proof;
    exports burraco.hall.room;
    exports burraco.hall.told;
    exports burraco.hall.view;
}
