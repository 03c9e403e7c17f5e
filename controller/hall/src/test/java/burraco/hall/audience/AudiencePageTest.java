package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.browser.PseudoLanguage;
import burraco.relay.wire.Told;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page for people outside, from a web server that knows nothing but files. */
@Tag("browser")
class AudiencePageTest {
    private static final String SAME = "Burraco Venerdì sera NS EW EN IT × –";

    @AutoClose static Browser browser;

    @TempDir Path home;
    private PlayedFolder played;
    private HttpServer server;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() throws IOException {
        browser.fresh().size(1280, 800);
        played = new PlayedFolder(home, true);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/a/b/", SimpleFileServer.createFileHandler(played.folder));
        server.start();
    }

    @AfterEach
    void stop() throws IOException {
        server.stop(0);
        played.close();
    }

    private static List<Told> firstHand() {
        return ToldHands.all().stream().filter(one -> one.at() < 200_000).toList();
    }

    private static List<Told> secondHand() {
        return ToldHands.all().stream().filter(one -> one.at() >= 200_000).toList();
    }

    private void open(String wishes) {
        browser.open("http://localhost:" + server.getAddress().getPort() + "/a/b/" + wishes);
    }

    private static void assertGood(String where) {
        assertEquals(List.of(), browser.axe(), where);
        assertEquals(
                0L,
                browser.script(
                        "const page = document.documentElement; return Math.max(0, page.scrollWidth - page.clientWidth)"),
                where);
        assertEquals(List.of(), browser.consoleErrors(), where);
    }

    @Test
    @DisplayName("The tables of the round with names and points; a tap follows one of them")
    void list() {
        played.tells(played.one, ToldHands.all());
        played.tells(played.two, ToldHands.of(1, 2, 1, 0));
        open("?lang=it");
        browser.see("#tables", "Tavolo 1");
        browser.see("#tables", "1.415");
        browser.see("#where", "Si vede 5 minuti dopo.");
        assertGood("list");
        browser.press("#tables li:nth-child(2) a");
        browser.see("#table", "Tavolo 2");
        browser.press("#back a");
        browser.see("#tables", "Tavolo 2");
        assertEquals(
                "SportsEvent",
                browser.script(
                        "return JSON.parse(document.querySelector('script[type=\"application/ld+json\"]').textContent)['@type']"));
    }

    @Test
    @DisplayName("Whoever follows a table sees what is new without doing anything")
    void follow() {
        played.tells(played.one, firstHand());
        open("?table=1&lang=en");
        browser.see(".live.is-on");
        browser.see("#table", "The hand is over");
        played.tells(played.one, secondHand());
        browser.see("#table", "The match is over");
        browser.see("#score", "1,415");
        assertGood("follow");
    }

    @Test
    @DisplayName("From the start, paused, to any point, and back to what is live")
    void seek() {
        played.tells(played.one, firstHand());
        open("?table=1&lang=en");
        browser.see(".live.is-on");
        browser.press("#controls button:nth-of-type(2)");
        browser.seeNo(".live.is-on");
        browser.see("#log", "The first card is faced: 5♠");
        browser.press("#controls button:nth-of-type(1)");
        browser.see("#controls", "Play");
        browser.script(
                "const place = document.querySelector('[name=place]'); place.value = place.max;"
                        + " place.dispatchEvent(new Event('change'))");
        browser.see("#log", "South adds 9♣ to NS3");
        assertTrue(browser.text("#melds-NS").contains("NS3"), browser.text("#melds-NS"));
        browser.press(".live");
        browser.see(".live.is-on");
        assertGood("seek");
    }

    @Test
    @DisplayName("In a frame of another page: the table, and no heading")
    void embed() {
        played.tells(played.one, firstHand());
        byte[] club =
                ("<!doctype html><html lang=it><link rel=icon href=data:><title>Club</title>"
                                + "<iframe title=Burraco width=900 height=600"
                                + " src='/a/b/index.html?table=1&embed'></iframe>")
                        .getBytes(StandardCharsets.UTF_8);
        server.createContext(
                "/club",
                exchange -> {
                    exchange.sendResponseHeaders(200, club.length);
                    exchange.getResponseBody().write(club);
                    exchange.close();
                });
        browser.open("http://localhost:" + server.getAddress().getPort() + "/club");
        browser.until(
                "the table in the frame",
                () ->
                        browser.script(
                                        "return document.querySelector('iframe').contentDocument?.querySelector('#log')?.textContent ?? ''")
                                .toString()
                                .contains("Sud lega 9♣ a NS3"));
        assertEquals(
                "none",
                browser.script(
                        "const frame = document.querySelector('iframe').contentWindow; return frame.getComputedStyle(frame.document.querySelector('.audience-bar')).display"));
    }

    @Test
    @DisplayName("Whole on a phone and on a large screen, bright and dark, in each language")
    void everywhere() {
        played.tells(played.one, firstHand());
        for (int[] size : List.of(new int[] {360, 740}, new int[] {1920, 1080})) {
            browser.size(size[0], size[1]);
            for (String lang : List.of("it", "en", "en-XA")) {
                for (String theme : List.of("dark", "bright")) {
                    for (String wish : List.of("?", "?table=1&")) {
                        open(wish + "lang=" + lang + "&theme=" + theme);
                        browser.see(wish.equals("?") ? "#tables a" : "#log li");
                        String where = size[0] + " " + lang + " " + theme + " " + wish;
                        assertGood(where);
                        if (lang.equals("en-XA")) {
                            assertEquals("", PseudoLanguage.untranslated(browser, SAME), where);
                        }
                    }
                }
            }
            browser.screenshot("audience-" + size[0]);
        }
    }

    @Test
    @DisplayName("Nothing there yet: the page says so, and begins by itself")
    void nothingYet() {
        open("?lang=en");
        browser.see("#said", "nothing to see");
        played.tells(played.one, firstHand());
        browser.see("#tables", "Table 1");
    }

    @Test
    @DisplayName("Without names the pairs' numbers are shown, and no file has a name in it")
    void numbers() throws IOException {
        played.close();
        played = new PlayedFolder(home.resolve("other"), false);
        server.removeContext("/a/b/");
        server.createContext("/a/b/", SimpleFileServer.createFileHandler(played.folder));
        played.tells(played.one, ToldHands.all());
        open("?lang=en");
        browser.see("#tables", "Pair");
        Map<String, Object> round = new Outside(played.folder).json("friday/round-1.json");
        assertTrue(!round.toString().contains("names"), "" + round);
    }
}
