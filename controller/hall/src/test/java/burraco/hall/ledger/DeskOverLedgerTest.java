package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.desk.DeskPages;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.web.console.ConsoleLogin;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a direction, in a server of somebody else's, over a tournament in a ledger. */
class DeskOverLedgerTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final String PIN = "4-8-15-16";
    private static final String DATA = "data: ";
    private static final String TEXT =
            """
            burraco-tournament 2 seed 7
            title "Venerdì sera"
            plan
              field pairs
              length 4
              stage mitchell rounds 1 placing entry points carried shift 1
              tie-breaks direct match-points lot
              clubs anywhere
            """;

    @TempDir private Path folder;
    private HallStore file;
    private Ledger ledger;
    private LedgerKeeper keeper;
    private DeskPages desk;
    private Server server;
    private String cookie = "";
    private boolean isOfDirection = true;
    private final HttpClient client = HttpClient.newHttpClient();

    /** The desk does not look by itself whether something has changed. */
    @BeforeEach
    void serve() throws Exception {
        file = HallStore.open(folder.resolve("hall.db"), said -> {});
        ledger = new Ledger(file, () -> 0);
        keeper = new LedgerKeeper(file, ledger);
        keeper.begin(TEXT, "Conti Lia");
        Pin pin = Pin.of(PIN, new SecureRandom());
        Routes routes = new Routes();
        ConsoleLogin login =
                ConsoleLogin.of(
                        () -> ConsolePins.shared(Optional.of(pin)),
                        false,
                        () -> server.port(),
                        System::nanoTime,
                        said -> {});
        login.open(routes);
        routes.knows(login::sessionId);
        desk = new DeskPages(keeper, login, _ -> isOfDirection, DeskPages.Around.HALL, said -> {});
        desk.open(routes, new StaticFiles());
        server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(Optional.empty()),
                        routes,
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        said -> {});
        server.start();
        HttpResponse<String> answer =
                post("/api/login", "{\"name\":\"Conti Lia\",\"pin\":\"" + PIN + "\"}");
        cookie =
                answer.headers().allValues("set-cookie").stream()
                        .map(one -> one.split(";")[0])
                        .reduce((one, other) -> one + "; " + other)
                        .orElseThrow();
    }

    @AfterEach
    void close() throws LedgerException {
        desk.close();
        server.close();
        client.close();
        file.close();
    }

    private String origin() {
        return "http://localhost:" + server.port();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(origin() + path)).header("Cookie", cookie);
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        return client.send(
                request(path)
                        .header("Origin", origin())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    private BlockingQueue<String> hears() throws Exception {
        HttpResponse<Stream<String>> stream =
                client.send(request("/api/direction/stream").build(), BodyHandlers.ofLines());
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        Thread.startVirtualThread(() -> {
            try (Stream<String> lines = stream.body()) {
                lines.filter(line -> line.startsWith(DATA))
                        .map(line -> new JSONObject(line.substring(DATA.length())))
                        .forEach(message -> heard.add(message.getString("version")));
            } catch (UncheckedIOException over) {
                // The test has closed it.
            }
        });
        return heard;
    }

    private static void waitFor(BlockingQueue<String> heard, String version) throws Exception {
        for (String one = ""; !one.equals(version); ) {
            one = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertTrue(one != null, "never heard of " + version);
        }
    }

    @Test
    @DisplayName("Who has signed in and is not of the direction sees nothing and changes nothing")
    void notOfTheDirection() throws Exception {
        isOfDirection = false;
        int rows = ledger.all().size();
        for (String path : List.of("", "/round?number=1", "/print?what=ranking", "/stream")) {
            HttpRequest get = request("/api/direction" + path).build();
            assertEquals(403, client.send(get, BodyHandlers.ofString()).statusCode(), path);
        }
        String order =
                """
                {"do":"change","text":"enter 90 \\"Ada Alba\\" \\"Bice Bo\\""}\
                """;
        assertEquals(403, post("/api/direction", order).statusCode());
        assertEquals(rows, ledger.all().size());
        isOfDirection = true;
        assertEquals(200, post("/api/direction", order).statusCode());
    }

    @Test
    @DisplayName("An order of the page is a row of the ledger, with the name of who gave it")
    void order() throws Exception {
        String order = "enter 1 \\\"Rossi Anna\\\" \\\"Neri Ugo\\\"\\n";
        HttpResponse<String> done =
                post("/api/direction", "{\"do\":\"change\",\"text\":\"" + order + "\"}");
        assertEquals(200, done.statusCode(), done.body());
        assertEquals(200, post("/api/direction", "{\"do\":\"undo\"}").statusCode());
        assertEquals(
                List.of("tournament", "tournament", "undone"),
                ledger.all().stream().map(Row::kind).toList());
        assertEquals("enter 1 \"Rossi Anna\" \"Neri Ugo\"\n", ledger.all().get(2).body());
        assertEquals("Conti Lia", ledger.all().getLast().by());
    }

    @Test
    @DisplayName("A change that came from elsewhere is told to open pages as soon as it is said")
    void changed() throws Exception {
        BlockingQueue<String> heard = hears();
        desk.changed();
        waitFor(heard, keeper.read().version());
        keeper.change(
                before -> {
                    Contestant pair =
                            new Contestant(1, "", List.of("Rossi Anna", "Neri Ugo"), "", 0);
                    Change change = new Change.Enter(pair);
                    return switch (Direction.apply(before.now(), change)) {
                        case Progress.Done(Tournament now, var _) -> before.with(change, now);
                        case Progress.Refused(var why) -> throw new IOException(why.key());
                    };
                },
                "a table");
        desk.changed();
        waitFor(heard, keeper.read().version());
    }
}
