package burraco.layout.plan;

/** Thrown if such a table cannot be built; the message says why, and what is possible instead. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String why) {
        super(why, null, false, false);
    }
}
