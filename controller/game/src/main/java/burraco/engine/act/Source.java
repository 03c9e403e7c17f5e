package burraco.engine.act;

/** What a card is wrongly taken from, and put back to. */
public enum Source {
    STOCK,
    PILE,
    POZZETTO
}
