package burraco.engine.hand;

/**
 * Thrown inside the engine where an act contradicts what is known of the cards, so that it cannot
 * have happened as told; {@code Engine.apply} answers it as a value. It carries no stack trace: it
 * is about the record, not about the program.
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
