/** The game and everything around it: cards, engine, record, words, players, commands. */
module burraco.controller {
    requires burraco.firmware.bridge;
    requires burraco.hal;
    requires io.nayuki.qrcodegen;
    requires java.management;
    requires java.sql;
    requires org.tinylog.api;
    requires org.xerial.sqlitejdbc;
    requires tools.jackson.core;
}
