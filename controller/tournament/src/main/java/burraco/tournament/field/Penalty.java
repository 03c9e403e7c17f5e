package burraco.tournament.field;

/**
 * Points off in the ranking, which nobody else gets (art. 21 ter), or given back: both signed as
 * they are added.
 *
 * @param round counts from its ranking on
 */
public record Penalty(
        int number, int round, int victoryPoints, int matchPoints, String by, String why) {}
