package burraco.web.http;

import java.io.IOException;

/** An event stream to one client. The response head is sent with the first event. */
public final class EventStream {
    private static final byte[] LINE_END = ResponseWriter.ascii("\r\n");
    private static final byte[] END = ResponseWriter.ascii("0\r\n\r\n");

    private final ResponseWriter outgoing;
    private final boolean chunks;
    private boolean open;

    /**
     * @param chunks whether the client understands chunked responses; otherwise the stream ends
     *     with the connection
     */
    EventStream(ResponseWriter outgoing, boolean chunks) {
        this.outgoing = outgoing;
        this.chunks = chunks;
    }

    /** Sends bytes; false if the client is gone. */
    public boolean write(byte[] bytes) {
        try {
            open = open || outgoing.begin(chunks);
            return open && outgoing.write(chunks ? chunk(bytes) : bytes);
        } catch (IOException gone) {
            return false;
        }
    }

    private static byte[] chunk(byte[] bytes) {
        byte[] size = ResponseWriter.ascii(Integer.toHexString(bytes.length) + "\r\n");
        return ResponseWriter.joined(size, bytes, LINE_END);
    }

    /** Ends the stream properly. */
    void end() throws IOException {
        if (open && chunks) {
            outgoing.write(END);
        }
    }
}
