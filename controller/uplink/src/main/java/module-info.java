/** How a table tells a hall what is played, and hears what the hall wants of it. */
module burraco.uplink {
    requires transitive burraco.broker;
    requires transitive burraco.game;
    requires transitive burraco.relay;
    requires transitive burraco.table;
    requires burraco.web;
    requires java.net.http;

    exports burraco.uplink;
    exports burraco.uplink.topics;
}
