package burraco.desk;

import burraco.desk.file.TournamentFile;
import burraco.tournament.Tournament;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.json.JSONObject;

/**
 * The page of a direction over a file in a folder, with a PIN, and requests as the page makes them.
 */
final class ServedDesk implements AutoCloseable {
    static final String PIN = "4-8-15-16";
    static final String END = "end";
    private static final String DATA = "data: ";

    final Path file;
    final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final DeskServer server;
    private final AtomicLong ahead = new AtomicLong();
    private HttpClient client = HttpClient.newHttpClient();
    private String cookie = "";

    ServedDesk(Path folder, String text) throws IOException {
        file = folder.resolve("evening.txt");
        Files.writeString(file, text);
        Pin pin = Pin.of(PIN, new SecureRandom());
        server =
                new DeskServer(
                        new TournamentFile(file),
                        new DeskOptions(
                                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                                "localhost",
                                Set.of("localhost"),
                                Optional.empty(),
                                () -> ConsolePins.shared(Optional.of(pin)),
                                UnaryOperator.identity()),
                        () -> System.nanoTime() + ahead.get(),
                        log::add);
        server.start();
    }

    /** Two rounds of Mitchell and one of the Danese, for this many pairs. */
    static String evening(int pairs) {
        StringBuilder text =
                new StringBuilder(
                        """
                        burraco-tournament 2 seed 7
                        title "Venerdì sera"
                        plan
                          field pairs
                          length 4
                          stage mitchell rounds 1 placing entry points carried shift 1
                          stage danese-modified rounds 2 placing ranking points carried
                          tie-breaks direct match-points lot
                          clubs anywhere
                        """);
        for (int number = 1; number <= pairs; number++) {
            String name = name(number);
            text.append(
                    "enter %d \"%s Ada\" \"%s Ugo\" club \"Circolo %s\"%n"
                            .formatted(number, name, name, number % 2 == 0 ? "Alfa" : "Beta"));
        }
        return text.toString().replace("\r", "");
    }

    /** Surnames that are not nearly one another. */
    private static String name(int number) {
        String[] begins = {"Bal", "Cor", "Dun", "Fes", "Gri", "Lom", "Mas", "Pet", "Ros", "Vir"};
        String[] ends = {"betti", "dano", "felice", "guardi", "lucci", "monte", "nardi", "poli"};
        return begins[number % begins.length] + ends[number / begins.length % ends.length];
    }

    String origin() {
        return server.origin();
    }

    String text() throws IOException {
        return Files.readString(file);
    }

    Tournament tournament() throws IOException {
        return new TournamentFile(file).read().now();
    }

    ServedDesk signIn(String name) throws Exception {
        HttpResponse<String> answer =
                post("/api/login", "{\"name\":\"%s\",\"pin\":\"%s\"}".formatted(name, PIN));
        cookie =
                answer.headers().allValues("set-cookie").stream()
                        .map(one -> one.split(";")[0])
                        .reduce((one, other) -> one + "; " + other)
                        .orElseThrow();
        return this;
    }

    HttpResponse<String> get(String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin() + path))
                        .header("Cookie", cookie)
                        .build(),
                BodyHandlers.ofString());
    }

    /** The clock of the server goes on; connections from before are over. */
    void passMinutes(int minutes) {
        ahead.addAndGet(TimeUnit.MINUTES.toNanos(minutes));
        client = HttpClient.newHttpClient();
    }

    /** An answer as bytes, as it travels to a client that can unpack it. */
    HttpResponse<byte[]> packed(String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin() + path))
                        .header("Cookie", cookie)
                        .header("Accept-Encoding", "gzip, br")
                        .build(),
                BodyHandlers.ofByteArray());
    }

    /** Versions that a page hears, and {@link #END} when the stream is over. */
    BlockingQueue<String> hears() throws Exception {
        HttpResponse<Stream<String>> stream =
                client.send(
                        HttpRequest.newBuilder(URI.create(origin() + "/api/direction/stream"))
                                .header("Cookie", cookie)
                                .build(),
                        BodyHandlers.ofLines());
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        Thread.startVirtualThread(() -> {
            try (Stream<String> lines = stream.body()) {
                lines.filter(line -> line.startsWith(DATA))
                        .map(line -> new JSONObject(line.substring(DATA.length())))
                        .map(message -> message.getString("version"))
                        .forEach(heard::add);
            } finally {
                heard.add(END);
            }
        });
        return heard;
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

    /** A change in the words of the file. */
    HttpResponse<String> change(String text) throws Exception {
        return order("\"do\":\"change\",\"text\":\"%s\"".formatted(escaped(text)));
    }

    HttpResponse<String> order(String fields) throws Exception {
        return post("/api/direction?lang=en", "{" + fields + "}");
    }

    static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }

    @Override
    public void close() {
        server.close();
    }
}
