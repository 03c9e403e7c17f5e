/** A table's pages. */
module burraco.web {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires transitive burraco.layout;
    requires transitive burraco.table;
    requires io.nayuki.qrcodegen;
    requires tools.jackson.core;

    exports burraco.json;
    exports burraco.web;
    exports burraco.web.audience;
    exports burraco.web.console;
    exports burraco.web.first;
    exports burraco.web.http;
    exports burraco.web.members;
    exports burraco.web.seat;
    exports burraco.web.view;
}
