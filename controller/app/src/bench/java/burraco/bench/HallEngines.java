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
import java.util.function.Function;
import java.util.stream.Stream;

/** What stands beside a hall: a database, a broker, both or nothing. Set up by our own commands. */
final class HallEngines implements AutoCloseable {
    private final Function<List<String>, ProcessBuilder> program;
    private final PreparedHall hall;
    private final Optional<PostgresServer> database;
    private final Optional<Mosquitto> broker;
    private final int secret;

    private HallEngines(
            Function<List<String>, ProcessBuilder> program,
            PreparedHall hall,
            Optional<PostgresServer> database,
            Optional<Mosquitto> broker,
            int secret) {
        this.program = program;
        this.hall = hall;
        this.database = database;
        this.broker = broker;
        this.secret = secret;
    }

    static HallEngines begin(
            Function<List<String>, ProcessBuilder> program,
            PreparedHall hall,
            String store,
            String carrier)
            throws Exception {
        String folder = hall.folder().toString();
        Optional<PostgresServer> database = Optional.empty();
        if (store.equals("postgresql")) {
            PostgresServer server = PostgresServer.begin(hall.folder().resolve("postgresql"));
            database = Optional.of(server);
            run(
                    program,
                    List.of(
                            "hall",
                            "move",
                            folder,
                            "--store",
                            server.address(server.newDatabase()),
                            "--name",
                            "load",
                            "--password-file",
                            server.passwordFile().toString()));
        }
        Optional<Mosquitto> broker = Optional.empty();
        List<Integer> ports = Mosquitto.freePorts(2);
        if (carrier.equals("mqtt")) {
            run(
                    program,
                    List.of(
                            "hall",
                            "broker",
                            folder,
                            "--address",
                            "127.0.0.1",
                            "--mqtts",
                            ports.getFirst().toString(),
                            "--mqtt",
                            ports.getLast().toString()));
            Path config = hall.folder().resolve("broker/mosquitto.conf");
            broker = Optional.of(Mosquitto.start(config, ports.getFirst()));
        }
        return new HallEngines(program, hall, database, broker, ports.getFirst());
    }

    private static void run(Function<List<String>, ProcessBuilder> program, List<String> words)
            throws IOException, InterruptedException {
        int status = program.apply(words).inheritIO().start().waitFor();
        if (status != 0) {
            throw new IOException(words + " ends with " + status);
        }
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

    /** The closed hall is in its file again. */
    void toFile() throws IOException, InterruptedException {
        if (database.isPresent()) {
            run(
                    program,
                    List.of("hall", "move", hall.folder().toString(), "--store", "file"));
        }
    }

    @Override
    public void close() {
        broker.ifPresent(Mosquitto::close);
        database.ifPresent(PostgresServer::close);
    }
}
