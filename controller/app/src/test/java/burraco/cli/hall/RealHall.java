package burraco.cli.hall;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.TestDatabase;
import burraco.testing.Mosquitto;
import burraco.testing.TableProcess;
import burraco.trust.Authority;
import burraco.trust.TlsContexts;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ./table hall serve} in a process of its own, always on the same ports, to be killed. */
final class RealHall implements AutoCloseable {
    private static final Pattern PIN = Pattern.compile("PIN is ([0-9]+)");

    private final HallFolder folder;
    private final Path path;
    private final Optional<TestDatabase> database;
    private final List<Integer> ports = new ArrayList<>();
    private final HttpClient client =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .sslContext(TlsContexts.pairing())
                    .sslParameters(TlsContexts.newest())
                    .connectTimeout(Duration.ofSeconds(20))
                    .build();
    private TableProcess process;
    private String cookie = "";

    /**
     * @param tournament the text of its file
     * @param database empty if its ledger is in a file
     */
    RealHall(Path path, String tournament, Optional<TestDatabase> database) throws IOException {
        this.path = path;
        this.database = database;
        folder = new HallFolder(path);
        folder.make();
        folder.keep(database.map(TestDatabase::database));
        try (HallStore file = file()) {
            new LedgerKeeper(file, new Ledger(file, System::currentTimeMillis))
                    .begin(tournament, "");
        }
        List<ServerSocket> sockets = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
        }
        for (ServerSocket socket : sockets) {
            ports.add(socket.getLocalPort());
            socket.close();
        }
    }

    /** Starts a broker with what {@code ./table hall broker} writes; the hall connects to it. */
    RealBroker broker() throws Exception {
        List<Integer> free = Mosquitto.freePorts(2);
        Authority authority = folder.authority(HallProcess.AUTHORITY, Instant.now());
        HallBrokers.write(path, authority, free);
        return new RealBroker(
                Mosquitto.start(folder.broker().config(), free.getFirst()), free.getFirst());
    }

    /** A broker, and the port for tables. */
    record RealBroker(Mosquitto process, int port) implements AutoCloseable {
        @Override
        public void close() {
            process.close();
        }
    }

    /** Its store, while it does not run. */
    HallStore file() throws IOException {
        return HallStore.open(folder.place(), said -> {});
    }

    URI origin() {
        return URI.create("https://localhost:" + ports.getFirst());
    }

    int link() {
        return ports.getLast();
    }

    void start() throws Exception {
        process =
                TableProcess.of(
                        TableProcess.ofMain(
                                "burraco.cli.Main",
                                List.of("-Xmx256m"),
                                List.of(
                                        "hall",
                                        "serve",
                                        path.toString(),
                                        "--address",
                                        "127.0.0.1",
                                        "--web",
                                        "" + ports.get(0),
                                        "--open",
                                        "" + ports.get(1),
                                        "--link",
                                        "" + ports.get(2),
                                        "--lang",
                                        "en")),
                        120);
        Matcher pin = PIN.matcher(process.await(line -> PIN.matcher(line).find()));
        pin.find();
        signIn(pin.group(1));
    }

    private void signIn(String pin) throws Exception {
        HttpResponse<String> answer =
                post("/api/login", "{\"name\":\"Rossi\",\"pin\":\"%s\"}".formatted(pin));
        if (answer.statusCode() >= 300) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
        cookie =
                answer.headers().allValues("set-cookie").stream()
                        .map(one -> one.split(";")[0])
                        .reduce((one, other) -> one + "; " + other)
                        .orElseThrow();
    }

    /** What the direction does on its page. */
    void control(String json) throws Exception {
        HttpResponse<String> answer = post("/api/hall/control", json);
        if (answer.statusCode() != 200 || !answer.body().contains("\"done\":true")) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(origin().resolve(path))
                        .header("Cookie", cookie)
                        .header("Origin", origin().toString())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /** Rows of the ledger of one kind, also while it runs. */
    int rows(String kind) throws SQLException {
        return count("SELECT count(*) FROM decision WHERE kind = '" + kind + "'");
    }

    /** How many entries of a stream of this device are there. */
    int told(String device, String stream) throws SQLException {
        return count(
                "SELECT coalesce(sum(up_to), 0) FROM source WHERE device = '"
                        + device
                        + "' AND stream = '"
                        + stream
                        + "'");
    }

    private int count(String sql) throws SQLException {
        try (Connection connection = connection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }

    private Connection connection() throws SQLException {
        return database.isPresent()
                ? database.get().connect()
                : DriverManager.getConnection("jdbc:sqlite:" + folder.ledger());
    }

    void killed() throws Exception {
        process.kill();
    }

    void stopped() throws Exception {
        process.terminate();
    }

    List<String> said() {
        return process.said();
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
        }
        client.close();
    }
}
