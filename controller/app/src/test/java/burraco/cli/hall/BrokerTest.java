package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.hall.load.PreparedHall.Place;
import burraco.hall.room.Decision;
import burraco.hall.view.TableNow;
import burraco.relay.Order;
import burraco.relay.wire.RequestJson;
import burraco.testing.Eventually;
import burraco.testing.JsonSchema;
import burraco.testing.Mosquitto;
import burraco.trust.Authority;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.uplink.Carrier;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mosquitto with the files of {@code ./table hall broker}: who may do what, and what it keeps. */
@Tag("process")
@Tag("grown")
class BrokerTest {
    private static final int TABLES = 16;

    @TempDir private static Path folder;
    private static BrokeredHall hall;
    private static int used;

    @BeforeAll
    static void start() throws Exception {
        Mosquitto.isThere();
        hall = new BrokeredHall(folder, TABLES);
    }

    @AfterAll
    static void close() throws Exception {
        if (hall != null) {
            hall.close();
        }
    }

    private static Place fresh() {
        return hall.prepared.places().get(used++);
    }

    private static byte[] greeting(Place place) {
        return RequestJson.write(BrokeredHall.greeting(place));
    }

    private static TableNow now(Place place) {
        return hall.hall().hall().now().tables().get(place.table());
    }

    // Rights

    @Test
    @DisplayName("A table that writes under the name of another one is not heard, nor hears it")
    void underAnotherName() throws Exception {
        Place bad = fresh();
        Place good = fresh();
        HallTopics topics = hall.topics;
        try (AtBroker table =
                new AtBroker(
                                hall.address(),
                                bad.device(),
                                () -> BrokeredHall.access(bad),
                                List.of(topics.answer(bad.device())))
                        .arrived()) {
            table.say(Message.asked(topics.request(good.device()), greeting(good), "1", 30));
            table.say(Message.staying(topics.presence(good.device()), HallTopics.OFFLINE));
            table.say(Message.staying(topics.order(bad.device()), "{}"));
            table.say(Message.staying(topics.open() + "/table/1", "{}"));
            table.say(Message.asked(topics.request(bad.device()), greeting(bad), "2", 30));
            Eventually.is("its own question is answered", () -> !table.heard.isEmpty());
            assertEquals(Optional.of("2"), table.heard.getFirst().question());
            assertFalse(now(good).present());
            assertTrue(now(bad).present());
        }
    }

    /** Mosquitto lets one ask for any topic, and hands out nothing of it. */
    @Test
    @DisplayName("A table does not hear what another one is answered, nor its order")
    void overhears() throws Exception {
        Place bad = fresh();
        Place good = fresh();
        try (AtBroker table =
                        new AtBroker(
                                        hall.address(),
                                        bad.device(),
                                        () -> BrokeredHall.access(bad),
                                        List.of("burraco/#"))
                                .arrived();
                Carrier carrier = hall.mqtt(good)) {
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(good));
            table.say(Message.asked(hall.topics.request(bad.device()), greeting(bad), "1", 30));
            Eventually.is(
                    "its own question is answered",
                    () -> table.topics().contains(hall.topics.answer(bad.device())));
            assertEquals(
                    List.of(),
                    table.topics().stream()
                            .filter(one -> one.contains(good.device()) || one.endsWith("request"))
                            .toList());
        }
    }

    @Test
    @DisplayName("Nobody makes a table go by coming with the name of its client")
    void takenName() throws Exception {
        Place bad = fresh();
        Place good = fresh();
        try (Carrier carrier = hall.mqtt(good);
                AtBroker other =
                        new AtBroker(
                                        hall.address(),
                                        good.device(),
                                        () -> BrokeredHall.access(bad),
                                        List.of())
                                .arrived()) {
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(good));
            carrier.send(BrokeredHall.greeting(good));
            assertTrue(other.isUp());
        }
    }

    @Test
    @DisplayName("Without a certificate one reads what is public, and writes nothing")
    void anybody() throws Exception {
        BrokerAddress open = new BrokerAddress("localhost", hall.open, false);
        HallTopics topics = hall.topics;
        try (AtBroker somebody =
                        new AtBroker(
                                        open,
                                        "somebody",
                                        () -> Access.ANYBODY,
                                        List.of(topics.open() + "/#"))
                                .arrived();
                AtBroker curious =
                        new AtBroker(open, "curious", () -> Access.ANYBODY, List.of("#"))
                                .arrived()) {
            somebody.say(Message.staying(topics.open() + "/table/1", "{}"));
            somebody.say(Message.asked(topics.request("0011223344556677"), new byte[2], "1", 9));
            Place place = fresh();
            try (Carrier carrier = hall.mqtt(place)) {
                CarrierContractTest.answer(carrier, BrokeredHall.greeting(place));
            }
            assertEquals(
                    List.of(),
                    curious.topics().stream()
                            .filter(one -> !one.startsWith(topics.open() + "/"))
                            .toList());
            assertEquals(0, somebody.heard.stream().filter(one -> one.text().equals("{}")).count());
        }
    }

    @Test
    @DisplayName("Public are the round and each table, as the schema says, without a name")
    void publicTopics() throws Exception {
        JsonSchema schema = new JsonSchema(Files.readString(Path.of("../docs/mqtt.schema.json")));
        BrokerAddress open = new BrokerAddress("localhost", hall.open, false);
        String root = hall.topics.open();
        try (AtBroker somebody =
                new AtBroker(open, "reader", () -> Access.ANYBODY, List.of(root + "/#"))
                        .arrived()) {
            Eventually.is(
                    () -> "all tables: " + somebody.topics(),
                    () ->
                            somebody.topics().contains(root + "/table/" + TABLES)
                                    && somebody.topics().contains(root + "/round"));
            assertTrue(somebody.topics().contains(root + "/presence"));
            for (Message message : List.copyOf(somebody.heard)) {
                String[] parts = message.topic().substring(root.length() + 1).split("/");
                if (!parts[0].equals("presence")) {
                    assertEquals(
                            List.of(),
                            schema.faults("{\"" + parts[0] + "\":" + message.text() + "}"));
                }
                assertFalse(message.text().contains("Giovanni"), message.text());
            }
        }
    }

    // Certificates

    private static Access access(Authority authority, Place place, Instant at) throws Exception {
        Identity identity =
                Identity.ofDevice(
                        place.key(),
                        authority.issueDevice(place.key().publicKey(), at, 1),
                        authority.certificate());
        return new Access(
                Optional.empty(),
                Optional.of(
                        TlsContexts.parts(identity, authority.certificate(), Instant::now).keys()),
                Optional.of(place.parts().trust()));
    }

    @Test
    @DisplayName(
            "A certificate of another hall, or one that has expired, is refused; a new one not")
    void certificates() throws Exception {
        Place place = fresh();
        Authority foreign = Authority.create("Other", Instant.now(), 1, new SecureRandom());
        Instant longAgo = Instant.now().minus(Duration.ofDays(9));
        AtomicReference<Access> shown =
                new AtomicReference<>(access(foreign, place, Instant.now()));
        try (AtBroker table = new AtBroker(hall.address(), place.device(), shown::get, List.of())) {
            Eventually.is("another hall's is refused", () -> !table.down.isEmpty());
            shown.set(access(hall.authority(), place, longAgo));
            Eventually.is(
                    () -> "an expired one is refused: " + table.down,
                    () -> table.down.stream().anyMatch(one -> one.kind() == Outage.Kind.EXPIRED));
            shown.set(BrokeredHall.access(place));
            table.arrived();
        }
    }

    @Test
    @DisplayName("A table does not talk to a broker of another hall")
    void wrongBroker() throws Exception {
        Place place = fresh();
        Authority foreign = Authority.create("Other", Instant.now(), 1, new SecureRandom());
        Access own = BrokeredHall.access(place);
        Access wants =
                new Access(
                        Optional.empty(),
                        own.keys(),
                        Optional.of(TlsContexts.trust(foreign.certificate(), Instant::now)));
        try (AtBroker table =
                new AtBroker(hall.address(), place.device(), () -> wants, List.of())) {
            Eventually.is("refused", () -> !table.down.isEmpty());
            assertEquals(Outage.Kind.CERTIFICATE, table.down.getFirst().kind(), "" + table.down);
            assertFalse(table.isUp());
        }
    }

    // What stays

    @Test
    @DisplayName("A table that comes back finds its newest order there, before it asks")
    void stayingOrder() throws Exception {
        Place place = fresh();
        long version;
        try (Carrier carrier = hall.mqtt(place)) {
            Eventually.is("the order is there", () -> carrier.order().isPresent());
            version = carrier.order().get().version();
        }
        hall.hall()
                .hall()
                .decide(
                        List.of(
                                new Decision.Tell(
                                        "Finestra aperta?", new TreeSet<>(List.of(place.table())))),
                        "Rossi",
                        "");
        hall.broker.kill();
        hall.broker.start();
        try (Carrier carrier = hall.mqtt(place)) {
            Eventually.is(
                    "the newer order is there",
                    () -> carrier.order().map(Order::version).orElse(0L) > version);
            assertTrue(carrier.order().get().text().contains("Finestra aperta?"));
        }
    }

    @Test
    @DisplayName("A broker that is away has a sentence for the direction, until it is back")
    void sentence() throws Exception {
        hall.broker.kill();
        Eventually.is("a sentence", () -> hall.hall().hall().now().broker().isPresent());
        assertEquals("broker-cut-off", hall.hall().hall().now().broker().get().key());
        hall.broker.start();
        Eventually.is("none", () -> hall.hall().hall().now().broker().isEmpty());
    }

    @Test
    @DisplayName("When the connection of a table breaks the hall knows it in that moment")
    void presence() throws Exception {
        Place place = fresh();
        try (Carrier carrier = hall.mqtt(place)) {
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(place));
            assertTrue(now(place).present());
        }
        Eventually.is("the hall knows", () -> !now(place).present());
        try (Carrier carrier = hall.mqtt(place)) {
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(place));
            assertTrue(now(place).present());
        }
    }

    @Test
    @DisplayName("The broker gets a new certificate while everybody is connected")
    void newCertificate() throws Exception {
        Place place = fresh();
        try (Carrier carrier = hall.mqtt(place)) {
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(place));
            BigInteger before = serial(place);
            hall.writeFiles();
            hall.broker.hangUp();
            Eventually.is("the new one is shown", () -> !serial(place).equals(before));
            CarrierContractTest.answer(carrier, BrokeredHall.greeting(place));
        }
    }

    /** Of the certificate that the broker shows. */
    private static BigInteger serial(Place place) throws Exception {
        try (SSLSocket socket =
                (SSLSocket)
                        place.secret().getSocketFactory().createSocket("localhost", hall.secret)) {
            socket.startHandshake();
            return ((X509Certificate) socket.getSession().getPeerCertificates()[0])
                    .getSerialNumber();
        }
    }
}
