package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.Calling;
import burraco.table.state.Played;
import burraco.testing.Club;
import burraco.web.seat.SeatKeys;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player's phone and the arbiter's console, in real browsers, from a call to the last word. */
class SeatPageTest {
    private static final SeatKeys KEYS = new SeatKeys(new byte[] {1});

    @TempDir static Path folder;

    private static Club club;
    private static Browser phone;
    private static Browser console;

    @BeforeAll
    static void begin() throws Exception {
        club = new Club(folder, Club.bots(7, 32));
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
        phone.open("about:blank");
        phone.open(club.origin() + "/seat?lang=" + language + "#" + seat + "-" + KEYS.of(seat));
        phone.see("#buttons .button");
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
    @DisplayName(
            "South calls, the arbiter comes; the hand ends, both lines count and confirm by phone")
    void fromACallToTheLastWord() throws Exception {
        for (String language : List.of("it", "en")) {
            open(Seat.SOUTH, language);
            look("seat-" + language);
        }
        phone.press("#buttons .alarm");
        club.until(
                "South waits",
                state -> state.calling().stream().map(Calling::seat).toList().contains(Seat.SOUTH));
        console.open(club.origin() + "/console?lang=en");
        console.press("#who button");
        console.type("dialog input[name=name]", "Ada Rossi");
        console.type("dialog input[type=password]", Club.PIN);
        console.press("dialog [type=submit]");
        console.see("#who .arbiter");
        console.press("#tab-now");
        console.see("#panel .is-call", "South");
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
        for (Seat seat : List.of(Seat.SOUTH, Seat.EAST)) {
            open(seat, "it");
            phone.press("#count .wide");
            phone.see("#count .good");
            look("seat-confirmed-" + seat);
        }
        Played hand = club.until("both", s -> s.counting().get().isConfirmed()).counting().get();
        assertEquals(-50, hand.ns().hand().orElseThrow());
        assertEquals(-50, hand.ew().hand().orElseThrow());
        assertEquals(List.of(), console.consoleErrors());
    }

    @Test
    @DisplayName("Without a code the page says where it is; with a wrong one the table says so")
    void aWrongCodeIsSaid() {
        phone.open("about:blank");
        phone.open(club.origin() + "/seat?lang=en");
        phone.see("#now .lost", "Scan");
        phone.open("about:blank");
        phone.open(club.origin() + "/seat?lang=en#N-wrong");
        phone.press("#buttons .alarm");
        phone.see("#said", "another code");
    }
}
