package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A server whose own parts fail. */
class ServerTest {
    @Test
    @DisplayName("A fault on a stranger's connection ends that connection, is told, and no more")
    void aFaultEndsOneConnection() throws Exception {
        Queue<String> log = new ConcurrentLinkedQueue<>();
        Queue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, fault) -> uncaught.add(fault));
        // Not even initialised: nobody can be spoken to with it.
        SSLContext broken = SSLContext.getInstance("TLS");
        try (Server server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        Optional.of(broken),
                        new Routes(),
                        System::nanoTime,
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
}
