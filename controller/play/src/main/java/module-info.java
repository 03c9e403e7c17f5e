/** People and bots that exist only in the program, and play on a virtual table. */
module burraco.play {
    requires transitive burraco.game;
    requires transitive burraco.hal;
    requires transitive burraco.layout;

    exports burraco.play;
    exports burraco.play.enrolling;
    exports burraco.play.evening;
    exports burraco.play.practice;
}
