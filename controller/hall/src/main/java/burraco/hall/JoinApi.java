package burraco.hall;

import burraco.broker.BrokerAddress;
import burraco.hall.room.Device;
import burraco.json.JsonFields;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.text.PlainText;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.PairingMessage;
import burraco.trust.TrustException;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * How a table joins: it and the hall agree on a code that both show, and once somebody has compared
 * them, the table gets its certificate.
 */
final class JoinApi {
    private static final int VALID_DAYS = 800;
    private static final int MOST_NAME = Device.MOST_NAME;
    private static final String JOURNAL = "[0-9a-f]{8,64}";

    private final Hall hall;
    private final Authority authority;
    private final IntSupplier linkPort;
    private final Supplier<Optional<BrokerAddress>> broker;

    /**
     * @param linkPort the port to which tables are linked
     * @param broker by which they may ask instead
     */
    JoinApi(
            Hall hall,
            Authority authority,
            IntSupplier linkPort,
            Supplier<Optional<BrokerAddress>> broker) {
        this.hall = hall;
        this.authority = authority;
        this.linkPort = linkPort;
        this.broker = broker;
    }

    void open(Routes routes) {
        routes.post("/api/join", this::begin);
        routes.post("/api/join/reveal", this::reveal);
        routes.get("/api/join", this::stand);
    }

    /** What a table hears first. */
    public record BegunJson(String id, String authority, String nonce) implements JsonObject {}

    /**
     * How its request stands.
     *
     * @param certificate once it is admitted
     * @param link the port to which it links then
     * @param broker where it may ask instead; {@code localhost} is the hall's own machine
     */
    public record StandJson(
            String stand,
            @OmitEmpty Optional<String> certificate,
            int link,
            @OmitEmpty Optional<String> broker)
            implements JsonObject {}

    private Response begin(Request request) {
        Optional<JsonFields> json = request.json();
        String key = json.flatMap(one -> one.text("key")).orElse("");
        String commitment = json.flatMap(one -> one.text("commitment")).orElse("");
        String name = json.flatMap(one -> one.text("name")).orElse("").strip();
        String journal = json.flatMap(one -> one.text("journal")).orElse("");
        boolean clear =
                name.length() <= MOST_NAME
                        && (name.isEmpty() || PlainText.isName(name))
                        && journal.matches(JOURNAL);
        if (!clear) {
            return unclear();
        }
        try {
            return hall.joins()
                    .begin(
                            new PairingMessage.Commit(key, commitment),
                            new Joins.Device(name, journal),
                            request.from())
                    .map(begun ->
                            Response.json(
                                    new BegunJson(
                                            begun.id(),
                                            begun.offer().authority(),
                                            begun.offer().nonce())))
                    .orElseGet(() -> Response.refused(HttpStatus.FULL, "unclear"));
        } catch (TrustException broken) {
            return unclear();
        }
    }

    private Response reveal(Request request) {
        Optional<JsonFields> json = request.json();
        String id = json.flatMap(one -> one.text("id")).orElse("");
        String nonce = json.flatMap(one -> one.text("nonce")).orElse("");
        try {
            boolean known = hall.joins().reveal(id, new PairingMessage.Reveal(nonce));
            hall.isChanged();
            return known ? Response.nothing() : unclear();
        } catch (TrustException otherNumber) {
            return unclear();
        }
    }

    private Response stand(Request request) {
        String id = request.value("id").orElse("");
        String stand =
                hall.joins()
                        .stand(id)
                        .map(one -> one.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .orElse("gone");
        Optional<String> certificate =
                hall.joins()
                        .admitted(id)
                        .map(key ->
                                authority.issueDevice(
                                        key, Instant.ofEpochMilli(hall.time()), VALID_DAYS))
                        .map(Certificates::toPem);
        return Response.json(
                new StandJson(
                        stand,
                        certificate,
                        linkPort.getAsInt(),
                        broker.get().map(BrokerAddress::toString)));
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }
}
