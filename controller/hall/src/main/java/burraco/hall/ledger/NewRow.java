package burraco.hall.ledger;

/**
 * A row to be written.
 *
 * @param kind one word
 * @param by who has decided it
 * @param why as people wrote it; may be empty
 */
public record NewRow(String kind, String body, String by, String why) {}
