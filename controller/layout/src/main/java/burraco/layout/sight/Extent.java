package burraco.layout.sight;

import burraco.engine.ruling.Clue;

/** How much a table knows of a piece of {@link Clue}. */
public enum Extent {
    NONE,
    PARTLY,
    WHOLE
}
