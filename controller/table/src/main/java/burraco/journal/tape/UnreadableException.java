package burraco.journal.tape;

/** A part of a journal is damaged: this program cannot have written it. */
public final class UnreadableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableException(String why) {
        super(why);
    }
}
