package burraco.web.http;

import java.io.IOException;

/** An open connection to somebody who listens. Its first word opens it. */
public final class Wire {
    private static final byte[] LINE_END = Outgoing.ascii("\r\n");
    private static final byte[] END = Outgoing.ascii("0\r\n\r\n");

    private final Outgoing outgoing;
    private final boolean chunks;
    private boolean open;

    /**
     * @param chunks whether he understands an answer in pieces; else its end is that of the
     *     connection
     */
    Wire(Outgoing outgoing, boolean chunks) {
        this.outgoing = outgoing;
        this.chunks = chunks;
    }

    /** False where he is gone. */
    public boolean write(byte[] bytes) {
        try {
            open = open || outgoing.begin(chunks);
            return open && outgoing.write(chunks ? chunk(bytes) : bytes);
        } catch (IOException gone) {
            return false;
        }
    }

    private static byte[] chunk(byte[] bytes) {
        byte[] size = Outgoing.ascii(Integer.toHexString(bytes.length) + "\r\n");
        return Outgoing.joined(size, bytes, LINE_END);
    }

    /** Nothing more is said. */
    void end() throws IOException {
        if (open && chunks) {
            outgoing.write(END);
        }
    }
}
