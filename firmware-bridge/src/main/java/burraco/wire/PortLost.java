package burraco.wire;

import java.io.IOException;

/** Thrown if a port cannot be used, or cannot be used any more. */
public final class PortLost extends IOException {
    private static final long serialVersionUID = 1;

    /** The cause, as far as it is known. */
    public enum Why {
        /** There is no such port. */
        ABSENT,
        /** The system does not let us use it. */
        REFUSED,
        /** Another program has it. */
        TAKEN,
        /** The other end went away. */
        GONE,
        /** The other end stopped taking data. */
        STUCK,
        /** It was closed by us. */
        CLOSED
    }

    private final Why why;

    /**
     * @param detail what was seen, for a technician
     */
    public PortLost(Why why, String detail) {
        super(detail);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
