package burraco.uplink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import burraco.relay.Answer;
import burraco.relay.Request;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whatever answers in place of a hall, the table's link comes back from it. */
class HttpsCarrierTest {
    private static final Duration PATIENCE = Duration.ofMillis(700);
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final Request GREETING =
            new Request.Greeting(new Request.Head("00112233aabbccdd", "a1", 0));

    private ServerSocket server;
    private final List<Socket> sockets = new ArrayList<>();

    @BeforeEach
    void listens() throws IOException {
        server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    /** Each connection gets these bytes for its first request. */
    private void answers(String bytes, boolean thenCloses) {
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        while (true) {
                            Socket socket = server.accept();
                            sockets.add(socket);
                            readHead(socket.getInputStream());
                            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.UTF_8));
                            socket.getOutputStream().flush();
                            if (thenCloses) {
                                socket.shutdownOutput();
                            }
                        }
                    } catch (IOException closed) {
                        // The test is over.
                    }
                });
    }

    private static void readHead(InputStream in) throws IOException {
        int ends = 0;
        while (ends < 4) {
            int next = in.read();
            if (next < 0) {
                return;
            }
            ends = next == '\r' || next == '\n' ? ends + 1 : 0;
        }
    }

    private Answer send() throws Exception {
        return send(PATIENCE);
    }

    private Answer send(Duration patience) throws Exception {
        URI hall = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/link");
        try (HttpsCarrier carrier = new HttpsCarrier(hall, SSLContext.getDefault(), patience)) {
            return carrier.send(GREETING);
        }
    }

    private static String ok(int length, String body) {
        return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                + length
                + "\r\n\r\n"
                + body;
    }

    private void fails() {
        assertTimeoutPreemptively(LONG, () -> assertThrows(IOException.class, this::send));
    }

    @Test
    @DisplayName("A hall answers")
    void answer() throws Exception {
        String body = "{\"hallTime\":5,\"open\":1,\"record\":0,\"state\":0}";
        answers(ok(body.length(), body), false);
        Answer answer = send(LONG);
        assertInstanceOf(Answer.Arrived.class, answer);
        assertEquals(5, answer.hallTime());
    }

    @Test
    @DisplayName("An answer whose end never comes is given up")
    void noEnd() {
        answers(ok(100, "{\"hallTime\":"), false);
        fails();
    }

    @Test
    @DisplayName("So is one that breaks off, and one that never begins")
    void brokenOff() {
        answers(ok(100, "{\"hallTime\":"), true);
        fails();
    }

    @Test
    @DisplayName("A server that accepts and says nothing")
    void silent() {
        answers("", false);
        fails();
    }

    @Test
    @DisplayName("An answer of another program, or one that is far too long")
    void another() {
        answers(ok(200_000, "x".repeat(200_000)), false);
        fails();
    }

    @Test
    @DisplayName("A page that says please sign in, as of a hotel")
    void hotel() {
        answers(ok(6, "<html>"), false);
        fails();
    }

    @Test
    @DisplayName("A hall that does not know the device says so")
    void stranger() {
        answers("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", false);
        assertTimeoutPreemptively(
                LONG, () -> assertThrows(StrangerException.class, () -> send(LONG)));
    }

    @Test
    @DisplayName("A server with a fault of its own")
    void fault() {
        answers("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n", false);
        fails();
    }
}
