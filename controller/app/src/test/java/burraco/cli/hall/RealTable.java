package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.cli.hall.HallVisit.Asked;
import burraco.cli.hall.HallVisit.Stand;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.OutgoingEntries;
import burraco.testing.BadNetwork;
import burraco.testing.TableProcess;
import burraco.uplink.Membership;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code ./table hall virtual} in a process of its own, behind a bad network. */
final class RealTable implements AutoCloseable {
    private final Path journal;
    private final int number;
    private final BadNetwork network;
    private final boolean overBroker;
    private final double speed;
    private Membership membership;
    private TableProcess process;

    /**
     * @param overBroker whether a broker is behind the bad network, and not the hall's port
     */
    RealTable(Path journal, int number, BadNetwork network, boolean overBroker, double speed)
            throws IOException {
        this.journal = journal;
        this.overBroker = overBroker;
        this.number = number;
        this.network = network;
        this.speed = speed;
        Files.createDirectories(journal);
    }

    BadNetwork network() {
        return network;
    }

    String device() {
        return membership.device();
    }

    /** As {@code ./table hall join} does it; what it tells goes through the bad network. */
    void join(RealHall hall) throws Exception {
        MembershipFolder folder = new MembershipFolder(journal);
        try (HallVisit visit =
                new HallVisit(hall.origin(), folder.key(), MembershipFolder.newJournal(), 0)) {
            Asked asked = visit.asks("Table " + number);
            hall.control(
                    "{\"do\":\"admit\",\"id\":\"%s\",\"name\":\"Table %d\",\"table\":%d}"
                            .formatted(asked.id(), number, number));
            if (!(visit.stand(asked) instanceof Stand.Admitted(var joined, var ca, var mine))) {
                throw new AssertionError("not admitted");
            }
            membership = joined.membership();
            URI link = URI.create("https://localhost:" + network.port() + "/link");
            Optional<BrokerAddress> broker =
                    Optional.of(new BrokerAddress("localhost", network.port(), true))
                            .filter(_ -> overBroker);
            folder.joins(new Joined(link, broker, membership), ca, mine);
        }
    }

    void start() throws IOException {
        process =
                TableProcess.of(
                        TableProcess.ofMain(
                                "burraco.cli.Main",
                                List.of("-Xmx128m"),
                                List.of(
                                        "hall",
                                        "virtual",
                                        "localhost",
                                        "--journal",
                                        journal.toString(),
                                        "--seed",
                                        "" + number,
                                        "--speed",
                                        "" + speed)),
                        120);
    }

    void killed() throws Exception {
        process.kill();
    }

    List<String> said() {
        return process.said();
    }

    /** The points of the hands as its journal has them last: {@code 700:305}. */
    List<String> hands() throws Exception {
        Map<Integer, String> hands = new TreeMap<>();
        for (History.Entry entry : entries()) {
            if (entry.note().kind().equals("hand")) {
                String[] parts = entry.note().body().split(" ");
                hands.put(Integer.parseInt(parts[1]), parts[3] + ":" + parts[4] + " " + parts[8]);
            }
        }
        return new ArrayList<>(hands.values());
    }

    boolean isOver() throws Exception {
        List<String> hands = hands();
        return entries().stream().anyMatch(entry -> entry.note().kind().equals("match-over"))
                && !hands.isEmpty()
                && hands.stream().allMatch(hand -> hand.endsWith(" NS+EW"));
    }

    /** How many entries there are of which nothing is hidden. */
    long releasedEntries() throws Exception {
        return new OutgoingEntries(journal, 0).released();
    }

    private List<History.Entry> entries() throws Exception {
        if (!Files.exists(journal.resolve(Journal.FILE))) {
            return List.of();
        }
        try (History history = History.open(journal)) {
            return history.entries(1, history.last());
        }
    }

    @Override
    public void close() throws IOException {
        if (process != null) {
            process.close();
        }
        network.close();
    }
}
