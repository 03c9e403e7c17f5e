package burraco.tournament.season;

/**
 * What somebody got in all tournaments.
 *
 * @param place the same for who has the same points
 */
public record Total(int place, String person, String name, int points, int tournaments) {}
