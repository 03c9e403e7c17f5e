package burraco.relay.wire;

/** The bytes are no message of this protocol. */
public final class UnreadableMessageException extends Exception {
    private static final long serialVersionUID = 1;

    UnreadableMessageException(String why) {
        super(why, null, false, false);
    }
}
