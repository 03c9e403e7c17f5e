package burraco.running;

/** Somebody who is told how a table stands, on its thread: who takes long holds up the table. */
@FunctionalInterface
public interface Onlooker {
    /** It stands so. */
    void accept(Snapshot now);

    /**
     * It is about to stand so, and that is being written down: time to get ready, but nothing may
     * be shown of it yet. What is told then may be another snapshot all the same.
     */
    default void prepare(Snapshot next) {}
}
