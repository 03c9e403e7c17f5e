package burraco.engine.hand;

/**
 * Thrown inside the engine if an act contradicts what is known of the cards, so that it cannot have
 * happened; {@code Engine.apply} turns it into a value. It has no stack trace, because it is about
 * the record and not about the program.
 */
public final class CannotHaveHappened extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Impossible why;

    public CannotHaveHappened(Impossible.Why why, int card, Object... details) {
        this.why = new Impossible(why, card, details);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    public Impossible why() {
        return why;
    }
}
