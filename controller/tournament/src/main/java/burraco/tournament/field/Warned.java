package burraco.tournament.field;

/** A warning, which the arbiters report to the direction. */
public record Warned(int number, int round, String by, String why) {}
