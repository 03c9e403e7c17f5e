package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Tournament;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Results from slips, typed as in a sala conti, and what is done at a table. */
@Tag("browser")
class DirectionSlipsPageTest extends DirectionBrowser {
    private static final String ACCEPT = ".doubt .button:not(.back)";

    private static final String INDIVIDUALS =
            """
            burraco-tournament 2 seed 7
            title "Individuals"
            plan
              field individuals
              length 4
              stage whist rounds 3 placing entry points carried
              tie-breaks direct match-points lot
              clubs anywhere
            enter 1 "A Uno"
            enter 2 "B Due"
            enter 3 "C Tre"
            enter 4 "D Quattro"
            """;

    private static Played result(ServedDesk desk, int table) throws Exception {
        Tournament now = desk.tournament();
        int at = now.rounds().getLast().seating().at(table).orElseThrow();
        MeetingResult result = now.rounds().getLast().slip(at).result().orElseThrow();
        return (Played) result;
    }

    private static void slip(String table, String first, String second) {
        browser.type("#slip-table", table);
        browser.type("#slip-first", first);
        browser.type("#slip-second", second);
    }

    private static void hands(String number, String first, String second) {
        browser.type(".hand-row:nth-of-type(" + number + ") input:nth-of-type(1)", first);
        browser.type(".hand-row:nth-of-type(" + number + ") input:nth-of-type(2)", second);
    }

    @Test
    @DisplayName(
            "A number without a sign is no difference: the second side's points are waited for")
    void half() throws Exception {
        try (ServedDesk desk = playing(4)) {
            open(desk, "?lang=en");
            tab("results");
            slip("1", "2350", "");
            browser.keys(Keys.ENTER, Keys.ENTER);
            assertEquals("second", focused());
            slip("1", "-350", "");
            browser.keys(Keys.ENTER);
            awaitLine(desk, "result round 1 table 1 0:350");
        }
    }

    @Test
    @DisplayName(
            "Forty slips are typed with the keyboard alone, three keys beside the digits of each")
    void fortySlips() throws Exception {
        try (ServedDesk desk = playing(80)) {
            open(desk, "?lang=en");
            tab("results");
            browser.until("the table's field", () -> focused().equals("table"));
            for (int table = 1; table <= 40; table++) {
                browser.keys(
                        String.valueOf(table),
                        Keys.ENTER,
                        String.valueOf(500 + 10 * table),
                        Keys.ENTER,
                        "700",
                        Keys.ENTER);
            }
            browser.see("#where", "all results are there");
            for (int table = 1; table <= 40; table++) {
                assertEquals(new Played(500 + 10 * table, 700, List.of()), result(desk, table));
            }
            browser.screenshot("direction-slips-en");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName(
            "Art. 19: hands that do not add up, and points in each other's place, are asked about")
    void bothChecks() throws Exception {
        try (ServedDesk desk = playing(8)) {
            open(desk, "?lang=en");
            tab("results");
            browser.press(".slip > .button");
            slip("1", "1350", "900");
            hands("1", "500", "300");
            hands("2", "750", "600");
            browser.press(".slip-form .main");
            browser.see(
                    ".doubt",
                    "The hands make 1,250 : 900, and the total is written as 1,350 : 900");
            browser.screenshot("direction-sum-en");
            browser.keys(Keys.ENTER);
            browser.seeNo(".doubt");
            assertFalse(desk.text().contains("result round 1 table 1"), "Enter looks again");
            browser.keys(Keys.ENTER);
            browser.press(".slip-form .main");
            browser.press(ACCEPT);
            awaitLine(desk, "result round 1 table 1 1250:900 parts 500:300 750:600");

            slip("2", "900", "1250");
            hands("1", "500", "300");
            hands("2", "750", "600");
            browser.press(".slip-form .main");
            browser.see(".doubt", "seem to stand in each other’s place");
            browser.press(ACCEPT);
            awaitLine(desk, "result round 1 table 2 1250:900 parts 500:300 750:600");

            slip("3", "900", "1250");
            browser.keys(" ", "12", Keys.ENTER);
            browser.see(".doubt", "they would be 1,250 : 900");
            browser.screenshot("direction-swapped-en");
            browser.press(ACCEPT);
            awaitLine(desk, "result round 1 table 3 1250:900");

            slip("4", "900", "1250");
            browser.keys(" ", "19", Keys.ENTER);
            browser.see(".doubt", "These points make 8 – 12 VP");
            browser.press(".doubt .back");
            browser.type("#slip-second", "1251");
            browser.keys(Keys.ENTER);
            browser.see(".doubt", "does not end in 0 or 5");
            browser.press(".doubt .back");
            browser.type("#slip-second", "1.25O");
            browser.keys(Keys.ENTER);
            browser.see(".doubt", "no number");
            browser.press(".doubt .back");
            browser.until("the field that is wrong", () -> focused().equals("second"));
            browser.type("#slip-second", "1.250");
            browser.keys(Keys.ENTER);
            browser.see(".doubt", "These points make 8 – 12 VP");
            browser.press(ACCEPT);
            awaitLine(desk, "result round 1 table 4 900:1250");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName(
            "A result that is there already: the same is passed over, another one is a correction")
    void typedTwice() throws Exception {
        try (ServedDesk desk = playing(8)) {
            desk.change("result round 1 table 2 900:1250");
            open(desk, "?lang=it");
            tab("results");
            slip("2", "900", "1250");
            browser.keys(Keys.ENTER);
            browser.see(".doubt", "C’è già, uguale");
            browser.press(ACCEPT);
            browser.until("the next slip", () -> focused().equals("table"));
            slip("2", "1250", "900");
            browser.keys(Keys.ENTER);
            browser.see(".doubt", "con i punti al posto uno dell’altro");
            browser.press(ACCEPT);
            browser.see("dialog", "Punti scambiati");
            choose("Il tavolo è d’accordo");
            assertFalse(browser.see(MAIN).isEnabled(), "the table has to agree (art. 19)");
            browser.press("dialog [name='agreed']");
            browser.screenshot("direction-correct-it");
            browser.press(MAIN);
            browser.seeNo("dialog");
            assertEquals(new Played(1250, 900, List.of()), result(desk, 2));
            assertTrue(desk.text().contains("ground swapped agreed by \"Conti Lia\""), desk.text());
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("A slip that is refused stays, and is typed again")
    void refusedSlip() throws Exception {
        try (ServedDesk desk = playing(4)) {
            open(desk, "?lang=en");
            tab("results");
            slip("1", "999999", "4");
            browser.type("#slip-second", "999994");
            browser.keys(Keys.ENTER);
            browser.see(".recent .is-refused");
            slip("2", "900", "1250");
            browser.keys(Keys.ENTER);
            awaitLine(desk, "result round 1 table 2 900:1250");
            browser.press(".is-refused .button");
            assertEquals(
                    "999999", browser.script("return document.querySelector('#slip-first').value"));
            browser.seeNo(".is-refused");
        }
    }

    @Test
    @DisplayName("A session that has ended: the PIN is asked for, and what was typed is recorded")
    void sessionEnded() throws Exception {
        try (ServedDesk desk = playing(4)) {
            open(desk, "?lang=en");
            tab("results");
            browser.script(
                    "return fetch('/api/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })");
            slip("1", "900", "1250");
            browser.keys(Keys.ENTER);
            browser.see("dialog", "session has ended");
            browser.type("dialog [name='pin']", ServedDesk.PIN);
            browser.keys(Keys.ENTER);
            awaitLine(desk, "result round 1 table 1 900:1250");
            browser.seeNo("dialog");
        }
    }

    @Test
    @DisplayName(
            "Who is missing is listed; a table's lateness and an abandoned match are typed there")
    void atATable() throws Exception {
        try (ServedDesk desk = playing(8)) {
            desk.change("result round 1 table 1 900:1250");
            open(desk, "?lang=en");
            tab("results");
            browser.press(".results .chip");
            browser.seeNo(".result-rows li:nth-child(4)");
            browser.press(".result-rows li:nth-child(1) .row");
            choose("Came late");
            browser.type("dialog [name='minutes']", "6");
            browser.press(MAIN);
            browser.see(".result-rows", "6 min late");
            browser.see(".remark", "more than five minutes late");
            browser.press(".result-rows li:nth-child(2) .row");
            choose("Left the table");
            browser.press(MAIN);
            browser.seeNo("dialog");
            browser.see("#where", "2 results missing");
            assertTrue(desk.text().contains("table 3 abandoned first earned 0/0"), desk.text());
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("Individuals: partners stand together; the one who was late is named")
    void individuals() throws Exception {
        try (ServedDesk desk = new ServedDesk(folder, INDIVIDUALS)) {
            open(desk, "?lang=en");
            step("Draft round 1");
            browser.see(".one-side .contestant:nth-child(2)");
            step("Post the seats");
            browser.press(MAIN);
            browser.seeNo("dialog");
            tab("results");
            browser.press(".result-rows .row");
            choose("Came late");
            browser.type("dialog [name='minutes']", "6");
            browser.press(MAIN);
            browser.see(".result-rows", "6 min late");
            assertTrue(
                    desk.text().matches("(?s).*late round 1 table 1 first minutes 6 of \\d\n"),
                    desk.text());
            browser.press(".result-rows .row");
            choose("Came late");
            browser.type("dialog [name='minutes']", "12");
            browser.press(MAIN);
            browser.see(".result-rows .partner:nth-child(2)");
            browser.screenshot("direction-partners-en");
        }
    }
}
