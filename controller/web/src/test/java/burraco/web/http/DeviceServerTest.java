package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.DeviceKey;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocketFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server whose clients are programs with certificates. */
@Tag("campaign")
class DeviceServerTest {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Instant NOW = Instant.parse("2031-05-06T07:08:09Z");
    private static final InstantSource CLOCK = InstantSource.fixed(NOW);
    private static final Authority HALL = Authority.create("Hall", NOW, 10, RANDOM);
    private static final ConnectionLimits LIMITS = new ConnectionLimits(100, 10, 50, 1 << 20);
    private static final int MAX_BODY = 256 * 1024;
    private static final int WAIT_MILLIS = 20_000;

    private final AtomicLong nanos = new AtomicLong(TimeUnit.HOURS.toNanos(1));
    private final AtomicInteger threads = new AtomicInteger();
    private Server server;

    @BeforeEach
    void open() throws IOException {
        Routes routes = new Routes();
        routes.get("/who", DeviceServerTest::peer);
        routes.post("/who", DeviceServerTest::peer);
        routes.post(
                "/length",
                MAX_BODY,
                request -> Response.of("text/plain", text(request.body().length)));
        Identity itself = HALL.serve(List.of("localhost"), List.of(loopback()), NOW, 90);
        SSLContext link = TlsContexts.link(itself, HALL.certificate(), CLOCK);
        ThreadFactory counted =
                work -> {
                    threads.incrementAndGet();
                    return Thread.ofVirtual().unstarted(work);
                };
        server =
                new Server(
                        new InetSocketAddress(loopback(), 0),
                        Set.of("localhost"),
                        new ServerOptions(Optional.of(link), LIMITS, ServerOptions.Clients.DEVICES),
                        routes,
                        nanos::get,
                        new Workers(counted, UnaryOperator.identity()),
                        _ -> {});
        server.start();
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static InetAddress loopback() {
        return InetAddress.ofLiteral("127.0.0.1");
    }

    private static byte[] text(int number) {
        return String.valueOf(number).getBytes(StandardCharsets.US_ASCII);
    }

    private static Response peer(Request request) {
        String name = request.peer().map(Certificates::fingerprint).orElse("nobody");
        return Response.of("text/plain", name.getBytes(StandardCharsets.US_ASCII));
    }

    private static SSLContext of(DeviceKey key, Authority authority) throws TrustException {
        Identity device =
                Identity.ofDevice(
                        key,
                        authority.issueDevice(key.publicKey(), NOW, 90),
                        authority.certificate());
        return TlsContexts.table(device, HALL.certificate(), CLOCK);
    }

    private static HttpClient client(SSLContext context) {
        return HttpClient.newBuilder().sslContext(context).build();
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + server.port() + path));
    }

    private HttpResponse<String> get(HttpClient client, String path) throws Exception {
        return client.send(to(path).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> post(HttpClient client, String path, byte[] body)
            throws Exception {
        HttpRequest request =
                to(path).header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofByteArray(body))
                        .build();
        return client.send(request, BodyHandlers.ofString());
    }

    @Test
    @DisplayName("A request says which table it is from; a table posts without an origin")
    void whoAsks() throws Exception {
        DeviceKey key = DeviceKey.create(RANDOM);
        DeviceKey other = DeviceKey.create(RANDOM);
        try (HttpClient one = client(of(key, HALL));
                HttpClient two = client(of(other, HALL))) {
            assertEquals(key.fingerprint(), get(one, "/who").body());
            assertEquals(other.fingerprint(), get(two, "/who").body());
            assertEquals(key.fingerprint(), post(one, "/who", new byte[0]).body());
        }
    }

    @Test
    @DisplayName("A table may reach the hall through another machine, by another port")
    void throughAnotherMachine() throws Exception {
        DeviceKey key = DeviceKey.create(RANDOM);
        SSLSocketFactory sockets = of(key, HALL).getSocketFactory();
        try (Socket socket = sockets.createSocket(loopback(), server.port())) {
            String request = "GET /who HTTP/1.1\r\nHost: hall.example:4711\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            byte[] answer = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            assertEquals("HTTP/1.1 200", new String(answer, StandardCharsets.US_ASCII));
        }
    }

    @Test
    @DisplayName("Who comes back says who he is, although he does not show his certificate again")
    void aResumedSession() throws Exception {
        DeviceKey key = DeviceKey.create(RANDOM);
        SSLContext context = of(key, HALL);
        for (int i = 0; i < 3; i++) {
            try (HttpClient client = client(context)) {
                assertEquals(key.fingerprint(), get(client, "/who").body());
            }
        }
    }

    @Test
    @DisplayName("Who has no certificate, or one of another hall, gets no answer")
    void strangers() throws Exception {
        Authority another = Authority.create("Hall", NOW, 10, RANDOM);
        for (SSLContext context :
                List.of(
                        TlsContexts.visitor(HALL.certificate(), CLOCK),
                        of(DeviceKey.create(RANDOM), another))) {
            try (HttpClient client = client(context)) {
                assertThrows(IOException.class, () -> get(client, "/who"));
            }
        }
        try (HttpClient client = client(of(DeviceKey.create(RANDOM), HALL))) {
            assertEquals(200, get(client, "/who").statusCode(), "others are served");
        }
    }

    @Test
    @DisplayName("TLS before 1.3 is not spoken")
    void oldTls() throws Exception {
        try (HttpClient client =
                HttpClient.newBuilder()
                        .sslContext(of(DeviceKey.create(RANDOM), HALL))
                        .sslParameters(new SSLParameters(null, new String[] {"TLSv1.2"}))
                        .build()) {
            assertThrows(IOException.class, () -> get(client, "/who"));
        }
    }

    @Test
    @DisplayName("A table sends all its requests over one connection")
    void oneConnectionIsEnough() throws Exception {
        try (HttpClient client = client(of(DeviceKey.create(RANDOM), HALL))) {
            get(client, "/who");
            int before = threads.get();
            for (int i = 0; i < 10; i++) {
                assertEquals(200, post(client, "/who", new byte[i]).statusCode());
                assertEquals(200, get(client, "/who").statusCode());
            }
            assertEquals(before, threads.get());
            assertEquals(1, server.load().connections());
        }
    }

    @Test
    @DisplayName("A body may have as many bytes as its path takes, and not one more")
    void longBodies() throws Exception {
        try (HttpClient client = client(of(DeviceKey.create(RANDOM), HALL))) {
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> reply = post(client, "/length", new byte[MAX_BODY]);
                assertEquals(String.valueOf(MAX_BODY), reply.body());
            }
            assertTrue(server.load().bytes() < MAX_BODY, "all of them were let go");
            assertEquals(413, asksFirst(client, "/length", MAX_BODY + 1));
            assertEquals(413, asksFirst(client, "/who", MAX_BODY));
            assertEquals(200, asksFirst(client, "/length", MAX_BODY));
        }
    }

    /** Sends the body only if it is wanted: otherwise the answer may be lost behind it. */
    private int asksFirst(HttpClient client, String path, int length) throws Exception {
        HttpRequest request =
                to(path).header("Content-Type", "application/json")
                        .expectContinue(true)
                        .POST(BodyPublishers.ofByteArray(new byte[length]))
                        .build();
        return client.send(request, BodyHandlers.ofString()).statusCode();
    }

    @ParameterizedTest(name = "after {0} bytes")
    @ValueSource(ints = {0, 3})
    @DisplayName("A client that does not finish its handshake is cut off like any silent one")
    void aHandshakeThatDoesNotEnd(int sent) throws Exception {
        try (Socket socket = new Socket(loopback(), server.port())) {
            socket.setSoTimeout(WAIT_MILLIS);
            // The beginning of a TLS record.
            socket.getOutputStream().write(new byte[] {22, 3, 1}, 0, sent);
            while (server.load().connections() == 0) {
                Thread.onSpinWait();
            }
            nanos.addAndGet(TimeUnit.SECONDS.toNanos(31));
            assertEquals(-1, socket.getInputStream().read());
        }
    }
}
