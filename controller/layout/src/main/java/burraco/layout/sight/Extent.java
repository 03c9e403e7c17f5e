package burraco.layout.sight;

import burraco.engine.ruling.Evidence;

/** How much a table knows of a piece of {@link Evidence}. */
public enum Extent {
    NONE,
    PARTLY,
    WHOLE
}
