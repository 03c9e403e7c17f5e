package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** At which addresses a server listens, and how it behaves when its parts fail. */
@Tag("campaign")
class ServerTest {
    @Test
    @DisplayName("A failure on one connection is logged and ends only that connection")
    void aFaultEndsOneConnection() throws Exception {
        Queue<String> log = new ConcurrentLinkedQueue<>();
        Queue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, fault) -> uncaught.add(fault));
        // Not initialised, so that no connection can be made with it.
        SSLContext broken = SSLContext.getInstance("TLS");
        try (Server server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(Optional.of(broken)),
                        new Routes(),
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        log::add)) {
            server.start();
            for (int i = 0; i < 3; i++) {
                try (Socket socket = new Socket("127.0.0.1", server.port())) {
                    assertEquals(-1, socket.getInputStream().read());
                }
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertEquals(List.of(), List.copyOf(uncaught));
        assertEquals(3, log.size(), log::toString);
        assertTrue(log.peek().contains("IllegalStateException at "), log::toString);
    }

    @Test
    @DisplayName("A connection for which there is no thread is closed, and takes no room")
    void aConnectionWithoutAThreadIsClosed() throws Exception {
        boolean[] none = {false};
        ThreadFactory threads =
                work -> {
                    if (none[0]) {
                        throw new IllegalStateException("no thread");
                    }
                    return Thread.ofVirtual().unstarted(work);
                };
        try (Server server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(Optional.empty()),
                        new Routes(),
                        System::nanoTime,
                        new Workers(threads, UnaryOperator.identity()),
                        _ -> {})) {
            server.start();
            none[0] = true;
            try (Socket socket = new Socket("127.0.0.1", server.port())) {
                assertEquals(-1, socket.getInputStream().read());
            }
            assertEquals(0, server.load().connections());
        }
    }

    private static String asks(Server server, Socket socket, String headers) throws IOException {
        String head = "GET /x HTTP/1.1\r\nHost: localhost:" + server.port() + "\r\n";
        String all = head + headers + "\r\n";
        socket.getOutputStream().write(all.getBytes(StandardCharsets.ISO_8859_1));
        return status(socket);
    }

    private static String status(Socket socket) throws IOException {
        byte[] status = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
        return new String(status, StandardCharsets.ISO_8859_1);
    }

    private static Server everywhere(Routes routes, LongSupplier nanos) throws IOException {
        return everywhere(routes, nanos, ServerOptions.pages(Optional.empty()));
    }

    private static Server everywhere(Routes routes, LongSupplier nanos, ServerOptions options)
            throws IOException {
        Server server =
                new Server(
                        new InetSocketAddress("0.0.0.0", 0),
                        Set.of("localhost"),
                        options,
                        routes,
                        nanos,
                        Workers.virtual(UnaryOperator.identity()),
                        _ -> {});
        server.start();
        return server;
    }

    /** A client whose address is not that of the table's own screen. */
    private static Socket stranger(Server server) throws IOException {
        return new Socket(
                InetAddress.ofLiteral("127.0.0.1"),
                server.port(),
                InetAddress.ofLiteral("127.0.0.2"),
                0);
    }

    @Test
    @DisplayName("0.0.0.0 means all IPv4 addresses, and no IPv6 address")
    void everyAddressOfOneKind() throws Exception {
        Routes routes = new Routes();
        routes.get("/x", _ -> Response.nothing());
        try (Server server = everywhere(routes, System::nanoTime)) {
            try (Socket socket = stranger(server)) {
                assertEquals("HTTP/1.1 204", asks(server, socket, ""));
            }
            assertThrows(
                    IOException.class,
                    () -> new Socket(InetAddress.ofLiteral("::1"), server.port()).close());
        }
    }

    @Test
    @DisplayName("A known client is served although its neighbours have used up their rate")
    void whoIsKnownDoesNotWaitBehindHisNeighbours() throws Exception {
        AtomicLong nanos = new AtomicLong(TimeUnit.HOURS.toNanos(1));
        Routes routes = new Routes();
        routes.get("/x", _ -> Response.nothing());
        routes.knows(request -> request.header("x-known"));
        try (Server server = everywhere(routes, nanos::get);
                Socket neighbour = stranger(server);
                Socket known = stranger(server);
                Socket stranger = stranger(server)) {
            assertEquals("HTTP/1.1 204", asks(server, neighbour, ""));
            // As if the neighbour had used up its rate for an hour.
            nanos.set(0);
            assertEquals("HTTP/1.1 204", asks(server, known, "X-Known: a1\r\n"));
            assertEquals("HTTP/1.1 429", asks(server, stranger, ""));
        }
    }

    @Test
    @DisplayName("A posted body counts as memory until it has been answered")
    void aBodyIsKeptUntilItIsAnswered() throws Exception {
        Routes routes = new Routes();
        AtomicReference<Server> it = new AtomicReference<>();
        AtomicLong kept = new AtomicLong();
        routes.post(
                "/y",
                _ -> {
                    kept.set(it.get().load().bytes());
                    return Response.nothing();
                });
        try (Server server = everywhere(routes, System::nanoTime);
                Socket socket = stranger(server)) {
            it.set(server);
            String host = "localhost:" + server.port();
            String post =
                    "POST /y HTTP/1.1\r\nHost: "
                            + host
                            + "\r\nOrigin: http://"
                            + host
                            + "\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n"
                            + " ".repeat(10_000);
            socket.getOutputStream().write(post.getBytes(StandardCharsets.ISO_8859_1));
            assertEquals("HTTP/1.1 204", status(socket));
            assertTrue(kept.get() >= 10_000, "kept " + kept);
            assertTrue(server.load().bytes() < 10_000, "it was let go before the answer went out");
        }
    }

    @Test
    @DisplayName("A server has as many connections as its owner says")
    void limitsOfItsOwn() throws Exception {
        Routes routes = new Routes();
        routes.get("/x", _ -> Response.nothing());
        ServerOptions few =
                new ServerOptions(
                        Optional.empty(),
                        new ConnectionLimits(10, 1, 2, 1 << 20),
                        ServerOptions.Clients.PROGRAMS);
        try (Server server = everywhere(routes, System::nanoTime, few);
                Socket first = stranger(server)) {
            assertEquals("HTTP/1.1 204", asks(server, first, ""));
            try (Socket second = stranger(server);
                    Socket third = stranger(server)) {
                assertEquals("HTTP/1.1 204", asks(server, second, ""));
                assertEquals("HTTP/1.1 204", asks(server, third, ""));
                first.getInputStream().skip(Long.MAX_VALUE);
                assertEquals(-1, first.getInputStream().read());
            }
        }
    }

    @Test
    @DisplayName("Options under which nobody could connect are refused")
    void optionsThatMakeNoSense() {
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new ServerOptions(
                                Optional.empty(),
                                ConnectionLimits.PLAIN,
                                ServerOptions.Clients.DEVICES));
        assertThrows(IllegalArgumentException.class, () -> new ConnectionLimits(20, 20, 5, 1_000));
    }
}
