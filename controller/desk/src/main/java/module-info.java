/** The desk of a tournament's direction: its file, and the pages over it. */
module burraco.desk {
    requires transitive burraco.game;
    requires transitive burraco.tournament;
    requires transitive burraco.web;

    exports burraco.desk;
    exports burraco.desk.file;
    exports burraco.desk.view;
}
