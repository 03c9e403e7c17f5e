package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.console.ArbiterAccount;
import burraco.web.console.Pin;
import burraco.web.http.Request;
import burraco.web.view.QrSvg;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Login at the console, its limits and its sessions. */
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

    private String cookie(String value) {
        return table.cookieName() + "=" + value;
    }

    private int command(String cookie) throws IOException {
        return table.post("/api/command", cookie, CALL).status();
    }

    @Test
    void onlyWhoHasGivenThePinOrders() throws IOException {
        for (String cookie : List.of("", cookie(""), cookie("0"), cookie("0".repeat(64)))) {
            assertEquals(401, command(cookie), cookie);
            assertEquals(401, table.post("/api/preview", cookie, CALL).status());
        }
        Reply reply = table.login("Ada", Served.RIGHT);
        assertEquals(204, reply.status());
        String set = reply.header("set-cookie");
        assertTrue(
                set.matches(
                        table.cookieName() + "=[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Strict"),
                set);
        String cookie = Served.cookie(reply);
        assertEquals(200, command(cookie));
        assertEquals(200, command("other=1; " + cookie + "; more=2"));
        assertEquals(401, command(cookie.replace("=", "=F").replaceAll(".$", "")));
        assertEquals(401, command(cookie + "0"));
        String session =
                table.ask(table.head("GET", "/api/session") + "Cookie: " + cookie + "\r\n\r\n")
                        .body();
        assertEquals("{\"arbiter\":\"Ada\",\"pin\":true}", session);
        assertEquals("{\"arbiter\":null,\"pin\":true}", table.get("/api/session").body());
    }

    /** A session cookie chosen by somebody else is never accepted. */
    @Test
    void aSessionIsAlwaysANewOneAndTheOldOneEnds() throws IOException {
        String planted = cookie("a".repeat(64));
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

    // Invitations

    private static final String AFAR = "X-Forwarded-For: 192.0.2.1\r\n";

    /** A client whose requests a proxy on this machine forwards: it counts as unknown. */
    private Reply fromAfar(String given, String code) throws IOException {
        String body = "{\"name\":\"Ada\",\"pin\":\"" + given + "\",\"code\":\"" + code + "\"}";
        return table.ask(
                table.posted("/api/login", "", body)
                        .replaceFirst("Connection: close", AFAR + "Connection: close"));
    }

    /** A client on the table's own machine that requests the console's code. */
    private Request sign(Map<String, String> headers) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("host", "localhost:" + table.port());
        String here = "127.0.0.1";
        return new Request("GET", "/qr.svg", "to=/console", all, new byte[0], here, here);
    }

    /** The code shown on the table's own screen. */
    private String invitation() {
        String address = table.web.address("/console", sign(Map.of()));
        Matcher code = Pattern.compile("/console#code=([0-9a-z]+)$").matcher(address);
        assertTrue(code.find(), address);
        return code.group(1);
    }

    private void strangersUseUpTheirs() throws IOException {
        while (fromAfar(WRONG, "").status() != 429) {
            passed(60_000);
        }
    }

    @Test
    @DisplayName(
            "Whoever has scanned the code on the table's screen does not wait behind strangers")
    void theTablesScreenInvites() throws IOException {
        strangersUseUpTheirs();
        String code = invitation();
        assertEquals(429, fromAfar(Served.RIGHT, "").status());
        assertEquals(429, fromAfar(Served.RIGHT, code + "x").status());
        assertEquals(401, fromAfar(WRONG, code).status());
        assertEquals(204, fromAfar(Served.RIGHT, code).status());
        assertEquals(429, fromAfar(Served.RIGHT, code).status(), "it holds for one who comes in");
    }

    @Test
    @DisplayName("With a code one tries three wrong PINs, and only the newest codes hold")
    void anInvitationEnds() throws IOException {
        strangersUseUpTheirs();
        String photographed = invitation();
        for (int i = 0; i < 3; i++) {
            assertEquals(401, fromAfar(WRONG, photographed).status());
            passed(60_000);
        }
        assertEquals(429, fromAfar(Served.RIGHT, photographed).status());
        String old = invitation();
        for (int i = 0; i < 16; i++) {
            invitation();
        }
        assertEquals(429, fromAfar(Served.RIGHT, old).status());
        assertEquals(204, fromAfar(Served.RIGHT, invitation()).status());
    }

    @Test
    @DisplayName("Only the table's own screen and an arbiter invite")
    void whoInvites() throws IOException {
        Map<String, String> afar = Map.of("x-forwarded-for", "192.0.2.1");
        String bare = table.origin() + "/console";
        assertEquals(bare, table.web.address("/console", sign(afar)));
        String sign = table.head("GET", "/qr.svg?to=/console") + AFAR + "\r\n";
        assertEquals(QrSvg.of(bare), table.ask(sign).body(), "to others it says nothing");
        assertNotEquals(
                table.get("/qr.svg?to=/console").body(), table.get("/qr.svg?to=/console").body());
        Map<String, String> arbiter = new HashMap<>(afar);
        arbiter.put("cookie", table.arbiter());
        String invites = table.web.address("/console", sign(arbiter));
        assertTrue(invites.startsWith(bare + "#code="), invites);
        assertEquals(table.origin() + "/seat", table.web.address("/seat", sign(arbiter)));
    }

    // Wrong PINs

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

    /**
     * However many try at once, only a few hashes are computed, so that nobody else is slowed
     * down.
     */
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
        for (int i = 0; i < 20; i++) {
            assertEquals(401, table.login("Ada", "x".repeat(65 + 200 * i)).status());
        }
        assertEquals(204, table.login("Ada", Served.RIGHT).status(), "none of them was tried");
        assertEquals(1, table.log.size(), table.log::toString);
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
    @DisplayName("To look at pages is no use of a session, though each request is known by it")
    void toLookIsNoUse() throws IOException {
        String cookie = table.arbiter();
        passed(TimeUnit.MINUTES.toMillis(20));
        String looks = table.head("GET", "/api/state") + "Cookie: " + cookie + "\r\n\r\n";
        assertEquals(200, table.ask(looks).status());
        passed(TimeUnit.MINUTES.toMillis(20));
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

    /** Somebody who has lost access must not be able to give orders. */
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

    // Arbiters with their own PINs

    private static final Pin HERS = Pin.of("anna-s own", new SecureRandom());

    private Reply session(String cookie) throws IOException {
        return table.ask(table.head("GET", "/api/session") + "Cookie: " + cookie + "\r\n\r\n");
    }

    @Test
    @DisplayName("Under an arbiter's name nobody comes in with another PIN, however he writes it")
    void aNameBelongsToItsPin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        assertEquals(401, table.login("Anna", Served.RIGHT).status());
        assertEquals(401, table.login("ÀNNA", Served.RIGHT).status());
        passed(TimeUnit.HOURS.toMillis(1));
        Reply anna = table.login(" anna ", "anna-s own");
        assertEquals(204, anna.status());
        String body = session(Served.cookie(anna)).body();
        assertEquals("{\"arbiter\":\"Anna\",\"pin\":true}", body);
        assertEquals(401, table.login("Bo", "anna-s own").status(), "hers opens for her alone");
        assertEquals(204, table.login("Bo", Served.RIGHT).status());
    }

    @Test
    @DisplayName("Without a shared PIN only those come in who have one of their own")
    void withoutASharedPin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        table.pin.set(Optional.empty());
        assertEquals(401, table.login("Bo", "anna-s own").status());
        assertEquals(204, table.login("Anna", "anna-s own").status());
    }

    @Test
    @DisplayName("Who was there under a name that gets an account has to go; nobody else has to")
    void aNewAccountEndsWhatWasUnderItsName() throws IOException {
        String anna = Served.cookie(table.login("anna", Served.RIGHT));
        String bo = Served.cookie(table.login("Bo", Served.RIGHT));
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        assertEquals(401, command(anna));
        assertEquals(200, command(bo));
    }

    // Unknown and known clients

    private Reply loginFromElsewhere(String name, String given, String cookie) throws IOException {
        String body = "{\"name\":\"" + name + "\",\"pin\":\"" + given + "\"}";
        return table.ask(
                table.posted("/api/login", cookie, body)
                        .replaceFirst("\r\n", "\r\nX-Forwarded-For: 127.0.0.1\r\n"));
    }

    /** Tries until no further attempt of an unknown client is accepted. */
    private void strangersUseUpTheirBudget() throws IOException {
        for (int i = 0; i < 6; i++) {
            passed(TimeUnit.MINUTES.toMillis(2));
            assertEquals(401, loginFromElsewhere("Eve", WRONG, "").status(), "" + i);
        }
        passed(TimeUnit.MINUTES.toMillis(2));
        assertEquals(429, loginFromElsewhere("Ada", Served.RIGHT, "").status());
    }

    @Test
    @DisplayName("What strangers try locks out no session, no known browser, nor the own screen")
    void strangersLockOutNobodyWhoIsKnown() throws IOException {
        Reply ada = loginFromElsewhere("Ada", Served.RIGHT, "");
        String cookie = Served.cookie(ada);
        String device = Served.cookie(session(cookie));
        assertTrue(device.startsWith(table.cookieName() + "-"), device);
        assertEquals("", session(cookie + "; " + device).header("set-cookie"), "once is enough");
        strangersUseUpTheirBudget();
        assertEquals(200, command(cookie));
        assertEquals(204, table.login("Bo", Served.RIGHT).status(), "the table's own screen");
        assertEquals(204, loginFromElsewhere("Ada", Served.RIGHT, device).status());
        String forged = device.replaceAll(".$", device.endsWith("0") ? "1" : "0");
        assertEquals(429, loginFromElsewhere("Ada", Served.RIGHT, forged).status());
        assertEquals(401, command(device), "it opens nothing by itself");
    }

    @Test
    @DisplayName("A known browser is known for its own PIN only, and until that changes")
    void aKnownBrowserIsKnownForOnePin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        Reply bo = loginFromElsewhere("Bo", Served.RIGHT, "");
        String device = Served.cookie(session(Served.cookie(bo)));
        strangersUseUpTheirBudget();
        assertEquals(429, loginFromElsewhere("Anna", "anna-s own", device).status());
        assertEquals(204, loginFromElsewhere("Bo", Served.RIGHT, device).status());
        table.pin.set(Optional.of(Pin.of("another-one", new SecureRandom())));
        assertEquals(429, loginFromElsewhere("Bo", "another-one", device).status());
    }

    // Cookies

    @Test
    @DisplayName("Of two cookies of our name the one that is a session counts, wherever it stands")
    void whatIsNoSessionDoesNoHarm() throws IOException {
        String mine = table.arbiter();
        assertEquals(200, command(cookie("planted") + "; " + mine));
        assertEquals(200, command(mine + "; " + cookie("planted")));
        assertEquals(200, command(mine + "; " + mine), "the same one twice");
    }

    @Test
    @DisplayName("Of two sessions nobody can tell whose order it was: it is refused")
    void twoSessionsAreNone() throws IOException {
        String mine = table.arbiter();
        String eves = Served.cookie(table.login("Eve", Served.RIGHT));
        assertEquals(401, command(mine + "; " + eves));
        assertEquals(401, command(eves + "; " + mine));
        assertEquals(200, command(mine));
    }

    @Test
    @DisplayName("A cookie of another table on the same machine is none here")
    void cookiesOfAnotherTable() throws IOException {
        try (Served other = Served.quiet()) {
            String theirs = other.arbiter();
            assertNotEquals(other.cookieName(), table.cookieName());
            assertEquals(200, command(theirs + "; " + table.arbiter()));
            assertEquals(401, command(theirs));
        }
    }

    // Lists of sessions

    private Reply sessions(String cookie) throws IOException {
        return table.ask(table.head("GET", "/api/sessions") + "Cookie: " + cookie + "\r\n\r\n");
    }

    private static String idOf(String name, String list) {
        Matcher found =
                Pattern.compile("\"id\":\"([0-9a-f]+)\",\"name\":\"" + name + "\"").matcher(list);
        assertTrue(found.find(), list);
        return found.group(1);
    }

    @Test
    @DisplayName(
            "An arbiter sees who is there, since when and from where, and ends one or all others")
    void sessionsAreListedAndEnded() throws IOException {
        String ada = table.arbiter();
        passed(60_000);
        String bo = Served.cookie(table.login("Bo", Served.RIGHT));
        String cy = Served.cookie(table.login("Cy", Served.RIGHT));
        String list = sessions(ada).body();
        assertTrue(
                list.contains(
                        "\"name\":\"Ada\",\"own\":false,\"from\":\"127.0.0.1\",\"since\":60000"),
                list);
        assertFalse(list.contains(bo.substring(bo.indexOf('=') + 1)), "nobody comes in with it");
        String end = "{\"end\":\"" + idOf("Bo", list) + "\"}";
        assertEquals(200, table.post("/api/sessions", ada, end).status());
        assertEquals(404, table.post("/api/sessions", ada, end).status());
        assertEquals(401, command(bo));
        assertEquals(200, command(cy));
        assertEquals(200, table.post("/api/sessions", ada, "{\"end\":\"others\"}").status());
        assertEquals(401, command(cy));
        assertEquals(200, command(ada));
        assertEquals(401, sessions("").status());
        assertEquals(401, table.post("/api/sessions", "", end).status());
    }

    @Test
    @DisplayName("To end a hand or deal again the PIN has to be younger than ten minutes")
    void severeOrdersWantAFreshPin() throws IOException {
        for (String severe :
                List.of("{\"do\":\"end\",\"why\":\"x\"}", "{\"do\":\"redeal\",\"why\":\"x\"}")) {
            String cookie = table.arbiter();
            passed(TimeUnit.MINUTES.toMillis(10));
            assertEquals(200, table.post("/api/command", cookie, severe).status());
            passed(1);
            Reply again = table.post("/api/command", cookie, severe);
            assertEquals(401, again.status());
            assertTrue(again.body().contains("\"again\":true"), again.body());
            assertEquals(200, command(cookie), "for all others it is good enough");
        }
    }

    @Test
    void whoWaivesARulingWaivesTheOneThatHeHasRead() throws Exception {
        try (Served served = Served.quiet()) {
            String cookie = served.arbiter();
            Reply other =
                    served.post(
                            "/api/command",
                            cookie,
                            "{\"do\":\"waive\",\"act\":5,\"case\":\"26.1\",\"why\":\"x\"}");
            assertTrue(other.body().contains("no hand is being played"), other.body());
            Reply half = served.post("/api/command", cookie, "{\"do\":\"waive\",\"act\":5}");
            assertEquals(400, half.status());
            Reply none = served.post("/api/command", cookie, "{\"do\":\"waive\",\"why\":\"x\"}");
            assertTrue(none.body().contains("no hand is being played"), none.body());
        }
    }
}
