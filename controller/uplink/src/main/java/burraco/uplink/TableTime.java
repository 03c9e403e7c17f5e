package burraco.uplink;

/** The table's own clock, beside one of the machine that never goes back. */
public interface TableTime {
    /** Milliseconds of the machine. */
    long machine();

    /** What the table's clock will show, or has shown, at a time of the machine. */
    long table(long machine);

    /** A table is told another end of a round only if it differs by more, on its own clock. */
    long tolerance();

    /** The clock on the wall. */
    long wall();

    /** Whether the clock on the wall seems to be set. */
    boolean isWallSet();
}
