package burraco.wire;

import java.io.IOException;

/** A port that cannot be used, or not any more. */
public final class PortLost extends IOException {
    private static final long serialVersionUID = 1;

    /** What happened, as far as that can be told. */
    public enum Why {
        /** There is no such port. */
        ABSENT,
        /** The system does not let us use it, or another program has it. */
        REFUSED,
        /** The other end went away. */
        GONE,
        /** The other end took nothing any more. */
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
