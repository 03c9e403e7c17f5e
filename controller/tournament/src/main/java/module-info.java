/** Tournaments: who plays whom, at which table, and who leads. */
module burraco.tournament {
    requires transitive burraco.game;

    exports burraco.tournament;
    exports burraco.tournament.check;
    exports burraco.tournament.direction;
    exports burraco.tournament.draft;
    exports burraco.tournament.field;
    exports burraco.tournament.file;
    exports burraco.tournament.movement;
    exports burraco.tournament.plan;
    exports burraco.tournament.print;
    exports burraco.tournament.ranking;
    exports burraco.tournament.round;
    exports burraco.tournament.season;
    exports burraco.tournament.words;
}
