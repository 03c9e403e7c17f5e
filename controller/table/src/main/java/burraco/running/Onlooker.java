package burraco.running;

/**
 * A listener that is told the state of a table. It is called on the table's thread, so a slow one
 * holds up the table.
 */
@FunctionalInterface
public interface Onlooker {
    /** The state of the table is this now, and may be shown. */
    void accept(Snapshot now);

    /**
     * The state is about to become this, and is being written to the journal. The listener may
     * prepare, but must not show it yet. The snapshot that is accepted afterwards may be another
     * one.
     */
    default void prepare(Snapshot next) {}
}
