package burraco.layout.plan;

/** Thrown if such a table cannot be built. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Obstacle why;

    Refused(Obstacle why) {
        super(why.toString(), null, false, false);
        this.why = why;
    }

    public Obstacle why() {
        return why;
    }
}
