/** The game and everything around it: cards, engine, record, words, players, commands. */
module burraco.controller {
    requires burraco.firmware.bridge;
    requires burraco.hal;
    requires java.management;
    requires tools.jackson.core;
}
