package burraco.cli.hall;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Diallers;
import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.broker.Visit;
import burraco.cli.out.Log;
import burraco.hall.Hall;
import burraco.hall.broker.BrokerLink;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.SplittableRandom;

/** Connects a hall with its broker. */
final class HallBroker {
    private static final int VISIT_DAYS = 30;

    private HallBroker() {}

    /** The hall does without, if that is not possible. */
    static Optional<BrokerLink> of(
            Hall hall, BrokerAddress address, Authority authority, InstantSource clock) {
        HallTopics topics = new HallTopics(Certificates.fingerprint(authority.certificate()));
        Visit visit =
                new Visit(
                        address,
                        HallTopics.HALL,
                        () -> access(authority, clock),
                        BrokerLink.wanted(topics),
                        Message.staying(topics.presence(), HallTopics.ONLINE),
                        Message.staying(topics.presence(), HallTopics.OFFLINE));
        try {
            return Optional.of(
                    new BrokerLink(
                            hall,
                            topics,
                            Diallers.find(),
                            visit,
                            new SplittableRandom(),
                            Log::info));
        } catch (IOException cannot) {
            Log.warn("no broker: {}", cannot.getMessage());
            return Optional.empty();
        }
    }

    /** A certificate for each connection: the hall has the authority's key at hand. */
    private static Access access(Authority authority, InstantSource clock) {
        Identity itself = authority.visit(HallTopics.HALL, clock.instant(), VISIT_DAYS);
        TlsContexts.Parts parts = TlsContexts.parts(itself, authority.certificate(), clock);
        return new Access(Optional.empty(), Optional.of(parts.keys()), Optional.of(parts.trust()));
    }
}
