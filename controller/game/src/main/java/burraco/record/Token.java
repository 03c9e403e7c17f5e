package burraco.record;

/** A word of a line and its column, from 1. */
record Token(String text, int column) {}
