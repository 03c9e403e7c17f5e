/** The game: cards, the code of play, records of hands, and sentences about them. */
module burraco.game {
    exports burraco.cards;
    exports burraco.engine;
    exports burraco.engine.act;
    exports burraco.engine.article;
    exports burraco.engine.hand;
    exports burraco.engine.legal;
    exports burraco.engine.meld;
    exports burraco.engine.rules;
    exports burraco.engine.ruling;
    exports burraco.engine.score;
    exports burraco.engine.turn;
    exports burraco.files;
    exports burraco.measure;
    exports burraco.pdf;
    exports burraco.record;
    exports burraco.text;
    exports burraco.words;
}
