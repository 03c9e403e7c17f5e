package burraco.cli.hall;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Diallers;
import burraco.broker.HallTopics;
import burraco.hall.load.PreparedHall;
import burraco.hall.load.PreparedHall.Place;
import burraco.relay.Request;
import burraco.testing.Mosquitto;
import burraco.trust.Authority;
import burraco.uplink.HttpsCarrier;
import burraco.uplink.MqttCarrier;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A hall in this process, and a broker with the files that {@code ./table hall broker} writes. */
final class BrokeredHall implements AutoCloseable {
    final PreparedHall prepared;
    final HallTopics topics;
    final Mosquitto broker;
    final int secret;
    final int open;
    final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final HallFolder folder;
    private HallProcess hall;
    private int link;

    BrokeredHall(Path where, int tables) throws Exception {
        prepared = PreparedHall.make(where, tables);
        topics = HallBrokers.topics(prepared);
        folder = new HallFolder(where);
        List<Integer> ports = Mosquitto.freePorts(2);
        secret = ports.getFirst();
        open = ports.getLast();
        writeFiles();
        broker = Mosquitto.start(folder.broker().config(), secret);
        start();
    }

    /** As the command does it; called again, the broker has a new certificate. */
    void writeFiles() throws Exception {
        HallBrokers.write(prepared, List.of(secret, open));
    }

    Authority authority() throws Exception {
        return Authority.fromPem(
                Files.readString(
                        folder.ledger().resolveSibling("authority.pem"), StandardCharsets.US_ASCII),
                new SecureRandom());
    }

    void start() throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        hall =
                HallProcess.open(
                        folder,
                        new HallProcess.Ports(here, 0, 0, link, List.of()),
                        Optional.empty());
        link = hall.server().linkPort();
    }

    void stop() throws Exception {
        hall.close();
    }

    HallProcess hall() {
        return hall;
    }

    BrokerAddress address() {
        return new BrokerAddress("localhost", secret, true);
    }

    HttpsCarrier https(Place place) {
        return new HttpsCarrier(URI.create("https://localhost:" + link + "/link"), place.secret());
    }

    MqttCarrier mqtt(Place place) throws Exception {
        return mqtt(place, access(place));
    }

    MqttCarrier mqtt(Place place, Access access) throws Exception {
        return new MqttCarrier(
                Diallers.find(),
                HallBrokers.visit(prepared, address(), place, access),
                topics,
                place.device(),
                new SplittableRandom(place.table()),
                log::add);
    }

    static Access access(Place place) {
        return HallBrokers.access(place);
    }

    static Request greeting(Place place) {
        return new Request.Greeting(head(place));
    }

    static Request.Head head(Place place) {
        return new Request.Head(place.device(), place.journal(), 0);
    }

    @Override
    public void close() throws IOException {
        hall.close();
        broker.close();
    }
}
