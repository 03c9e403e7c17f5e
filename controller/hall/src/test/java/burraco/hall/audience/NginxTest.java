package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Debian's nginx shows the folder with the configuration that we ship. */
@Tag("grown")
@Tag("process")
@Tag("browser")
class NginxTest {
    @TempDir Path home;
    private final HttpClient client = HttpClient.newHttpClient();
    private PlayedFolder played;
    private NginxServer nginx;

    @BeforeEach
    void start() throws Exception {
        NginxServer.mustBeHere();
        played = new PlayedFolder(home, true);
        played.tells(played.one, ToldHands.all());
        nginx = NginxServer.start(Files.createDirectories(home.resolve("nginx")), played.folder, 1);
    }

    @AfterEach
    void stop() throws IOException {
        if (nginx != null) {
            nginx.close();
            played.close();
        }
        client.close();
    }

    private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
        HttpRequest.Builder asked = HttpRequest.newBuilder(nginx.origin().resolve(path));
        if (headers.length > 0) {
            asked.headers(headers);
        }
        return client.send(asked.build(), BodyHandlers.ofByteArray());
    }

    private String cache(String path) throws Exception {
        HttpResponse<byte[]> answer = get(path);
        assertEquals(200, answer.statusCode(), path);
        return answer.headers().firstValue("Cache-Control").orElse("");
    }

    @Test
    @DisplayName("Segments may be kept for ever, lists for a second, what is not there not at all")
    void kept() throws Exception {
        assertEquals("public, max-age=31536000, immutable", cache("/friday/1/1.json"));
        assertEquals("public, max-age=1", cache("/friday/1/index.json"));
        assertEquals("public, max-age=1", cache("/friday/index.json"));
        assertEquals("public, max-age=1", cache("/tournaments.json"));
        assertEquals("no-cache", cache("/"));
        HttpResponse<byte[]> none = get("/friday/1/99999.json");
        assertEquals(404, none.statusCode());
        assertEquals(List.of(), none.headers().allValues("Cache-Control"));
    }

    @Test
    @DisplayName("Packed for who can read that, unchanged for who has it, open to other sites")
    void packed() throws Exception {
        HttpResponse<byte[]> answer = get("/friday/1/2.json", "Accept-Encoding", "gzip");
        assertEquals("gzip", answer.headers().firstValue("Content-Encoding").orElse(""));
        assertEquals("*", answer.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
        String policy = answer.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains("frame-ancestors *"), policy);
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            assertEquals(
                    Files.readString(played.folder.resolve("friday/1/2.json")),
                    new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        String tag = get("/friday/index.json").headers().firstValue("ETag").orElseThrow();
        assertEquals(304, get("/friday/index.json", "If-None-Match", tag).statusCode());
    }

    @Test
    @DisplayName("Files that are being written are not shown, and nothing can be sent")
    void refused() throws Exception {
        Files.writeString(played.folder.resolve(".index.json.new"), "{}");
        assertEquals(404, get("/.index.json.new").statusCode());
        assertEquals(
                405,
                client.send(
                                HttpRequest.newBuilder(nginx.origin().resolve("/friday/index.json"))
                                        .POST(HttpRequest.BodyPublishers.ofString("{}"))
                                        .build(),
                                BodyHandlers.discarding())
                        .statusCode());
    }

    @Test
    @DisplayName("Who asks far too often is refused for a while, and nobody else is")
    void tooOften() throws Exception {
        try (HttpClient other =
                HttpClient.newBuilder().localAddress(InetAddress.ofLiteral("127.0.0.2")).build()) {
            HttpRequest asked =
                    HttpRequest.newBuilder(nginx.origin().resolve("/friday/index.json")).build();
            List<CompletableFuture<Integer>> all =
                    IntStream.range(0, 800)
                            .mapToObj(_ ->
                                    other.sendAsync(asked, BodyHandlers.discarding())
                                            .thenApply(HttpResponse::statusCode))
                            .toList();
            Set<Integer> answers = new TreeSet<>();
            for (CompletableFuture<Integer> one : all) {
                answers.add(one.get());
            }
            assertEquals(Set.of(200, 429), answers);
        }
        assertEquals(200, get("/friday/index.json").statusCode());
    }

    @Test
    @DisplayName("The page plays the match with nothing behind it but nginx")
    void page() {
        try (Browser browser = Browser.start(1280, 800)) {
            browser.open(nginx.origin() + "/?table=1&lang=en");
            browser.see("#table", "The match is over");
            browser.see("#score", "1,415");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }
}
