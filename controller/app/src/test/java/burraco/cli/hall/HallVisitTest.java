package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.cli.hall.HallVisit.Asked;
import burraco.cli.hall.HallVisit.Stand;
import burraco.cli.options.CommandRefusal;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.DeviceKey;
import burraco.trust.PairingHall;
import burraco.trust.PairingMessage;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table asks to be taken in, where a hall is and where there is none. */
class HallVisitTest {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Instant NOW = Instant.now();
    private static final Authority AUTHORITY = Authority.create("hall", NOW, 1, RANDOM);

    private final DeviceKey key = DeviceKey.create(RANDOM);
    private Optional<Server> server = Optional.empty();
    private PairingHall pairing;
    private String code = "";
    private String stand = "asks";

    @AfterEach
    void close() {
        server.ifPresent(Server::close);
    }

    /** A server that answers to the first question in some way, and then as a hall. */
    private URI serves(Function<Request, Response> begin) throws Exception {
        Routes routes = new Routes();
        routes.post("/api/join", begin);
        routes.post("/api/join/reveal", this::reveal);
        routes.get("/api/join", _ -> stand());
        Server open =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(
                                Optional.of(
                                        TlsContexts.pages(
                                                AUTHORITY.serve(
                                                        List.of("localhost"), List.of(), NOW, 9)))),
                        routes,
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        said -> {});
        open.start();
        server = Optional.of(open);
        return URI.create("https://localhost:" + open.port());
    }

    private static Response json(Map<String, Object> fields) {
        return Response.of("application/json", Json.write(fields).getBytes(StandardCharsets.UTF_8));
    }

    private Response begin(Request request) {
        JsonFields asked = request.json().orElseThrow();
        try {
            pairing =
                    PairingHall.answer(
                            new PairingMessage.Commit(
                                    asked.text("key").orElseThrow(),
                                    asked.text("commitment").orElseThrow()),
                            AUTHORITY.certificate(),
                            RANDOM);
        } catch (TrustException broken) {
            throw new IllegalStateException(broken);
        }
        Map<String, Object> begun = Json.object();
        begun.put("id", "1f2e");
        begun.put("authority", pairing.offer().authority());
        begun.put("nonce", pairing.offer().nonce());
        return json(begun);
    }

    private Response reveal(Request request) {
        String nonce = request.json().orElseThrow().text("nonce").orElseThrow();
        try {
            code = pairing.code(new PairingMessage.Reveal(nonce)).digits();
        } catch (TrustException broken) {
            throw new IllegalStateException(broken);
        }
        return Response.nothing();
    }

    private Response stand() {
        Map<String, Object> json = Json.object();
        json.put("stand", stand);
        json.put("link", 4711);
        if (stand.equals("admitted")) {
            json.put(
                    "certificate",
                    Certificates.toPem(AUTHORITY.issueDevice(pairing.key(), NOW, 9)));
        }
        return json(json);
    }

    private HallVisit visit(URI hall) {
        return new HallVisit(hall, key, "a1", 17);
    }

    @Test
    @DisplayName("Both have the same code; who is accepted has the way to the hall's other port")
    void accepted() throws Exception {
        try (HallVisit visit = visit(serves(this::begin))) {
            Asked asked = visit.asks("Tavolo 12");
            assertEquals(code, asked.code());
            assertEquals(AUTHORITY.certificate(), asked.authority());
            assertInstanceOf(Stand.Waits.class, visit.stand(asked));
            stand = "admitted";
            Stand.Admitted in = assertInstanceOf(Stand.Admitted.class, visit.stand(asked));
            assertEquals(URI.create("https://localhost:4711/link"), in.joined().hall());
            assertEquals(key.fingerprint(), in.joined().membership().device());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"turned-away", "gone"})
    @DisplayName("Who is turned away, or was forgotten, does not wait any more")
    void turnedAway(String how) throws Exception {
        try (HallVisit visit = visit(serves(this::begin))) {
            Asked asked = visit.asks("");
            stand = how;
            assertInstanceOf(Stand.TurnedAway.class, visit.stand(asked));
        }
    }

    private static String refusal(HallVisit visit, URI hall) {
        IOException why = assertThrows(IOException.class, () -> visit.asks(""));
        CommandRefusal refusal = VisitTrouble.of(hall, why);
        return refusal.sentence().key();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Hello | hall.is-none",
                "{} | hall.is-none",
                "{'id':'../../x y','authority':'','nonce':''} | hall.is-none",
                "{'id':'1f','authority':'no','nonce':'no'} | hall.is-none"
            })
    @DisplayName("What answers in another way is no hall, whatever it says")
    void nonsense(String text, String why) throws Exception {
        byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        URI hall = serves(_ -> Response.of("application/json", bytes));
        try (HallVisit visit = visit(hall)) {
            assertEquals(why, refusal(visit, hall));
        }
    }

    @ParameterizedTest
    @CsvSource({"404, hall.is-none", "400, hall.is-none", "503, hall.too-many-ask"})
    @DisplayName("Another status is no answer of a hall, but for one that is full")
    void statuses(int status, String why) throws Exception {
        URI hall = serves(_ -> Response.refused(status, "unclear"));
        try (HallVisit visit = visit(hall)) {
            assertEquals(why, refusal(visit, hall));
        }
    }

    @Test
    @DisplayName("Nobody answers, or nobody knows the name")
    void nobody() throws Exception {
        URI closed = serves(this::begin);
        server.orElseThrow().close();
        try (HallVisit visit = visit(closed)) {
            assertEquals("hall.nobody-answers", refusal(visit, closed));
        }
        URI unknown = URI.create("https://no-such-host.invalid:8443");
        try (HallVisit visit = visit(unknown)) {
            assertEquals("hall.no-such-name", refusal(visit, unknown));
        }
    }
}
