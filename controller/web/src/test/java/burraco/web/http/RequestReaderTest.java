package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which bytes of a client are buffered, and when its time limit begins. */
class RequestReaderTest {
    private final Connections connections = new Connections(ConnectionLimits.PLAIN, () -> 0);
    private final List<Long> kept = new ArrayList<>();
    private int begun;

    /** A stream that returns single bytes. */
    private RequestReader incoming(String text) throws Exception {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        Connections.Entry place =
                connections.come(InetAddress.getByName("192.0.2.1"), () -> {}).orElseThrow();
        return new RequestReader(
                new InputStream() {
                    private int at;

                    @Override
                    public int read() throws IOException {
                        kept.add(connections.load().bytes());
                        return at < bytes.length ? bytes[at++] : -1;
                    }

                    @Override
                    public int read(byte[] into, int from, int most) throws IOException {
                        int one = read();
                        into[from] = (byte) one;
                        return one < 0 ? -1 : 1;
                    }
                },
                place);
    }

    @Test
    @DisplayName("Empty lines before a request do not extend the time limit")
    void emptyLinesBeginNothingAnew() throws Exception {
        RequestReader incoming = incoming("\r\n".repeat(50) + "GET / HTTP/1.1\r\n\r\n");
        assertInstanceOf(RequestReader.Came.Whole.class, incoming.head(() -> begun++));
        assertEquals(1, begun);
    }

    @Test
    @DisplayName("An idle connection has no buffer")
    void theSilentCostNothing() throws Exception {
        RequestReader incoming = incoming("GET / HTTP/1.1\r\n\r\nG");
        incoming.head(() -> begun++);
        assertEquals(0, kept.getFirst());
        assertEquals(512, kept.getLast());
        incoming.empty();
        kept.clear();
        incoming.head(() -> begun++);
        assertEquals(0, kept.getFirst());
    }
}
