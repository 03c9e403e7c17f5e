package burraco.web.members;

/**
 * Somebody who may sit down, as the club's list has him.
 *
 * @param number of his card; it and all that follows may be empty
 * @param pair by which two of the list play together
 */
public record Member(String name, String number, String club, String pair, String team) {}
