package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Told;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A pair's phone, and the door of the hall, in a real browser. */
@Tag("browser")
class MePageTest extends HallBrowser {
    private static final String RECORD =
            """
            [Format "1"]
            [Dealer "S"]

            W: 5H 6H 7H KC KD QS 9D 8C 4S
            pile: 4C 9S

            W draw 8H
            W open 5H 6H 7H 8H
            W discard KC
            N draw
            N discard TC
            """;

    /** Both cards of eleven ranks in two suits. */
    private static final String[] DEALT =
            Stream.of("S", "H")
                    .flatMap(suit ->
                            Stream.of("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
                                    .flatMap(rank -> Stream.of(rank + suit, rank + suit + "/2")))
                    .map(card -> card.equals("8S") ? "JK" : card)
                    .toArray(String[]::new);

    /** Round 2 is played; pair 3 has a result and a rank. */
    private static ServedHall second() throws Exception {
        Evening evening = new Evening(12).playing();
        int table = evening.now().current().orElseThrow().seating().of(3).orElseThrow().table();
        evening.change("result round 1 table %d 900:1250 parts 300:500 600:750".formatted(table));
        evening.now().current().orElseThrow().seating().meetings().stream()
                .filter(one -> one.table() != table)
                .forEach(one -> evening.change("result round 1 table " + one.table() + " 500:900"));
        evening.ranked().playing();
        FakeHall hall = new FakeHall(evening, System.currentTimeMillis());
        ServedHall served = new ServedHall(hall, (_, _) -> List.of(RECORD, RECORD));
        long now = hall.clock();
        decide(
                served,
                new Decision.SetTime(2, now - MINUTE, now + 54 * MINUTE),
                new Decision.Tell("Il buffet è aperto", new TreeSet<>()));
        return served;
    }

    private static void openMe(ServedHall served, String query) {
        String key = served.keys.of(served.hall.now().content().now(), 3);
        open(served, "/me" + query + "#" + key);
    }

    private static int table(ServedHall served) {
        return served.hall
                .now()
                .content()
                .now()
                .current()
                .orElseThrow()
                .seating()
                .of(3)
                .orElseThrow()
                .table();
    }

    @ParameterizedTest
    @CsvSource({
        "phone, 360, 640, it, dark",
        "phone, 390, 844, en, bright",
        "wide, 1280, 800, en-XA, bright"
    })
    @DisplayName("The page fits and can be read on every phone")
    void everySize(String name, int width, int height, String language, String theme)
            throws Exception {
        try (ServedHall served = second()) {
            served.hall.table(
                    table(served),
                    new Told().round(2).counted(640, 885).current(115, 20).present(1));
            browser.size(width, height);
            openMe(served, "?lang=" + language + "&theme=" + theme);
            browser.see(".me-result .sum");
            browser.screenshot("hall-me-" + name + "-" + language);
            browser.script("scrollTo(0, 1000)");
            browser.press(".me-result summary");
            browser.see(".me-result details details summary");
            browser.press(".me-result details details summary");
            browser.see(".me-acts li:nth-child(3)");
            browser.press(".me-result details details details summary");
            browser.see(".record-text", "W discard KC");
            assertGood(served, name);
        }
    }

    @Test
    @DisplayName("A pair says where it sits, calls the arbiter, and takes it back")
    void orders() throws Exception {
        try (ServedHall served = second()) {
            openMe(served, "?lang=en");
            browser.see(".me-seat", "against");
            String other = browser.text(".me-line").contains("North-South") ? "EW" : "NS";
            browser.press(".me-buttons .button[aria-pressed='false']");
            browser.see(".me-line", other.equals("EW") ? "East-West" : "North-South");
            browser.press(".me-call .button");
            browser.see(".me-call", "The arbiter is called since");
            String id = served.hall.room().phones(2).getFirst().id();
            decide(served, new Decision.Take(id));
            browser.see(".me-call", "The arbiter is coming");
            browser.press(".me-call .button");
            browser.see(".me-call .button.main", "Call the arbiter");
            assertTrue(served.faults().isEmpty());
            assertGood(served, "orders");
        }
    }

    @Test
    @DisplayName("The cards as dealt stand in one place, and the hand begins with its first act")
    void dealt() throws Exception {
        String hand =
                """
                [Format "1"]
                [Dealer "S"]

                """
                        + IntStream.range(0, 44)
                                .mapToObj(i -> "deal " + "WNES".charAt(i % 4) + " " + DEALT[i])
                                .collect(Collectors.joining("\n"))
                        + "\nturnup 8S\nW draw\n";
        Evening evening = new Evening(12).playing();
        int table = evening.now().current().orElseThrow().seating().of(3).orElseThrow().table();
        evening.change("result round 1 table %d 900:1250".formatted(table));
        FakeHall hall = new FakeHall(evening, System.currentTimeMillis());
        try (ServedHall served = new ServedHall(hall, (_, _) -> List.of(hand))) {
            openMe(served, "?lang=en");
            browser.press(".me-result summary");
            browser.press(".me-result details details summary");
            browser.see(".me-acts li:first-child", "The first card is faced: 8♠");
            browser.press(".me-result details details details summary");
            browser.see(".me-dealt li:first-child", "West 4♠ 6♠ joker 10♠");
            assertGood(served, "dealt");
        }
    }

    @Test
    @DisplayName("Points and result come by themselves")
    void live() throws Exception {
        try (ServedHall served = second()) {
            openMe(served, "?lang=en");
            browser.see(".me-seat");
            served.hall.table(table(served), new Told().round(2).counted(640, 640).present(1));
            browser.see(".me-score .sum", "640");
            browser.see(".me-card", "against");
            browser.seeNo(".me-buttons");
            browser.see("#clock", "53:");
        }
    }

    @Test
    @DisplayName("A code of another tournament says so")
    void wrongKey() throws Exception {
        try (ServedHall served = second()) {
            open(served, "/me?lang=en#3-abcdefghijkl");
            browser.see("#lost", "this code is not of this tournament");
            browser.see("#panel", "Scan the QR code");
        }
    }

    @ParameterizedTest
    @CsvSource({"phone, 360, 640, it", "wide, 1280, 800, en", "wide, 1280, 800, en-XA"})
    @DisplayName("The door leads to all pages")
    void door(String name, int width, int height, String language) throws Exception {
        try (ServedHall served = playing(8)) {
            browser.size(width, height);
            open(served, "/hall?lang=" + language);
            browser.see("#title", "Venerdì sera");
            browser.until(
                    "all codes are drawn",
                    () ->
                            Boolean.TRUE.equals(
                                    browser.script(
                                            "return [...document.images].length === 8 && [...document.images].every(one => one.complete && one.naturalWidth > 0)")));
            browser.screenshot("hall-door-" + name + "-" + language);
            assertGood(served, name);
        }
    }
}
