package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.ArbiterCall;
import burraco.table.state.PlayedHand;
import burraco.testing.Club;
import burraco.web.seat.SeatKeys;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player's phone and the console in real browsers, from a call to the last confirmation. */
@Tag("browser")
class SeatPageTest {
    private static final SeatKeys KEYS = new SeatKeys(new byte[] {1});

    @TempDir static Path folder;

    private static Club club;
    private static Browser phone;
    private static Browser console;

    @BeforeAll
    static void begin() throws Exception {
        club = new Club(folder, Club.bots(7, 160));
        club.until("there is something to look at", state -> PagesTest.melds(state) >= 3);
        club.pause();
        phone = Browser.start(390, 844);
        console = Browser.start(1280, 800);
    }

    @AfterAll
    static void end() {
        phone.close();
        console.close();
        club.close();
    }

    private static void open(Seat seat, String language) {
        phone.open(club.origin() + "/seat?lang=" + language + "#" + seat + "-" + KEYS.of(seat));
        phone.until(
                "it is that seat's",
                () -> phone.script("return document.title").equals(title(seat, language)));
        phone.see("#buttons .button");
    }

    private static String title(Seat seat, String language) {
        String name =
                switch (seat) {
                    case NORTH -> language.equals("it") ? "Nord" : "North";
                    case EAST -> language.equals("it") ? "Est" : "East";
                    case SOUTH -> language.equals("it") ? "Sud" : "South";
                    case WEST -> language.equals("it") ? "Ovest" : "West";
                };
        return name + " · Burraco";
    }

    /** A window behind another one gets no animation frames. */
    private static void aHiddenWindowSaysWhatWaits() throws Exception {
        console.script("window.requestAnimationFrame = () => 0;");
        String before = (String) console.script("return document.title");
        club.host().order(new Person.Player(Seat.WEST), new Command.Call());
        console.until(
                "the title counts one more",
                () -> !before.equals(console.script("return document.title")));
        console.open("about:blank");
        console.open(club.origin() + "/console?lang=en#code=scanned");
        console.see("#panel .is-call", "West");
        assertEquals(
                1L,
                console.script(
                        """
                        return Promise.all([import('/assets/script/console/now.js'),
                            import('/assets/script/console/store.js')]).then(([{waiting}, {at}]) => {
                          const before = waiting();
                          at.state.news = {...at.state.news, revoked: {says: {}, rulings: []}};
                          return waiting() - before;
                        });
                        """),
                "a ruling that fell waits too");
    }

    private static void look(String name) {
        phone.screenshot(name);
        assertEquals(List.of(), phone.axe(), name);
        assertEquals(List.of(), phone.consoleErrors(), name);
        String beyond =
                "const page = document.documentElement; return page.scrollWidth - page.clientWidth";
        assertEquals(0L, phone.script(beyond), name + " is no wider than the phone");
    }

    @Test
    @DisplayName("A call and its end; then both lines count and confirm by phone")
    void fromACallToTheLastWord() throws Exception {
        for (String language : List.of("it", "en")) {
            open(Seat.SOUTH, language);
            look("seat-" + language);
        }
        phone.press("#buttons .alarm");
        club.until(
                "South waits",
                state ->
                        state.calling().stream()
                                .map(ArbiterCall::seat)
                                .toList()
                                .contains(Seat.SOUTH));
        console.open(club.origin() + "/console?lang=en#code=scanned");
        console.script(
                "const asks = fetch; window.sent = [];"
                        + "window.fetch = (to, how) => (sent.push(how?.body), asks(to, how));");
        console.press("#who button");
        console.type("dialog input[name=name]", "Ada Rossi");
        console.type("dialog input[type=password]", Club.PIN);
        console.press("dialog [type=submit]");
        console.see("#who .arbiter");
        assertEquals(
                true,
                console.script("return sent.some(one => one?.includes('\"code\":\"scanned\"'))"),
                "whoever has scanned the way here says so");
        console.press("#tab-now");
        console.see("#panel .is-call", "South");
        aHiddenWindowSaysWhatWaits();
        assertTrue(((String) console.script("return document.title")).matches("\\(\\d+\\) .*"));
        console.screenshot("console-called");
        assertEquals(List.of(), console.axe());
        console.press("#panel .is-call button");
        console.press("dialog [type=submit]");
        console.seeNo("#panel .is-call");
        club.host().order(new Person.Arbiter("Ada"), new Command.End(""));
        club.until("the hand is over", state -> state.counting().isPresent());
        console.see("#panel .waits", "points are missing");
        console.press("#tab-score");
        console.see("#panel .phones img");
        console.until(
                "all codes are drawn",
                () ->
                        (Boolean)
                                console.script(
                                        "return [...document.querySelectorAll('.phones img')]"
                                                + ".every(one => one.naturalWidth > 0)"));
        console.screenshot("console-phones");
        assertEquals(List.of(), console.axe());
        for (Seat seat : List.of(Seat.SOUTH, Seat.EAST)) {
            open(seat, "it");
            look("seat-count-" + seat);
            phone.press("#count .left:first-of-type .dial .button:last-child");
            phone.press("#count .left:first-of-type [type=submit]");
            Line own = seat.line();
            club.until("it is entered", state -> state.counting().get().total(own).isPresent());
        }
        otherPointsAreNotConfirmed();
        for (Seat seat : List.of(Seat.SOUTH, Seat.EAST)) {
            open(seat, "it");
            // A yes confirms what is shown, like the button below it.
            phone.press(seat == Seat.SOUTH ? "#buttons .main" : "#count .wide");
            phone.see("#count .good");
            look("seat-confirmed-" + seat);
        }
        PlayedHand hand =
                club.until("both", s -> s.counting().get().isConfirmed()).counting().get();
        assertEquals(-50, hand.ns().hand().orElseThrow());
        assertEquals(-50, hand.ew().hand().orElseThrow());
        assertEquals(List.of(), console.consoleErrors());
    }

    /** Answers yes on a phone that shows another score, or none. */
    private static void otherPointsAreNotConfirmed() throws Exception {
        PlayedHand hand = club.state().counting().orElseThrow();
        int match = club.state().match().number();
        PlayedHand.Entered now = hand.totals().orElseThrow();
        String yes = "{\"seat\":\"S\",\"key\":\"" + KEYS.of(Seat.SOUTH) + "\",\"do\":\"ok\"";
        String read = ",\"match\":%d,\"hand\":%d,\"ns\":%d,\"ew\":%d";
        List<String> others =
                List.of(
                        "",
                        read.formatted(match, hand.number(), now.ns() + 5, now.ew()),
                        read.formatted(match, hand.number(), now.ns(), now.ew() - 5),
                        read.formatted(match, hand.number() + 1, now.ns(), now.ew()));
        for (String other : others) {
            String said = posted("/api/seat", yes + other + "}");
            assertTrue(said.contains("changed at the table in the meantime"), other + said);
        }
        assertTrue(club.state().counting().orElseThrow().confirmed().isEmpty());
    }

    private static String posted(String path, String json) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(club.origin() + path))
                        .header("Content-Type", "application/json")
                        .header("Origin", club.origin())
                        .POST(HttpRequest.BodyPublishers.ofString(json))
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        }
    }

    @Test
    @DisplayName("The buttons of a phone work even if there are too many viewers")
    void aPhoneThatIsToldNothing() throws Exception {
        int port = URI.create(club.origin()).getPort();
        List<RawClient> onlookers = new ArrayList<>();
        phone.open("about:blank");
        // A client that has gone is noticed at the second message sent to it.
        for (String name : List.of("Ada", "Bice", "")) {
            club.host().order(new Person.Arbiter("Ada"), new Command.Name(Seat.WEST, name));
            club.until(
                    "all are told",
                    state -> state.match().names().getOrDefault(Seat.WEST, "").equals(name));
        }
        try {
            int status = 200;
            while (status == 200) {
                RawClient one = RawClient.to(port);
                onlookers.add(one);
                one.send("GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n");
                status = one.reply().status();
            }
            assertEquals(503, status);
            phone.open(club.origin() + "/seat?lang=en#W-" + KEYS.of(Seat.WEST));
            phone.see("#now .lost");
            phone.screenshot("seat-told-nothing");
            phone.press("#buttons .alarm");
            club.until(
                    "West waits",
                    state ->
                            state.calling().stream()
                                    .map(ArbiterCall::seat)
                                    .toList()
                                    .contains(Seat.WEST));
        } finally {
            for (RawClient one : onlookers) {
                one.close();
            }
        }
    }

    @Test
    @DisplayName("The table's own screen shows the codes without a login")
    void theTablesOwnScreenShowsTheCodes() {
        phone.until(
                "there is room for one who looks on",
                () -> {
                    phone.open(club.origin() + "/?lang=it");
                    phone.see("#now .says");
                    return phone.consoleErrors().isEmpty();
                });
        phone.see("#phones li:nth-child(4)", "Ovest");
        phone.until(
                "all codes are drawn",
                () ->
                        (Boolean)
                                phone.script(
                                        "return [...document.querySelectorAll('#phones img')]"
                                                + ".every(one => one.naturalWidth > 0)"));
        look("door-phones");
        String first = consoleCode();
        phone.script(
                """
                return import('/assets/script/phone-codes.js').then(({consoleAddress}) =>
                    document.querySelector('#console-code').src = consoleAddress(7));
                """);
        assertFalse(first.equals(consoleCode()), "the code of the console is another each time");
    }

    @Test
    @DisplayName("If the codes are refused the console says so, and retries later")
    void refusedCodesAreAskedForAgain() {
        console.open(club.origin() + "/sheet");
        console.script("localStorage.removeItem('burraco.console.tab')");
        console.open(club.origin() + "/console?lang=en");
        console.see("#tab-score");
        console.script(
                """
                const asks = window.asks = fetch;
                window.refused = 0;
                window.fetch = (to, how) => to === '/api/seats'
                  ? (refused++, Promise.resolve(new Response('{}', {status: 403})))
                  : asks(to, how);
                """);
        console.press("#tab-score");
        console.see("#panel .phones", "Sign in to see");
        console.script(
                "return import('/assets/script/console/store.js').then(({changed}) => changed())");
        assertEquals(1L, console.script("return refused"), "not each time something is drawn");
        console.script("window.fetch = window.asks");
        console.see("#panel .phones img");
    }

    private static String consoleCode() {
        return (String)
                phone.script(
                        "return fetch(document.querySelector('#console-code').src)"
                                + ".then(answer => answer.text())");
    }

    @Test
    @DisplayName("The table's screen shows the codes in a dialog")
    void theTablesPageShowsTheCodesToo() {
        for (int[] size : new int[][] {{800, 480}, {1280, 800}}) {
            phone.size(size[0], size[1]);
            phone.open(club.origin() + "/table?lang=it&pointer=none");
            phone.see("#switches .switch");
            if (size[0] == 800) {
                phone.press("#switches .more");
            }
            phone.press("#switches .phones-switch");
            phone.see("#phones li:nth-child(4)", "Ovest");
            phone.until(
                    "all codes are drawn",
                    () ->
                            (Boolean)
                                    phone.script(
                                            "const all = [...document.querySelectorAll('#phones"
                                                    + " img')];return all.length === 5 && all.every(one"
                                                    + " => one.naturalWidth > 0)"));
            assertEquals(
                    true,
                    phone.script(
                            "const sheet = document.querySelector('#phones');"
                                    + "return sheet.scrollHeight <= sheet.clientHeight + 1"),
                    "all of it fits");
            look("table-phones-" + size[0]);
            phone.press("#phones .button");
            phone.seeNo("#phones");
        }
        phone.size(390, 844);
    }

    @Test
    @DisplayName("Without a code the page says where to find it; a wrong one is refused")
    void aWrongCodeIsSaid() {
        phone.open(club.origin() + "/seat?lang=en");
        phone.see("#now .lost", "Scan");
        phone.open(club.origin() + "/seat?lang=en#N-wrong");
        phone.press("#buttons .alarm");
        phone.see("#said", "another code");
    }
}
