package burraco.tournament.season;

/** By what it is known that somebody in two tournaments is the same person. */
public enum Known {
    /** The list of persons says it. */
    LISTED,
    /** The names are the same; nobody has said that it is one person. */
    BY_NAME,
    /** The name is there twice in one tournament, so it is of two people, and none is added up. */
    NOT
}
