package burraco.tournament.season;

/**
 * What somebody got in one tournament.
 *
 * @param person the same for the same person, as far as is known
 * @param name as it was entered
 * @param of how many were ranked
 */
public record Appearance(
        String person,
        Known known,
        String name,
        String club,
        Played where,
        int place,
        int of,
        int victoryPoints,
        int matchPoints,
        int points) {}
