/** The program: its commands, and a table as a picture in a terminal. */
module burraco.app {
    requires burraco.broker;
    requires burraco.desk;
    requires burraco.firmware.bridge;
    requires burraco.game;
    requires burraco.hal;
    requires burraco.hall;
    requires burraco.layout;
    requires burraco.play;
    requires burraco.practice;
    requires burraco.relay;
    requires burraco.table;
    requires burraco.tournament;
    requires burraco.tracker;
    requires burraco.uplink;
    requires burraco.web;
    requires io.nayuki.qrcodegen;
    requires java.management;
    requires java.net.http;
    requires org.tinylog.api;

    // Their records are written as JSON.
    opens burraco.cli.fit to
            burraco.web;
    opens burraco.cli.hall to
            burraco.web;
    opens burraco.cli.history to
            burraco.web;
    opens burraco.cli.judge to
            burraco.web;
    opens burraco.cli.replay to
            burraco.web;
    opens burraco.cli.simulate to
            burraco.web;
    opens burraco.cli.tournament to
            burraco.web;
    opens burraco.cli.vp to
            burraco.web;
}
