package burraco.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.cli.pin.PinFile;
import burraco.testing.TableProcess;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ./table tournament serve}, as a program of its own. */
@Tag("process")
class TournamentPagesTest {
    private static final long PATIENCE_SECONDS = 60;
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:\\d+");
    private static final Pattern PIN = Pattern.compile("PIN is (\\d{6})");

    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void begins() {
        file = folder.resolve("friday.txt");
        assertEquals(0, Terminal.run("tournament", "new", file, "--seed", 5).status());
    }

    private TableProcess serving(Object... more) throws IOException {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "tournament",
                                "serve",
                                file.toString(),
                                "--web",
                                "0",
                                "--lang",
                                "en"));
        List.of(more).forEach(word -> words.add(word.toString()));
        return TableProcess.of(
                TableProcess.ofMain("burraco.cli.Main", List.of(), words), PATIENCE_SECONDS);
    }

    private static String found(Pattern pattern, String line) {
        Matcher found = pattern.matcher(line);
        assertTrue(found.find(), line);
        return found.group(found.groupCount());
    }

    private static HttpResponse<String> post(
            HttpClient client, String origin, String path, String cookie, String body)
            throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin + path))
                        .header("Origin", origin)
                        .header("Content-Type", "application/json")
                        .header("Cookie", cookie)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    private static HttpResponse<String> login(HttpClient client, String origin, String pin)
            throws Exception {
        return post(client, origin, "/api/login", "", "{\"name\":\"Lia\",\"pin\":\"" + pin + "\"}");
    }

    @Test
    @DisplayName(
            "It says its address and its PIN, writes into the file, and ends when it is told to")
    void served() throws Exception {
        try (TableProcess pages = serving();
                HttpClient client = HttpClient.newHttpClient()) {
            String origin = found(ADDRESS, pages.await(line -> ADDRESS.matcher(line).find()));
            String pin = found(PIN, pages.await(line -> PIN.matcher(line).find()));
            pages.await(line -> line.startsWith("Ctrl-C"));
            HttpResponse<String> login = login(client, origin, pin);
            assertEquals(204, login.statusCode(), login.body());
            String cookie = login.headers().firstValue("set-cookie").orElseThrow().split(";")[0];
            String enter = "enter 1 \\\"Rossi Anna\\\" \\\"Bianchi Ugo\\\"";
            HttpResponse<String> entered =
                    post(
                            client,
                            origin,
                            "/api/direction",
                            cookie,
                            "{\"do\":\"change\",\"text\":\"" + enter + "\"}");
            assertEquals(200, entered.statusCode(), entered.body());
            assertTrue(Files.readString(file).endsWith("enter 1 \"Rossi Anna\" \"Bianchi Ugo\"\n"));
            pages.terminate();
        }
    }

    @Test
    @DisplayName("A PIN that is kept beside the file holds, and none is drawn")
    void keptPin() throws Exception {
        Pin pin = Pin.of("4-8-15-16", new SecureRandom());
        PinFile.write(folder.resolve("console.pin"), ConsolePins.shared(Optional.of(pin)));
        try (TableProcess pages = serving();
                HttpClient client = HttpClient.newHttpClient()) {
            String origin = found(ADDRESS, pages.await(line -> ADDRESS.matcher(line).find()));
            pages.await(line -> line.contains("console.pin"));
            pages.await(line -> line.startsWith("Ctrl-C"));
            assertEquals(204, login(client, origin, "4-8-15-16").statusCode());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--address | here | is no address",
                "--address | 192.0.2.1 | is no address of this machine",
                "--certificate | here.pem | --certificate and --key go together",
                "--web | 99999999 | --web",
            })
    @DisplayName("What cannot be served is said in one line")
    void wrong(String option, String value, String said) {
        Terminal refused = Terminal.run("tournament", "serve", file, option, value);
        assertEquals(2, refused.status());
        assertEquals(1, refused.err().lines().count(), refused.err());
        assertTrue(refused.err().contains(said), refused.err());
    }

    @Test
    @DisplayName("A port that was asked for and is taken is said; without a file nothing is served")
    void taken() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Terminal refused =
                    Terminal.run("tournament", "serve", file, "--web", other.getLocalPort());
            assertTrue(refused.err().contains("is in use already"), refused.err());
        }
        Terminal none = Terminal.run("tournament", "serve", folder.resolve("none.txt"));
        assertEquals(2, none.status());
        assertTrue(none.err().contains("none.txt"), none.err());
    }
}
