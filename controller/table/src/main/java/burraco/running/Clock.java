package burraco.running;

/** The clock of a running table. */
public interface Clock {
    /**
     * Milliseconds on the table's clock, which never goes back.
     *
     * @param last the time of the last input that the table took
     */
    long now(long last);

    /** To measure how long something takes. */
    long nanos();
}
