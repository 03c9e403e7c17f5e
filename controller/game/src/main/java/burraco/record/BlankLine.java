package burraco.record;

/** A line without a statement: blank, or only a comment. */
public record BlankLine(int number, String comment) implements Entry {}
