package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.trust.DeviceKey;
import burraco.trust.PairingMessage;
import burraco.trust.PairingTable;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import burraco.uplink.Membership;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.net.ssl.SSLParameters;

/** A table asks a hall to take it in. */
final class HallVisit implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_TEXT = 16_000;
    private static final String ID = "[0-9a-f]{1,64}";
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;

    private final URI hall;
    private final DeviceKey key;
    private final String journal;
    private final long base;
    private final HttpClient client;

    /** How the request stands. */
    sealed interface Stand {
        record Waits() implements Stand {}

        record Admitted(Joined joined, X509Certificate authority, String certificate)
                implements Stand {}

        record TurnedAway() implements Stand {}
    }

    /** The hall shows the same code, if nobody is in between. */
    record Asked(String id, String code, X509Certificate authority) {}

    /**
     * @param hall address of its pages
     * @param base the last entry of the table's journal of which the hall is told nothing
     */
    HallVisit(URI hall, DeviceKey key, String journal, long base) {
        this.hall = hall;
        this.key = key;
        this.journal = journal;
        this.base = base;
        SSLParameters anyName = TlsContexts.newest();
        client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .sslContext(TlsContexts.pairing())
                        .sslParameters(anyName)
                        .connectTimeout(PATIENCE)
                        .build();
    }

    Asked asks(String name) throws IOException, InterruptedException {
        PairingTable table = PairingTable.begin(key.publicKey(), new SecureRandom());
        Map<String, Object> commit = Json.object();
        commit.put("key", table.commit().key());
        commit.put("commitment", table.commit().commitment());
        commit.put("name", name);
        commit.put("journal", journal);
        JsonFields begun = post("/api/join", commit);
        String id = begun.text("id").filter(one -> one.matches(ID)).orElse("");
        if (id.isEmpty()) {
            throw new NoHallException(OK);
        }
        try {
            PairingTable.Accepted accepted =
                    table.accept(
                            new PairingMessage.Offer(
                                    begun.text("authority").orElse(""),
                                    begun.text("nonce").orElse("")));
            Map<String, Object> reveal = Json.object();
            reveal.put("id", id);
            reveal.put("nonce", accepted.reveal().nonce());
            post("/api/join/reveal", reveal);
            return new Asked(id, accepted.code().digits(), accepted.authority());
        } catch (TrustException broken) {
            throw new NoHallException(OK, broken);
        }
    }

    Stand stand(Asked asked) throws IOException, InterruptedException {
        JsonFields json =
                answer(
                        HttpRequest.newBuilder(hall.resolve("/api/join?id=" + asked.id()))
                                .timeout(PATIENCE)
                                .build());
        String stand = json.text("stand").orElse("");
        Optional<String> certificate = json.text("certificate");
        OptionalInt port = json.number("link");
        if (certificate.isPresent() && port.isPresent()) {
            URI link = URI.create("https://" + hall.getHost() + ":" + port.getAsInt() + "/link");
            Membership membership = new Membership(key.fingerprint(), journal, base);
            return new Stand.Admitted(
                    new Joined(link, broker(json), membership),
                    asked.authority(),
                    certificate.get());
        }
        return stand.equals("asks") ? new Stand.Waits() : new Stand.TurnedAway();
    }

    /** A broker on the hall's machine is reached as the hall is. */
    private Optional<BrokerAddress> broker(JsonFields json) {
        return json.text("broker")
                .flatMap(BrokerAddress::parse)
                .map(one ->
                        one.host().equals("localhost")
                                ? new BrokerAddress(hall.getHost(), one.port(), one.secret())
                                : one);
    }

    private JsonFields post(String path, Map<String, Object> json)
            throws IOException, InterruptedException {
        return answer(
                HttpRequest.newBuilder(hall.resolve(path))
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .header("Origin", hall.getScheme() + "://" + hall.getAuthority())
                        .POST(HttpRequest.BodyPublishers.ofString(Json.write(json)))
                        .build());
    }

    private JsonFields answer(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<InputStream> response =
                client.send(request, HttpResponse.BodyHandlers.ofInputStream());
        byte[] body;
        try (InputStream in = response.body()) {
            body = in.readNBytes(MOST_TEXT);
        }
        if (response.statusCode() == NO_CONTENT) {
            return JsonFields.read("{}".getBytes(StandardCharsets.US_ASCII)).orElseThrow();
        }
        if (response.statusCode() != OK) {
            throw new NoHallException(response.statusCode());
        }
        return JsonFields.read(body, MOST_TEXT).orElseThrow(() -> new NoHallException(OK));
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
