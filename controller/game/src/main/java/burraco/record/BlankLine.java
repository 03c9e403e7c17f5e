package burraco.record;

/** A line that means nothing. */
public record BlankLine(int number, String comment) implements Entry {}
