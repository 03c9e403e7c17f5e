package burraco.layout.sight;

/** How much of a {@link Sense} a table has. */
public enum Extent {
    NONE,
    PARTLY,
    WHOLE
}
