package burraco.uplink;

import java.util.OptionalLong;

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

    /**
     * By how many milliseconds the clock on the wall can be wrong after the machine was off; empty
     * if it does not go on meanwhile, or was never set.
     */
    OptionalLong wallError();
}
