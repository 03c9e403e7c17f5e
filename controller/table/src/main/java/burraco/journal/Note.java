package burraco.journal;

/**
 * The text of an entry: something that was ordered, decided or told.
 *
 * @param at milliseconds on the table's clock
 * @param kind one word
 * @param body one or more lines
 */
public record Note(long at, String kind, String body) {}
