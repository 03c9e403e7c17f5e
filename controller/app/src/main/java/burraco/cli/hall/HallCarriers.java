package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.broker.Diallers;
import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.broker.Visit;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.cli.out.Log;
import burraco.trust.Certificates;
import burraco.uplink.Carrier;
import burraco.uplink.HttpsCarrier;
import burraco.uplink.MqttCarrier;
import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;

/** By which way a table asks its hall. */
final class HallCarriers {
    private HallCarriers() {}

    static Carrier of(Joined joined, MembershipFolder folder) throws IOException {
        Optional<BrokerAddress> broker = joined.broker();
        return broker.isPresent()
                ? broker(broker.get(), joined.membership().device(), folder)
                : new HttpsCarrier(joined.hall(), folder.secret());
    }

    private static Carrier broker(BrokerAddress address, String device, MembershipFolder folder)
            throws IOException {
        HallTopics topics = new HallTopics(Certificates.fingerprint(folder.authority()));
        // What cannot be read is said here, and not at each attempt.
        folder.access();
        Visit visit =
                new Visit(
                        address,
                        device,
                        folder::access,
                        MqttCarrier.wanted(topics, device),
                        Message.staying(topics.presence(device), HallTopics.ONLINE),
                        Message.staying(topics.presence(device), HallTopics.OFFLINE));
        return new MqttCarrier(
                Diallers.find(),
                visit,
                topics,
                device,
                new SplittableRandom(),
                why -> Log.warn("the broker of the hall: {}", why));
    }
}
