package burraco.record;

/** A line of a record. */
public sealed interface Entry permits BlankLine, TagLine, PositionEntry, ActionLine {
    /** The line's number, from 1. */
    int number();

    /** The comment with its semicolon; empty if there is none. */
    String comment();
}
