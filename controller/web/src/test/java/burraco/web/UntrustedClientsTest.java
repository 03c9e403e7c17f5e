package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Attacks by unknown clients and foreign pages on a table's server. */
class UntrustedClientsTest {
    private static final List<String> SECURITY =
            List.of(
                    "content-security-policy",
                    "x-content-type-options",
                    "referrer-policy",
                    "cross-origin-opener-policy",
                    "cross-origin-resource-policy",
                    "cache-control");

    private ServedTable table;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
    }

    @AfterEach
    void close() {
        table.close();
        assertEquals(List.of(), List.copyOf(table.log));
    }

    /** Every response has all security headers, and reveals no more than it should. */
    private static RawReply sound(RawReply reply) {
        for (String name : SECURITY) {
            assertFalse(reply.header(name).isEmpty(), () -> name + " of " + reply);
        }
        return tellsNothing(reply);
    }

    private static RawReply tellsNothing(RawReply reply) {
        for (String secret : List.of("Exception", "\tat ", ".java", "burraco.", "/home", "/tmp")) {
            assertFalse(reply.body().contains(secret), reply::toString);
        }
        return reply;
    }

    private void assertStatus(int expected, String request) throws IOException {
        assertEquals(expected, sound(table.ask(request)).status(), request);
    }

    private String get(String path) {
        return table.head("GET", path) + "\r\n";
    }

    @Test
    void everythingThatCanBeReadIsSound() throws IOException {
        List<String> paths =
                List.of("/api/state", "/api/record", "/api/health", "/api/cases", "/api/session");
        for (String path : paths) {
            assertStatus(200, get(path));
        }
        assertStatus(200, get("/feed"));
        assertStatus(200, get("/qr.svg?to=/table"));
        try (RawClient stream = table.listener("/api/stream")) {
            assertEquals(200, sound(stream.reply()).status());
        }
    }

    // Paths

    @Test
    void aPathThatIsNoneLeadsNowhere() throws IOException {
        List<String> paths =
                List.of(
                        "/api",
                        "/api/",
                        "/api/state/",
                        "/API/STATE",
                        "/api/state%00",
                        "/api/%73tate",
                        "/assets/",
                        "/assets/../api/state",
                        "/assets/../../etc/passwd",
                        "/assets/%2e%2e/%2e%2e/table.toml",
                        "/assets/..%2f..%2ftable.toml",
                        "/assets//etc/passwd",
                        "/assets/%2fetc%2fpasswd",
                        "/assets/a%00.html",
                        "/assets/c:.css",
                        "/assets/.hidden.css",
                        "/assets/a.b.css",
                        "/assets/" + "a/".repeat(300) + "a.css",
                        "/assets/module-info.class",
                        "/assets/play.html",
                        "/assets/console.html",
                        "/qr.svg?to=/../x",
                        "/qr.svg?to=http://evil.example/",
                        "/feed?audience=%zz".replace("%zz", "nobody"),
                        "/feed?audience=%C3%28");
        for (String path : paths) {
            assertStatus(404, get(path));
        }
    }

    @Test
    @DisplayName("A real table has no practice page, and no link to one")
    void aRealTableHasNoPlay() throws Exception {
        try (ServedTable real =
                new ServedTable(ServedTable.newTable(), List.of(), Optional.empty(), false)) {
            for (String path :
                    List.of("/play", "/api/play/state", "/api/play/do", "/qr.svg?to=/play")) {
                assertEquals(404, real.get(path).status(), path);
            }
            assertEquals(404, real.post("/api/play/do", "", "{\"do\":\"pause\"}").status());
        }
    }

    /** A request line that names another host is refused, whatever the header says. */
    @Test
    void anAddressOfAnotherHostIsRefused() throws IOException {
        List<String> others =
                List.of(
                        "http://evil.example/api/state",
                        "//evil.example/api/state",
                        "//api/state",
                        "http:/api/state",
                        "file:///etc/passwd",
                        "api/state",
                        "mailto:x");
        for (String path : others) {
            try (RawClient caller = table.caller()) {
                caller.send(get(path))
                        .replyIfAny()
                        .ifPresent(reply -> {
                            int status = tellsNothing(reply).status();
                            assertTrue(status == 400 || status == 404, () -> path + reply);
                        });
            }
        }
        assertStatus(200, get(table.origin() + "/api/state"));
    }

    @Test
    void whatIsNoRequestIsRefusedAndHarmsNobody() throws IOException {
        String host = "Host: localhost:" + table.port() + "\r\n";
        List<String> broken =
                List.of(
                        "GET\r\n\r\n",
                        "GET /\r\n\r\n",
                        "GET /%zz HTTP/1.1\r\n" + host + "\r\n",
                        "GET /\u0000 HTTP/1.1\r\n" + host + "\r\n",
                        "GET /a b HTTP/1.1\r\n" + host + "\r\n",
                        "GET /<script> HTTP/1.1\r\n" + host + "\r\n",
                        "GET /api/state HTTP/1.1\r\n" + host + "Bad Name: x\r\n\r\n",
                        "GET /api/state HTTP/1.1\r\n" + host + ": x\r\n\r\n",
                        "POST /api/login HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n",
                        "POST /api/login HTTP/1.1\r\n" + host + "Content-Length: x\r\n\r\n",
                        "POST /api/login HTTP/1.1\r\n"
                                + host
                                + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                        "POST /api/login HTTP/1.1\r\n"
                                + host
                                + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                        "POST /api/login HTTP/1.1\r\n" + host + "Transfer-Encoding: gzip\r\n\r\nab",
                        "OPTIONS * HTTP/1.1\r\n" + host + "\r\n",
                        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n");
        for (String request : broken) {
            try (RawClient caller = table.caller()) {
                Optional<RawReply> reply = caller.send(request).replyIfAny();
                reply.ifPresent(one -> {
                    assertTrue(one.status() >= 400, () -> request + one);
                    assertTrue(one.body().length() < 120, one::toString);
                    assertFalse(one.body().contains("script"), one::toString);
                    assertFalse(one.body().contains("burraco."), one::toString);
                });
            }
        }
        assertStatus(200, get("/api/state"));
    }

    // Methods

    @Test
    void onlyWhatIsMeantToBeDoneCanBeDone() throws IOException {
        for (String method : List.of("PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "X")) {
            RawReply reply = sound(table.ask(table.head(method, "/api/state") + "\r\n"));
            assertEquals(405, reply.status(), method);
            assertEquals("GET, HEAD", reply.header("allow"));
        }
        assertStatus(405, get("/api/login"));
        assertStatus(405, get("/api/command"));
        RawReply posted = sound(table.post("/api/state", "", "{}"));
        assertEquals(405, posted.status());
        try (RawClient caller = table.caller()) {
            RawReply head =
                    sound(caller.send(table.head("HEAD", "/api/state") + "\r\n").bareReply());
            assertEquals(200, head.status());
            assertEquals(
                    405,
                    caller.send(table.head("HEAD", "/api/stream") + "\r\n").bareReply().status());
            assertEquals(200, caller.send(get("/api/state")).reply().status());
        }
    }

    // Hosts and origins

    @Test
    void onlyWhoCallsTheTableByItsNameIsAnswered() throws IOException {
        String port = ":" + table.port();
        for (String host : List.of("localhost", "127.0.0.1", "[::1]", "LOCALHOST")) {
            assertStatus(200, "GET /api/state HTTP/1.1\r\nHost: " + host + port + "\r\n\r\n");
        }
        List<String> wrong =
                List.of(
                        "Host: evil.example\r\n",
                        "Host: evil.example" + port + "\r\n",
                        "Host: localhost\r\n",
                        "Host: localhost:1\r\n",
                        "Host: localhost.evil.example" + port + "\r\n",
                        "Host: localhost" + port + "@evil.example\r\n",
                        "Host: localhost" + port + ", evil.example\r\n",
                        "Host: \r\n",
                        "",
                        "Host: localhost" + port + "\r\nHost: localhost" + port + "\r\n",
                        "Host: evil.example\r\nX-Forwarded-Host: localhost" + port + "\r\n");
        for (String host : wrong) {
            assertStatus(400, "GET /api/state HTTP/1.1\r\n" + host + "\r\n");
        }
        assertStatus(400, "GET /api/state HTTP/1.0\r\n\r\n");
    }

    private String post(String more) {
        return table.head("POST", "/api/login") + more + "Content-Length: 2\r\n\r\n{}";
    }

    @Test
    void pagesOfOtherSitesOrderNothing() throws IOException {
        String json = "Content-Type: application/json\r\n";
        String ours = "Origin: " + table.origin() + "\r\n";
        assertStatus(400, post(json + ours));
        assertStatus(400, post(json + ours + "Sec-Fetch-Site: same-origin\r\n"));
        List<String> others =
                List.of(
                        "",
                        "Origin: null\r\n",
                        "Origin: http://evil.example\r\n",
                        "Origin: https://localhost:" + table.port() + "\r\n",
                        "Origin: http://localhost\r\n",
                        "Origin: http://127.0.0.1:" + table.port() + "\r\n",
                        "Origin: " + table.origin() + ".evil.example\r\n",
                        "Referer: " + table.origin() + "/console\r\n",
                        ours + ours,
                        ours + "Sec-Fetch-Site: cross-site\r\n",
                        ours + "Sec-Fetch-Site: same-site\r\n",
                        ours + "Sec-Fetch-Site: none\r\n");
        for (String other : others) {
            assertStatus(403, post(json + other));
        }
        for (String type :
                List.of(
                        "",
                        "Content-Type: text/plain\r\n",
                        "Content-Type: application/x-www-form-urlencoded\r\n",
                        "Content-Type: multipart/form-data\r\n",
                        "Content-Type: application/jsonp\r\n",
                        "Content-Type: text/plain; application/json\r\n")) {
            assertStatus(415, post(ours + type));
        }
    }

    // Bodies and headers

    @Test
    void whatIsTooLargeIsRefused() throws IOException {
        String json = "Origin: " + table.origin() + "\r\nContent-Type: application/json\r\n";
        String large = "{\"name\":\"" + "x".repeat(20_000) + "\"}";
        String chunk = Integer.toHexString(large.length()) + "\r\n" + large + "\r\n0\r\n\r\n";
        String post = table.head("POST", "/api/login") + json;
        assertStatus(413, post + "Content-Length: " + large.length() + "\r\n\r\n" + large);
        assertStatus(411, post + "Transfer-Encoding: chunked\r\n\r\n" + chunk);
        String most = "{\"name\":\"" + "x".repeat(16 * 1024 - 11) + "\"}";
        assertStatus(400, post + "Content-Length: " + most.length() + "\r\n\r\n" + most);
        for (String header :
                List.of(
                        "X: " + "x".repeat(20_000) + "\r\n",
                        "x".repeat(20_000) + ": x\r\n",
                        Stream.iterate(0, i -> i + 1)
                                .limit(100)
                                .map(i -> "X" + i + ": y\r\n")
                                .reduce("", String::concat))) {
            try (RawClient caller = table.caller()) {
                caller.send(table.head("GET", "/api/state") + header + "\r\n")
                        .replyIfAny()
                        .ifPresent(reply -> assertTrue(reply.status() >= 400, reply::toString));
            }
        }
        try (RawClient caller = table.caller()) {
            caller.send("GET /" + "x".repeat(20_000) + " HTTP/1.1\r\n\r\n")
                    .replyIfAny()
                    .ifPresent(reply -> assertTrue(reply.status() >= 400, reply::toString));
        }
        assertStatus(200, get("/api/state"));
    }

    @Test
    void whatIsNoPlainObjectIsNotUnderstood() throws IOException {
        String cookie = table.arbiter();
        table.log.clear();
        List<String> odd =
                List.of(
                        "",
                        "null",
                        "[]",
                        "\"call\"",
                        "{",
                        "{}",
                        "{}{}",
                        "{\"do\":\"call\"} x",
                        "{\"do\":\"call\",\"do\":\"pause\"}",
                        "{'do':'call'}",
                        "{\"do\":\"call\",}",
                        "{\"do\":[\"call\"]}",
                        "{\"do\":{\"do\":\"call\"}}",
                        "{\"do\":true}",
                        "{\"do\":1e9}",
                        "{\"do\":\"points\",\"line\":\"NS\",\"points\":99999999999}",
                        "{\"do\":\"points\",\"line\":\"NS\",\"points\":1.5}",
                        "{\"do\":\"points\",\"line\":\"NS\",\"points\":NaN}",
                        "{\"do\":\"" + "x".repeat(5_000) + "\"}",
                        "{\"" + "x".repeat(100) + "\":1}",
                        "[".repeat(8_000),
                        "{\"a\":".repeat(2_000),
                        "{\"do\":\"shutdown\"}");
        for (String body : odd) {
            RawReply reply = sound(table.post("/api/command", cookie, body));
            assertEquals(400, reply.status(), body);
        }
        for (String bytes : List.of("{\"do\":\"\u00c3\u0028\"}", "\u00ff\u00fe{\u0000}\u0000")) {
            String raw =
                    table.head("POST", "/api/command")
                            + "Origin: "
                            + table.origin()
                            + "\r\nContent-Type: application/json\r\nCookie: "
                            + cookie
                            + "\r\nContent-Length: "
                            + bytes.length()
                            + "\r\n\r\n"
                            + bytes;
            assertStatus(400, raw);
        }
    }

    /** Behind a proxy, what follows would be taken for the response to somebody else's request. */
    @Test
    void aBodyThatNobodyReadsIsNoRequest() throws IOException {
        String hidden = get("/api/health");
        for (String path : List.of("/api/stream", "/feed/stream?audience=nobody", "/api/state")) {
            try (RawClient caller = table.caller()) {
                String length = "Content-Length: " + hidden.length() + "\r\n\r\n";
                caller.send(table.head("GET", path) + length + hidden);
                RawReply reply = sound(caller.reply());
                assertEquals("close", reply.header("connection"), path);
                assertEquals(Optional.empty(), caller.replyIfAny(), path);
            }
        }
        assertStatus(400, table.head("GET", "/api/stream") + "Content-Length: 1\r\n\r\nx");
    }

    @Test
    void aStreamThatIsRefusedIsTheLastAnswer() throws IOException {
        String refused = get("/feed/stream?audience=nobody");
        try (RawClient caller = table.caller()) {
            RawReply reply = caller.send(refused + get("/api/state")).reply();
            assertEquals(404, reply.status());
            assertEquals(
                    "close", reply.header("connection"), "what came behind it is not answered");
            assertEquals(Optional.empty(), caller.replyIfAny());
        }
    }

    /** After a bad request the same client can send a good one. */
    @Test
    void aConnectionIsNotUsedUpByARefusal() throws IOException {
        try (RawClient caller = table.caller()) {
            assertEquals(404, caller.send(get("/nothing")).reply().status());
            assertEquals(
                    405, caller.send(table.head("PUT", "/api/state") + "\r\n").reply().status());
            assertEquals(200, caller.send(get("/api/state")).reply().status());
        }
    }
}
