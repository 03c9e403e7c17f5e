package burraco.table.sheet;

/** Where an act comes from. */
public enum ActOrigin {
    /** Cards were heard to move. */
    SENSORS,
    /** A time was over. */
    CLOCK,
    /** A person said so. */
    PEOPLE
}
