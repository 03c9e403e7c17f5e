package burraco.engine.act;

/** The place from which cards were wrongly taken, and to which they go back. */
public enum Source {
    STOCK,
    PILE,
    POZZETTO
}
