package burraco.running;

/**
 * The program failed at what somebody wanted of the table. It says no more than that: a fault may
 * name cards that nobody has seen, and this one is told to pages.
 */
public final class TableFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    TableFailed() {
        super("the program failed at it, and nothing was done");
    }
}
