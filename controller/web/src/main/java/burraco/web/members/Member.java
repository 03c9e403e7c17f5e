package burraco.web.members;

/**
 * A person on the club's member list.
 *
 * @param number membership number; this and the following may be empty
 * @param pair name shared by two members who play together
 */
public record Member(String name, String number, String club, String pair, String team) {}
