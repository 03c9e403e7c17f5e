package burraco.bench;

import burraco.broker.BrokerAddress;
import burraco.cli.hall.HallBrokers;
import burraco.hall.load.HallLoad;
import burraco.hall.load.PreparedHall;
import burraco.hall.load.ProcessUse;
import burraco.hall.postgres.PostgresServer;
import burraco.testing.Mosquitto;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What stands beside a hall: a database, a broker, both or nothing. */
final class HallEngines implements AutoCloseable {
    private final PreparedHall hall;
    private final Optional<PostgresServer> database;
    private final Optional<Mosquitto> broker;
    private final int secret;

    private HallEngines(
            PreparedHall hall,
            Optional<PostgresServer> database,
            Optional<Mosquitto> broker,
            int secret) {
        this.hall = hall;
        this.database = database;
        this.broker = broker;
        this.secret = secret;
    }

    /**
     * @param database in which the hall is
     * @param brokered whether tables ask by way of a broker, which is started
     */
    static HallEngines of(PreparedHall hall, Optional<PostgresServer> database, boolean brokered)
            throws Exception {
        List<Integer> ports = Mosquitto.freePorts(2);
        Optional<Mosquitto> broker = Optional.empty();
        if (brokered) {
            String config = HallBrokers.write(hall, ports);
            broker = Optional.of(Mosquitto.start(Path.of(config), ports.getFirst()));
        }
        return new HallEngines(hall, database, broker, ports.getFirst());
    }

    /**
     * Tables at this hall.
     *
     * @param open port of the pages for everybody
     * @param link the hall's own port for tables
     */
    HallLoad load(int open, int link) throws IOException {
        return broker.isPresent()
                ? new HallLoad(
                        hall,
                        open,
                        HallBrokers.links(hall, new BrokerAddress("localhost", secret, true)))
                : new HallLoad(hall, open, link, true);
    }

    /** What they use of the machine, one after the other; empty without any. */
    Use use() throws IOException {
        Map<Long, ProcessUse> each = new HashMap<>();
        for (long pid : pids()) {
            each.put(pid, ProcessUse.of(pid));
        }
        return new Use(each);
    }

    private List<Long> pids() {
        return Stream.concat(
                        broker.stream().map(Mosquitto::pid),
                        database.stream()
                                .flatMap(one -> ProcessHandle.of(one.pid()).stream())
                                .flatMap(one -> Stream.concat(Stream.of(one), one.descendants()))
                                .map(ProcessHandle::pid))
                .toList();
    }

    record Use(Map<Long, ProcessUse> each) {
        /** Processes that have come or gone since then are left out. */
        String since(Use before) {
            double processors =
                    each.entrySet().stream()
                            .filter(one -> before.each.containsKey(one.getKey()))
                            .mapToDouble(one -> one.getValue().since(before.each.get(one.getKey())))
                            .sum();
            return each.isEmpty() ? "" : ", what stands beside it %.2f".formatted(processors);
        }
    }

    @Override
    public void close() {
        broker.ifPresent(Mosquitto::close);
    }
}
