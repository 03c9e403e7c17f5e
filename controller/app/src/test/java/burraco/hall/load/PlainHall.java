package burraco.hall.load;

import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.relay.States;
import burraco.relay.Stream;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import burraco.web.http.ConnectionLimits;
import burraco.web.http.HttpStatus;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * What a hall's figures stand beside: it answers tables by plain HTTP on one port, and keeps and
 * shows nothing.
 */
public final class PlainHall implements AutoCloseable {
    private static final ConnectionLimits LIMITS = new ConnectionLimits(2_200, 20, 2_100, 64 << 20);

    private final Map<String, Long> upTo = new ConcurrentHashMap<>();
    private final Map<String, String> states = new ConcurrentHashMap<>();
    private final Server server;

    public PlainHall() throws IOException {
        Routes routes = new Routes();
        routes.post("/link", RequestJson.MOST_BYTES, this::hear);
        server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        new ServerOptions(Optional.empty(), LIMITS, ServerOptions.Clients.PROGRAMS),
                        routes,
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        System.out::println);
        server.start();
    }

    public int port() {
        return server.port();
    }

    private Response hear(burraco.web.http.Request request) {
        try {
            Request asked = RequestJson.read(request.body());
            asked.head().state().ifPresent(state -> states.put(asked.table(), state));
            if (asked instanceof Request.Batch batch) {
                upTo.put(batch.table(), batch.entries().getLast().number());
            }
            Answer answer =
                    new Answer.Arrived(
                            System.currentTimeMillis(),
                            Map.of(
                                    Stream.OPEN,
                                    upTo.getOrDefault(asked.table(), 0L),
                                    Stream.RECORD,
                                    0L),
                            States.digest(states.getOrDefault(asked.table(), "")),
                            Optional.empty());
            return new Response(
                    HttpStatus.OK, "application/json", AnswerJson.write(answer), Map.of());
        } catch (UnreadableMessageException unclear) {
            return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
