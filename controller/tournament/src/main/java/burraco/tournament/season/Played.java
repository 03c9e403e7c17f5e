package burraco.tournament.season;

import burraco.tournament.Tournament;

/**
 * A tournament that is over.
 *
 * @param hall where it was
 * @param date as {@code 2026-11-27}
 */
public record Played(String hall, String date, Tournament tournament) {}
