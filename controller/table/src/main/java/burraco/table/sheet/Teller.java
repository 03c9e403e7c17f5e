package burraco.table.sheet;

/** From where the table has an act. */
public enum Teller {
    /** Cards were heard to move. */
    SENSORS,
    /** A time was over. */
    CLOCK,
    /** Somebody said so. */
    PEOPLE
}
