package burraco.journal;

/**
 * A line of the journal: something that was decided or told.
 *
 * @param at milliseconds on the table's clock
 * @param kind one word
 * @param body what, in a line or several
 */
public record Note(long at, String kind, String body) {}
