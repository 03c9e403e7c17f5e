/** A table that exists only on the screen. */
module burraco.practice {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires transitive burraco.layout;
    requires transitive burraco.play;
    requires transitive burraco.table;
    requires transitive burraco.web;

    exports burraco.practice;
}
