package burraco.engine.act;

/** From where a card is taken wrongly, and where it is put back. */
public enum Source {
    STOCK,
    PILE,
    POZZETTO
}
