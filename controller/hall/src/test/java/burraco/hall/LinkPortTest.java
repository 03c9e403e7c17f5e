package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.pages.Roles;
import burraco.hall.room.Decision;
import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.trust.Authority;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.web.console.ConsolePins;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who speaks at the port for tables, and what nonsense does there. */
class LinkPortTest {
    private static final long SEED = 3;

    /** So that nobody waits because he asks too often. */
    private static final int FASTER = 20;

    @TempDir private Path folder;
    private TestHall hall;
    private HallServer server;
    private TellingTable table;

    @BeforeEach
    void serve() throws Exception {
        hall = TestHall.ofEightPairs(folder);
        table = TellingTable.at(hall, 1);
        InetAddress here = InetAddress.ofLiteral("127.0.0.1");
        Authority authority = TestHall.authority();
        Identity itself =
                authority.serve(
                        List.of("localhost"), List.of(here), Instant.ofEpochMilli(hall.now), 90);
        InetSocketAddress any = new InetSocketAddress(here, 0);
        HallOptions options =
                new HallOptions(
                        any,
                        Optional.of(any),
                        any,
                        "localhost",
                        Set.of("localhost"),
                        authority,
                        itself,
                        TlsContexts.pages(itself),
                        () -> ConsolePins.NONE,
                        Roles.ALL,
                        new byte[32]);
        server =
                new HallServer(
                        hall.hall(), options, () -> FASTER * System.nanoTime(), hall.log::add);
        server.start();
    }

    @AfterEach
    void close() throws Exception {
        server.close();
        hall.close();
    }

    private HttpClient client(Authority authority) throws Exception {
        Instant now = Instant.ofEpochMilli(hall.now);
        Identity device =
                Identity.ofDevice(
                        table.key,
                        authority.issueDevice(table.key.publicKey(), now, 90),
                        authority.certificate());
        SSLContext context =
                TlsContexts.table(device, TestHall.authority().certificate(), () -> now);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    private HttpResponse<byte[]> post(HttpClient client, byte[] body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(
                                URI.create("https://127.0.0.1:" + server.linkPort() + "/link"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
    }

    private byte[] greeting() {
        return RequestJson.write(
                new Request.Greeting(new Request.Head(table.device(), table.journal, 0)));
    }

    @Test
    @DisplayName("A thousand requests of nonsense are refused, and the hall hears the next one")
    void nonsense() throws Exception {
        SplittableRandom chance = new SplittableRandom(SEED);
        byte[] sound = greeting();
        try (HttpClient client = client(TestHall.authority())) {
            for (int i = 0; i < 1_000; i++) {
                byte[] body = nonsense(sound, i, chance);
                int status = post(client, body).statusCode();
                assertEquals(400, status, i + ": " + new String(body, StandardCharsets.UTF_8));
            }
            HttpResponse<byte[]> answer = post(client, sound);
            assertEquals(200, answer.statusCode());
            assertInstanceOf(Answer.Arrived.class, AnswerJson.read(answer.body()));
        }
    }

    private static byte[] nonsense(byte[] sound, int which, SplittableRandom chance) {
        byte[] body =
                switch (which % 4) {
                    case 0 -> new byte[chance.nextInt(2_000)];
                    case 1 -> Arrays.copyOf(sound, chance.nextInt(sound.length));
                    case 2 ->
                            ("{" + "\"a\":[".repeat(chance.nextInt(1, 500)))
                                    .getBytes(StandardCharsets.UTF_8);
                    default ->
                            ("{\"kind\":\"batch\",\"table\":\"x\",\"epoch\":\"y\",\"order\":"
                                            + chance.nextLong()
                                            + ",\"stream\":\"open\",\"entries\":[]}")
                                    .getBytes(StandardCharsets.UTF_8);
                };
        if (which % 4 == 0) {
            chance.nextBytes(body);
        }
        return body;
    }

    @Test
    @DisplayName("A certificate of another authority does not get as far as a request")
    void foreignCertificate() throws Exception {
        Authority other =
                Authority.create("hall", Instant.ofEpochMilli(hall.now), 20, new SecureRandom());
        try (HttpClient client = client(other)) {
            assertThrows(IOException.class, () -> post(client, greeting()));
        }
    }

    @Test
    @DisplayName("A device that is removed is refused at once, on the connection that it has")
    void removed() throws Exception {
        try (HttpClient client = client(TestHall.authority())) {
            assertEquals(200, post(client, greeting()).statusCode());
            assertEquals(Optional.empty(), hall.decide(new Decision.Remove(table.device())));
            assertEquals(403, post(client, greeting()).statusCode());
            table.enroll();
            assertEquals(200, post(client, greeting()).statusCode());
            assertTrue(hall.hall().knows(table.device()));
        }
    }
}
