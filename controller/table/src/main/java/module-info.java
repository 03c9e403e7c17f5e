/** A running table: hands and matches, its signals, its journal, and the thread that owns it. */
module burraco.table {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires transitive burraco.layout;
    requires transitive burraco.tracker;
    requires java.sql;
    requires org.xerial.sqlitejdbc;

    exports burraco.journal;
    exports burraco.journal.tape;
    exports burraco.running;
    exports burraco.signals;
    exports burraco.table;
    exports burraco.table.input;
    exports burraco.table.sheet;
    exports burraco.table.state;
}
