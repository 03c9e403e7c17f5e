package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.view.Evening;
import burraco.hall.view.ProgressView;
import burraco.hall.view.Told;
import burraco.web.http.ConnectionLimits;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A stream that all phones of a hall listen to. */
@Tag("campaign")
class ManyListenersTest {
    /** {@code -Dhall.listeners=4000} for a large hall. */
    private static final int LISTENERS = Integer.getInteger("hall.listeners", 1_000);

    private static final long MEGABYTE = 1 << 20;

    @Test
    @DisplayName("A change reaches all listeners, though it is written as JSON once")
    void allHear() throws Exception {
        Evening evening = new Evening(340).playing();
        FakeHall hall = new FakeHall(evening, System.currentTimeMillis());
        for (int table = 1; table <= 170; table++) {
            hall.table(table, new Told().counted(640, 885).current(table, 5).present(1));
        }
        HallStream stream = new HallStream(hall::clock);
        stream.offer(ProgressView.of(hall.now()));
        Routes routes = new Routes();
        routes.stream(
                "/stream",
                (_, wire) -> {
                    stream.speak(wire, () -> true);
                    return Optional.empty();
                });
        ConnectionLimits limits =
                new ConnectionLimits(LISTENERS + 10, 1, LISTENERS + 10, 512 * MEGABYTE);
        List<Socket> sockets = new ArrayList<>();
        try (Server server = server(routes, limits)) {
            server.start();
            CountDownLatch began = new CountDownLatch(LISTENERS);
            CountDownLatch heard = new CountDownLatch(LISTENERS);
            AtomicInteger broken = new AtomicInteger();
            for (int i = 0; i < LISTENERS; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                sockets.add(socket);
                Thread.startVirtualThread(() -> listen(socket, began, heard, broken));
            }
            assertTrue(began.await(60, TimeUnit.SECONDS), began.getCount() + " hear nothing");
            hall.evening(evening.change("result round 1 table 1 31415:9265"));
            long before = System.nanoTime();
            stream.offer(ProgressView.of(hall.now()));
            assertTrue(heard.await(60, TimeUnit.SECONDS), heard.getCount() + " hear no change");
            System.out.println(
                    LISTENERS
                            + " listeners: the last has heard after "
                            + (System.nanoTime() - before) / 1_000_000
                            + " ms");
            assertEquals(0, broken.get());
        } finally {
            stream.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private static Server server(Routes routes, ConnectionLimits limits) throws IOException {
        return new Server(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                Set.of("localhost"),
                new ServerOptions(Optional.empty(), limits, ServerOptions.Clients.BROWSERS),
                routes,
                System::nanoTime,
                Workers.virtual(UnaryOperator.identity()),
                line -> {});
    }

    private static void listen(
            Socket socket, CountDownLatch began, CountDownLatch heard, AtomicInteger broken) {
        String request = "GET /stream HTTP/1.1\r\nHost: localhost:" + socket.getPort() + "\r\n\r\n";
        try {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            await(in, "\"t\":170,");
            began.countDown();
            await(in, "31415");
            heard.countDown();
        } catch (IOException closed) {
            broken.incrementAndGet();
        }
    }

    private static void await(InputStream in, String text) throws IOException {
        StringBuilder had = new StringBuilder();
        byte[] piece = new byte[16_384];
        while (had.indexOf(text) < 0) {
            int count = in.read(piece);
            if (count < 0) {
                throw new IOException("the stream has ended");
            }
            had.append(new String(piece, 0, count, StandardCharsets.US_ASCII));
        }
    }
}
