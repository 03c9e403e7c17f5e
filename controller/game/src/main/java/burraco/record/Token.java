package burraco.record;

/** A word of a line and where it stands, in characters from 1. */
record Token(String text, int column) {}
