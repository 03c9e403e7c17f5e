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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Login at the console, its limits and its sessions. */
@Tag("campaign")
class LoginTest {
    private static final String CALL = "{\"do\":\"call\"}";
    private static final String WRONG = "0000000";

    private ServedTable table;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
    }

    @AfterEach
    void close() {
        table.close();
        for (String line : table.log) {
            assertFalse(line.contains(ServedTable.RIGHT) || line.contains(WRONG), line);
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
        RawReply reply = table.login("Ada", ServedTable.RIGHT);
        assertEquals(204, reply.status());
        String set = reply.header("set-cookie");
        assertTrue(
                set.matches(
                        table.cookieName() + "=[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Strict"),
                set);
        String cookie = ServedTable.cookie(reply);
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
        String body = "{\"name\":\"Ada\",\"pin\":\"" + ServedTable.RIGHT + "\"}";
        String first = ServedTable.cookie(table.post("/api/login", planted, body));
        assertNotEquals(planted, first);
        assertEquals(401, command(planted));
        String second = ServedTable.cookie(table.post("/api/login", first, body));
        assertNotEquals(first, second);
        assertEquals(401, command(first), "whoever gives the PIN again leaves nothing behind");
        assertEquals(200, command(second));
        assertEquals(204, table.post("/api/logout", second, "{}").status());
        assertEquals(401, command(second));
    }

    // Invitations

    private static final String AFAR = "X-Forwarded-For: 192.0.2.1\r\n";

    /** A client whose requests a proxy on this machine forwards: it counts as unknown. */
    private RawReply fromAfar(String given, String code) throws IOException {
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
        return new Request(
                "GET", "/qr.svg", "to=/console", all, new byte[0], here, here, Optional.empty());
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
    @DisplayName("An invited phone is not subject to the limits for unknown clients")
    void theTablesScreenInvites() throws IOException {
        strangersUseUpTheirs();
        String code = invitation();
        assertEquals(429, fromAfar(ServedTable.RIGHT, "").status());
        assertEquals(429, fromAfar(ServedTable.RIGHT, code + "x").status());
        assertEquals(401, fromAfar(WRONG, code).status());
        assertEquals(204, fromAfar(ServedTable.RIGHT, code).status());
        assertEquals(
                429, fromAfar(ServedTable.RIGHT, code).status(), "it holds for one who comes in");
    }

    @Test
    @DisplayName("An invitation allows three wrong PINs, and only the newest ones are valid")
    void anInvitationEnds() throws IOException {
        strangersUseUpTheirs();
        String photographed = invitation();
        for (int i = 0; i < 3; i++) {
            assertEquals(401, fromAfar(WRONG, photographed).status());
            passed(60_000);
        }
        assertEquals(429, fromAfar(ServedTable.RIGHT, photographed).status());
        String old = invitation();
        for (int i = 0; i < 16; i++) {
            invitation();
        }
        assertEquals(429, fromAfar(ServedTable.RIGHT, old).status());
        assertEquals(204, fromAfar(ServedTable.RIGHT, invitation()).status());
    }

    @Test
    @DisplayName("Invitations are shown on the own screen and to arbiters only")
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
        RawReply wait = table.login("Ada", ServedTable.RIGHT);
        assertEquals(429, wait.status());
        assertEquals("1", wait.header("retry-after"));
        passed(999);
        assertEquals(429, table.login("Ada", ServedTable.RIGHT).status());
        passed(1);
        assertEquals(401, table.login("Ada", WRONG).status());
        passed(1_000);
        assertEquals("1", table.login("Ada", ServedTable.RIGHT).header("retry-after"));
        passed(1_000);
        assertEquals(204, table.login("Ada", ServedTable.RIGHT).status());
        assertEquals(401, table.login("Ada", WRONG).status(), "and it begins anew");
    }

    /**
     * However many try at once, only a few hashes are computed, so that nobody else is slowed down.
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
                        "{\"name\":\" \",\"pin\":\"" + ServedTable.RIGHT + "\"}",
                        "{\"name\":\""
                                + "x".repeat(61)
                                + "\",\"pin\":\""
                                + ServedTable.RIGHT
                                + "\"}",
                        "{\"name\":\"A\\nconsole: Bo is there\",\"pin\":\""
                                + ServedTable.RIGHT
                                + "\"}",
                        "{\"name\":\"A\\u202eB\",\"pin\":\"" + ServedTable.RIGHT + "\"}",
                        "{\"name\":\"Ada\",\"pin\":415161}")) {
            assertEquals(400, table.post("/api/login", "", body).status(), body);
        }
        for (int i = 0; i < 20; i++) {
            assertEquals(401, table.login("Ada", "x".repeat(65 + 200 * i)).status());
        }
        assertEquals(204, table.login("Ada", ServedTable.RIGHT).status(), "none of them was tried");
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
    @DisplayName("Reading pages does not count as use of a session")
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
        assertEquals(409, table.login("Ada", ServedTable.RIGHT).status());
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

    private RawReply session(String cookie) throws IOException {
        return table.ask(table.head("GET", "/api/session") + "Cookie: " + cookie + "\r\n\r\n");
    }

    @Test
    @DisplayName("An arbiter's name takes only the arbiter's PIN, however it is spelled")
    void aNameBelongsToItsPin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        assertEquals(401, table.login("Anna", ServedTable.RIGHT).status());
        assertEquals(401, table.login("ÀNNA", ServedTable.RIGHT).status());
        passed(TimeUnit.HOURS.toMillis(1));
        RawReply anna = table.login(" anna ", "anna-s own");
        assertEquals(204, anna.status());
        String body = session(ServedTable.cookie(anna)).body();
        assertEquals("{\"arbiter\":\"Anna\",\"pin\":true}", body);
        assertEquals(401, table.login("Bo", "anna-s own").status(), "hers opens for her alone");
        assertEquals(204, table.login("Bo", ServedTable.RIGHT).status());
    }

    @Test
    @DisplayName("Without a shared PIN only arbiters with their own can log in")
    void withoutASharedPin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        table.pin.set(Optional.empty());
        assertEquals(401, table.login("Bo", "anna-s own").status());
        assertEquals(204, table.login("Anna", "anna-s own").status());
    }

    @Test
    @DisplayName("A session whose name becomes an arbiter's is ended, and no other")
    void aNewAccountEndsWhatWasUnderItsName() throws IOException {
        String anna = ServedTable.cookie(table.login("anna", ServedTable.RIGHT));
        String bo = ServedTable.cookie(table.login("Bo", ServedTable.RIGHT));
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        assertEquals(401, command(anna));
        assertEquals(200, command(bo));
    }

    // Unknown and known clients

    private RawReply loginFromElsewhere(String name, String given, String cookie)
            throws IOException {
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
        assertEquals(429, loginFromElsewhere("Ada", ServedTable.RIGHT, "").status());
    }

    @Test
    @DisplayName("Unknown clients cannot lock out sessions, known browsers or the own screen")
    void strangersLockOutNobodyWhoIsKnown() throws IOException {
        RawReply ada = loginFromElsewhere("Ada", ServedTable.RIGHT, "");
        String cookie = ServedTable.cookie(ada);
        String device = ServedTable.cookie(session(cookie));
        assertTrue(device.startsWith(table.cookieName() + "-"), device);
        assertEquals("", session(cookie + "; " + device).header("set-cookie"), "once is enough");
        strangersUseUpTheirBudget();
        assertEquals(200, command(cookie));
        assertEquals(204, table.login("Bo", ServedTable.RIGHT).status(), "the table's own screen");
        assertEquals(204, loginFromElsewhere("Ada", ServedTable.RIGHT, device).status());
        String forged = device.replaceAll(".$", device.endsWith("0") ? "1" : "0");
        assertEquals(429, loginFromElsewhere("Ada", ServedTable.RIGHT, forged).status());
        assertEquals(401, command(device), "it opens nothing by itself");
    }

    @Test
    @DisplayName("A browser is known for one PIN only, until that changes")
    void aKnownBrowserIsKnownForOnePin() throws IOException {
        table.accounts.set(List.of(new ArbiterAccount("Anna", HERS)));
        RawReply bo = loginFromElsewhere("Bo", ServedTable.RIGHT, "");
        String device = ServedTable.cookie(session(ServedTable.cookie(bo)));
        strangersUseUpTheirBudget();
        assertEquals(429, loginFromElsewhere("Anna", "anna-s own", device).status());
        assertEquals(204, loginFromElsewhere("Bo", ServedTable.RIGHT, device).status());
        table.pin.set(Optional.of(Pin.of("another-one", new SecureRandom())));
        assertEquals(429, loginFromElsewhere("Bo", "another-one", device).status());
    }

    // Cookies

    @Test
    @DisplayName("Of two cookies with our name the valid one counts, in either order")
    void whatIsNoSessionDoesNoHarm() throws IOException {
        String mine = table.arbiter();
        assertEquals(200, command(cookie("planted") + "; " + mine));
        assertEquals(200, command(mine + "; " + cookie("planted")));
        assertEquals(200, command(mine + "; " + mine), "the same one twice");
    }

    @Test
    @DisplayName("An order with two valid sessions is refused")
    void twoSessionsAreNone() throws IOException {
        String mine = table.arbiter();
        String eves = ServedTable.cookie(table.login("Eve", ServedTable.RIGHT));
        assertEquals(401, command(mine + "; " + eves));
        assertEquals(401, command(eves + "; " + mine));
        assertEquals(200, command(mine));
    }

    @Test
    @DisplayName("The cookie of another table on the same machine is not valid")
    void cookiesOfAnotherTable() throws IOException {
        try (ServedTable other = ServedTable.quiet()) {
            String theirs = other.arbiter();
            assertNotEquals(other.cookieName(), table.cookieName());
            assertEquals(200, command(theirs + "; " + table.arbiter()));
            assertEquals(401, command(theirs));
        }
    }

    // Lists of sessions

    private RawReply sessions(String cookie) throws IOException {
        return table.ask(table.head("GET", "/api/sessions") + "Cookie: " + cookie + "\r\n\r\n");
    }

    private static String idOf(String name, String list) {
        Matcher found =
                Pattern.compile("\"id\":\"([0-9a-f]+)\",\"name\":\"" + name + "\"").matcher(list);
        assertTrue(found.find(), list);
        return found.group(1);
    }

    @Test
    @DisplayName("An arbiter sees all sessions with time and address, and can end them")
    void sessionsAreListedAndEnded() throws IOException {
        String ada = table.arbiter();
        passed(60_000);
        String bo = ServedTable.cookie(table.login("Bo", ServedTable.RIGHT));
        String cy = ServedTable.cookie(table.login("Cy", ServedTable.RIGHT));
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
    @DisplayName("Ending a hand or dealing again needs a PIN entered within ten minutes")
    void severeOrdersWantAFreshPin() throws IOException {
        for (String severe :
                List.of("{\"do\":\"end\",\"why\":\"x\"}", "{\"do\":\"redeal\",\"why\":\"x\"}")) {
            String cookie = table.arbiter();
            passed(TimeUnit.MINUTES.toMillis(10));
            assertEquals(200, table.post("/api/command", cookie, severe).status());
            passed(1);
            RawReply again = table.post("/api/command", cookie, severe);
            assertEquals(401, again.status());
            assertTrue(again.body().contains("\"again\":true"), again.body());
            assertEquals(200, command(cookie), "for all others it is good enough");
        }
    }

    @Test
    void whoWaivesARulingWaivesTheOneThatHeHasRead() throws Exception {
        try (ServedTable served = ServedTable.quiet()) {
            String cookie = served.arbiter();
            RawReply other =
                    served.post(
                            "/api/command",
                            cookie,
                            "{\"do\":\"waive\",\"act\":5,\"case\":\"26.1\",\"why\":\"x\"}");
            assertTrue(other.body().contains("no hand is being played"), other.body());
            RawReply half = served.post("/api/command", cookie, "{\"do\":\"waive\",\"act\":5}");
            assertEquals(400, half.status());
            RawReply none = served.post("/api/command", cookie, "{\"do\":\"waive\",\"why\":\"x\"}");
            assertTrue(none.body().contains("no hand is being played"), none.body());
        }
    }
}
