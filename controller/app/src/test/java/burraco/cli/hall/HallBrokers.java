package burraco.cli.hall;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Dialler;
import burraco.broker.Diallers;
import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.broker.Visit;
import burraco.hall.load.Link;
import burraco.hall.load.PreparedHall;
import burraco.hall.load.PreparedHall.Place;
import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.TrustException;
import burraco.uplink.MqttCarrier;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Brokers of prepared halls, and how tables ask by way of them; also for benchmarks. */
public final class HallBrokers {
    private HallBrokers() {}

    /** Writes what {@code ./table hall broker} writes; returns the broker's configuration. */
    public static String write(PreparedHall hall, List<Integer> ports)
            throws IOException, TrustException {
        Authority authority =
                Authority.fromPem(
                        Files.readString(
                                hall.folder().resolve("authority.pem"), StandardCharsets.US_ASCII),
                        new SecureRandom());
        return write(hall.folder(), authority, ports);
    }

    static String write(Path hall, Authority authority, List<Integer> ports) throws IOException {
        HallFolder folder = new HallFolder(hall);
        folder.broker()
                .write(
                        new BrokerFolder.Listens("127.0.0.1", ports.getFirst(), ports.getLast()),
                        Certificates.fingerprint(authority.certificate()),
                        authority.certificate(),
                        folder.server(
                                authority,
                                List.of("localhost"),
                                List.of(InetAddress.ofLiteral("127.0.0.1")),
                                Instant.now()));
        return folder.broker().config().toString();
    }

    static HallTopics topics(PreparedHall hall) {
        return new HallTopics(Certificates.fingerprint(hall.authority()));
    }

    static Access access(Place place) {
        return new Access(
                Optional.empty(),
                Optional.of(place.parts().keys()),
                Optional.of(place.parts().trust()));
    }

    static Visit visit(PreparedHall hall, BrokerAddress address, Place place, Access access) {
        HallTopics topics = topics(hall);
        String device = place.device();
        return new Visit(
                address,
                device,
                () -> access,
                MqttCarrier.wanted(topics, device),
                Message.staying(topics.presence(device), HallTopics.ONLINE),
                Message.staying(topics.presence(device), HallTopics.OFFLINE));
    }

    public static Function<Place, Link> links(PreparedHall hall, BrokerAddress address)
            throws IOException {
        Dialler dialler = Diallers.find();
        return place -> new BrokerLink(hall, address, place, dialler);
    }

    private static final class BrokerLink implements Link {
        private final MqttCarrier carrier;

        BrokerLink(PreparedHall hall, BrokerAddress address, Place place, Dialler dialler) {
            carrier =
                    new MqttCarrier(
                            dialler,
                            visit(hall, address, place, access(place)),
                            topics(hall),
                            place.device(),
                            new SplittableRandom(place.table()),
                            _ -> {});
        }

        @Override
        public Answer send(Request request) throws IOException, InterruptedException {
            return carrier.send(request);
        }

        @Override
        public void close() {
            carrier.close();
        }
    }
}
