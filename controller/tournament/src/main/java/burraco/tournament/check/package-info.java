/**
 * Reads the history of a tournament a second time and says what breaks the code. It is written from
 * the text of the code alone and calls nothing of what drafts, ranks or scores, so that a fault of
 * the one is not a fault of the other.
 */
package burraco.tournament.check;
