package burraco.hall.pages;

import burraco.hall.view.Evening;
import burraco.web.console.ArbiterAccount;
import burraco.web.console.ConsoleLogin;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.json.JSONObject;

/** The pages of a hall on a server of their own, with four people who have a PIN. */
final class ServedHall implements AutoCloseable {
    static final String PIN = "4-8-15-16";

    /** Who may do what. */
    static final Map<String, Role> PEOPLE =
            Map.of(
                    "Conti Lia", Role.DIRECTION,
                    "Rossi Ada", Role.ARBITER,
                    "Serra Ugo", Role.SPEAKER,
                    "Nardi Eva", Role.READER);

    private static final String DATA = "data: ";

    final FakeHall hall;
    final PairKeys keys = new PairKeys(new byte[] {1, 2, 3});
    final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final HallPages pages;
    private final Server server;
    private final HttpClient client = HttpClient.newHttpClient();
    private String cookie = "";

    ServedHall(Evening evening) throws IOException {
        this(new FakeHall(evening, System.currentTimeMillis()), HandRecords.NONE);
    }

    ServedHall(FakeHall hall, HandRecords records) throws IOException {
        this.hall = hall;
        Pin pin = Pin.of(PIN, new SecureRandom());
        ConsolePins pins =
                new ConsolePins(
                        Optional.empty(),
                        PEOPLE.keySet().stream()
                                .map(name -> new ArbiterAccount(name, pin))
                                .toList());
        Routes routes = new Routes();
        StaticFiles files = new StaticFiles();
        ConsoleLogin login =
                ConsoleLogin.of(() -> pins, false, this::port, System::nanoTime, log::add);
        pages =
                new HallPages(
                        new HallParts(
                                hall::now,
                                hall::clock,
                                hall,
                                login,
                                name -> PEOPLE.getOrDefault(name, Role.READER),
                                keys,
                                records,
                                this::origin,
                                this::origin,
                                log::add));
        files.open(routes);
        login.open(routes);
        routes.knows(login::sessionId);
        pages.open(routes, files);
        server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(Optional.empty()),
                        routes,
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        log::add);
        hall.tells(pages::changed);
        pages.start();
        server.start();
    }

    private int port() {
        return server.port();
    }

    String origin() {
        return "http://localhost:" + port();
    }

    ServedHall signIn(String name) throws Exception {
        HttpResponse<String> answer =
                post("/api/login", "{\"name\":\"%s\",\"pin\":\"%s\"}".formatted(name, PIN));
        cookie =
                answer.headers().allValues("set-cookie").stream()
                        .map(one -> one.split(";")[0])
                        .reduce((one, other) -> one + "; " + other)
                        .orElseThrow();
        return this;
    }

    ServedHall signOut() {
        cookie = "";
        return this;
    }

    HttpResponse<String> get(String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin() + path))
                        .header("Cookie", cookie)
                        .build(),
                BodyHandlers.ofString());
    }

    /** As a browser asks for a page. */
    HttpResponse<String> browse(String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin() + path))
                        .header("Accept", "text/html,*/*;q=0.8")
                        .build(),
                BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin() + path))
                        .header("Cookie", cookie)
                        .header("Origin", origin())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    /** What a page hears on a stream. */
    BlockingQueue<JSONObject> hears(String path) throws Exception {
        HttpResponse<Stream<String>> stream =
                client.send(
                        HttpRequest.newBuilder(URI.create(origin() + path))
                                .header("Cookie", cookie)
                                .build(),
                        BodyHandlers.ofLines());
        BlockingQueue<JSONObject> heard = new LinkedBlockingQueue<>();
        Thread.startVirtualThread(() -> {
            try (Stream<String> lines = stream.body()) {
                lines.filter(line -> line.startsWith(DATA))
                        .map(line -> new JSONObject(line.substring(DATA.length())))
                        .forEach(heard::add);
            }
        });
        return heard;
    }

    List<String> faults() {
        return log.stream().filter(line -> !line.startsWith("console:")).toList();
    }

    @Override
    public void close() {
        pages.close();
        server.close();
    }
}
