package burraco.layout.plan;

/** A table like this cannot be built; the message says why, and what could be. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String why) {
        super(why, null, false, false);
    }
}
