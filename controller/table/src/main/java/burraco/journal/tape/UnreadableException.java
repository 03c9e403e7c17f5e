package burraco.journal.tape;

/** What stands in a journal is not what was written there. */
public final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Unreadable(String why) {
        super(why);
    }
}
