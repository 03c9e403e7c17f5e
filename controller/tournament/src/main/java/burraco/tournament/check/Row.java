package burraco.tournament.check;

/** A row of the ranking as the checker finds it, the best first. */
public record Row(int number, int victoryPoints, int matchPoints) {}
