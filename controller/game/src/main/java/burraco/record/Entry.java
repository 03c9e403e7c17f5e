package burraco.record;

/** A line of a record. */
public sealed interface Entry permits BlankLine, TagLine, PositionEntry, ActionLine {
    /** The line's number, from 1. */
    int number();

    /** What stands behind a semicolon, that included; empty where nothing does. */
    String comment();
}
