package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.console.Pin;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who may order something at the console, and who tries to. */
class LoginTest {
    private static final String CALL = "{\"do\":\"call\"}";
    private static final String WRONG = "0000000";

    private Served table;

    @BeforeEach
    void serve() throws IOException {
        table = Served.quiet();
    }

    @AfterEach
    void close() {
        table.close();
        for (String line : table.log) {
            assertFalse(line.contains(Served.RIGHT) || line.contains(WRONG), line);
        }
    }

    private void passed(long millis) {
        table.nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private int command(String cookie) throws IOException {
        return table.post("/api/command", cookie, CALL).status();
    }

    @Test
    void onlyWhoHasGivenThePinOrders() throws IOException {
        for (String cookie : List.of("", "console=", "console=0", "console=" + "0".repeat(64))) {
            assertEquals(401, command(cookie), cookie);
            assertEquals(401, table.post("/api/preview", cookie, CALL).status());
        }
        Reply reply = table.login("Ada", Served.RIGHT);
        assertEquals(204, reply.status());
        String set = reply.header("set-cookie");
        assertTrue(set.matches("console=[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Strict"), set);
        String cookie = Served.cookie(reply);
        assertEquals(200, command(cookie));
        assertEquals(200, command("other=1; " + cookie + "; more=2"));
        assertEquals(401, command(cookie.toUpperCase(java.util.Locale.ROOT)));
        assertEquals(401, command(cookie + "0"));
        String session =
                table.ask(table.head("GET", "/api/session") + "Cookie: " + cookie + "\r\n\r\n")
                        .body();
        assertEquals("{\"arbiter\":\"Ada\",\"pin\":true}", session);
        assertEquals("{\"arbiter\":null,\"pin\":true}", table.get("/api/session").body());
    }

    /** A cookie that somebody else has chosen is never made a session. */
    @Test
    void aSessionIsAlwaysANewOneAndTheOldOneEnds() throws IOException {
        String planted = "console=" + "a".repeat(64);
        String body = "{\"name\":\"Ada\",\"pin\":\"" + Served.RIGHT + "\"}";
        String first = Served.cookie(table.post("/api/login", planted, body));
        assertNotEquals(planted, first);
        assertEquals(401, command(planted));
        String second = Served.cookie(table.post("/api/login", first, body));
        assertNotEquals(first, second);
        assertEquals(401, command(first), "whoever gives the PIN again leaves nothing behind");
        assertEquals(200, command(second));
        assertEquals(204, table.post("/api/logout", second, "{}").status());
        assertEquals(401, command(second));
    }

    // Wrong ones

    @Test
    void wrongOnesAreSlowedAndTheRightOneIsNotTriedMeanwhile() throws IOException {
        assertEquals(401, table.login("Ada", WRONG).status());
        assertEquals(401, table.login("Ada", WRONG).status());
        assertEquals(401, table.login("Ada", WRONG).status());
        Reply wait = table.login("Ada", Served.RIGHT);
        assertEquals(429, wait.status());
        assertEquals("1", wait.header("retry-after"));
        passed(999);
        assertEquals(429, table.login("Ada", Served.RIGHT).status());
        passed(1);
        assertEquals(401, table.login("Ada", WRONG).status());
        passed(1_000);
        assertEquals("1", table.login("Ada", Served.RIGHT).header("retry-after"));
        passed(1_000);
        assertEquals(204, table.login("Ada", Served.RIGHT).status());
        assertEquals(401, table.login("Ada", WRONG).status(), "and it begins anew");
    }

    /** However many try at once, so few PINs are worked out that nobody else feels it. */
    @Test
    void aFloodIsTriedOneByOneAndThenNotAtAll() throws Exception {
        List<Callable<Integer>> flood = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            flood.add(() -> table.login("Eve", WRONG).status());
        }
        int tried = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(50)) {
            for (Future<Integer> one : threads.invokeAll(flood)) {
                int status = one.get();
                assertTrue(status == 401 || status == 429, "" + status);
                tried += status == 401 ? 1 : 0;
            }
        }
        assertEquals(3, tried);
        assertEquals(3, table.log.size(), "of those that were not tried nobody has to read");
    }

    @Test
    void whatIsNoPinIsNotEvenTried() throws IOException {
        for (String body :
                List.of(
                        "{}",
                        "{\"name\":\"Ada\"}",
                        "{\"name\":\"Ada\",\"pin\":\"\"}",
                        "{\"name\":\" \",\"pin\":\"" + Served.RIGHT + "\"}",
                        "{\"name\":\"" + "x".repeat(61) + "\",\"pin\":\"" + Served.RIGHT + "\"}",
                        "{\"name\":\"A\\nconsole: Bo is there\",\"pin\":\"" + Served.RIGHT + "\"}",
                        "{\"name\":\"A\\u202eB\",\"pin\":\"" + Served.RIGHT + "\"}",
                        "{\"name\":\"Ada\",\"pin\":415161}")) {
            assertEquals(400, table.post("/api/login", "", body).status(), body);
        }
        assertEquals(List.of(), List.copyOf(table.log));
        assertEquals(401, table.login("Ada", "x".repeat(4_000)).status());
    }

    // The end of a session

    @Test
    void whoDoesNothingHasToGiveItAgain() throws IOException {
        String cookie = table.arbiter();
        passed(TimeUnit.MINUTES.toMillis(30));
        assertEquals(200, command(cookie));
        passed(TimeUnit.MINUTES.toMillis(30) + 1);
        assertEquals(401, command(cookie));
        assertEquals(401, command(cookie));
    }

    @Test
    void afterTwelveHoursEverybodyHasTo() throws IOException {
        String cookie = table.arbiter();
        for (int i = 0; i < 24; i++) {
            passed(TimeUnit.MINUTES.toMillis(30));
            assertEquals(200, command(cookie));
        }
        passed(1);
        assertEquals(401, command(cookie));
    }

    /** Who is not to order any more must not be able to. */
    @Test
    void anotherPinOrNoneEndsAllSessions() throws IOException {
        String cookie = table.arbiter();
        Optional<Pin> first = table.pin.get();
        table.pin.set(Optional.empty());
        assertEquals(401, command(cookie));
        assertEquals(409, table.login("Ada", Served.RIGHT).status());
        table.pin.set(first);
        assertEquals(401, command(cookie), "it does not come back");
        String again = table.arbiter();
        assertEquals(200, command(again));
        table.pin.set(Optional.of(Pin.of("another-one", new SecureRandom())));
        assertEquals(401, command(again));
        assertEquals("{\"arbiter\":null,\"pin\":true}", table.get("/api/session").body());
    }

    @Test
    void whoWaivesARulingWaivesTheOneThatHeHasRead() throws Exception {
        try (Served served = Served.quiet()) {
            String cookie = served.arbiter();
            Reply other = served.post("/api/command", cookie, "{\"do\":\"waive\",\"act\":5}");
            assertTrue(other.body().contains("another ruling"), other.body());
            Reply none = served.post("/api/command", cookie, "{\"do\":\"waive\"}");
            assertTrue(none.body().contains("no hand is being played"), none.body());
        }
    }
}
