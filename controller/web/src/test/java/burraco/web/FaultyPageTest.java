package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A failure in the program is answered with an error that reveals no details. */
class FaultyPageTest {
    @Test
    void aFaultIsAnsweredAndItsWordsAreKept() throws IOException {
        Routes routes = new Routes();
        routes.get(
                "/fault",
                _ -> {
                    throw new IllegalStateException("E holds 7H/1");
                });
        routes.get("/fine", _ -> Response.nothing());
        Queue<String> log = new ConcurrentLinkedQueue<>();
        InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (Server server =
                        new Server(
                                any,
                                Set.of("localhost"),
                                ServerOptions.pages(Optional.empty()),
                                routes,
                                () -> 0,
                                Workers.virtual(UnaryOperator.identity()),
                                log::add);
                RawClient caller = start(server)) {
            String host = " HTTP/1.1\r\nHost: localhost:" + server.port() + "\r\n\r\n";
            RawReply reply = caller.send("GET /fault" + host).reply();
            assertEquals(500, reply.status());
            assertFalse(reply.header("content-security-policy").isEmpty());
            assertFalse(reply.toString().contains("7H"), reply::toString);
            assertFalse(reply.toString().contains("Exception"), reply::toString);
            assertEquals(204, caller.send("GET /fine" + host).reply().status());
        }
        assertEquals(1, log.size());
        assertTrue(log.peek().contains("IllegalStateException at "), log::toString);
        assertEquals(List.of(), log.stream().filter(line -> line.contains("7H")).toList());
    }

    private static RawClient start(Server server) throws IOException {
        server.start();
        return RawClient.to(server.port());
    }
}
