package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.tournament.Tournament;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The page of the direction, in a real browser, as the people of a sala conti use it. */
@Tag("browser")
class DirectionPageTest {
    private static final String MAIN = "dialog .button.main";
    private static final String ACCEPT = ".doubt .button:not(.back)";

    @TempDir private Path folder;
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    private ServedDesk desk(int pairs) throws Exception {
        return new ServedDesk(folder, ServedDesk.evening(pairs));
    }

    /** Seats of round 1 are posted, and everybody plays. */
    private ServedDesk playing(int pairs) throws Exception {
        ServedDesk desk = desk(pairs).signIn("Ada");
        desk.change("draft");
        desk.order("\"do\":\"post\"");
        desk.change("start round 1");
        return desk;
    }

    private static void open(ServedDesk desk, String query) {
        browser.open(desk.origin() + "/direction" + query);
        browser.type("dialog [name='name']", "Conti Lia");
        browser.type("dialog [name='pin']", ServedDesk.PIN);
        browser.keys(Keys.ENTER);
        browser.seeNo("dialog");
        browser.see("#tab-entries");
    }

    private static void tab(String name) {
        browser.press("#tab-" + name);
        browser.see("#tab-" + name + "[aria-selected='true']");
    }

    private static void step(String text) {
        browser.until(
                "to see the step " + text,
                () ->
                        Boolean.TRUE.equals(
                                browser.script(
                                        """
                                        const one = [...document.querySelectorAll('#steps .button')]
                                            .find(button => button.textContent.includes(arguments[0]));
                                        one?.click();
                                        return Boolean(one);
                                        """,
                                        text)));
    }

    /** A button of the dialog, by its text. */
    private static void choose(String text) {
        browser.until(
                "to choose " + text,
                () ->
                        Boolean.TRUE.equals(
                                browser.script(
                                        """
                                        const one = [...document.querySelectorAll('dialog button, dialog .option')]
                                            .find(button => button.textContent.includes(arguments[0]));
                                        one?.click();
                                        return Boolean(one);
                                        """,
                                        text)));
    }

    private static String focused() {
        return String.valueOf(browser.focused().getDomAttribute("name"));
    }

    private static Played result(ServedDesk desk, int table) throws Exception {
        Tournament now = desk.tournament();
        int at = now.rounds().getLast().seating().at(table).orElseThrow();
        MeetingResult result = now.rounds().getLast().slip(at).result().orElseThrow();
        return (Played) result;
    }

    private static void awaitLine(ServedDesk desk, String line) {
        browser.until(
                line + " in the file",
                () -> {
                    try {
                        return desk.text().contains(line + "\n");
                    } catch (java.io.IOException cannot) {
                        throw new java.io.UncheckedIOException(cannot);
                    }
                });
    }

    @Test
    @DisplayName("Who has not signed in sees nothing, and can sign in later")
    void signedOut() throws Exception {
        try (ServedDesk desk = desk(4)) {
            browser.open(desk.origin() + "/?lang=en");
            browser.see("dialog h2", "Who is at the direction?");
            browser.keys(Keys.ESCAPE);
            browser.see("#panel", "Sign in to see the tournament");
            assertFalse(browser.text("body").contains("Corbetti"), browser.text("body"));
            browser.press("#who .button");
            browser.see("dialog");
        }
    }

    @Test
    @DisplayName("Pairs are entered one after the other without the mouse")
    void entering() throws Exception {
        try (ServedDesk desk = desk(0)) {
            open(desk, "?lang=en");
            browser.until("the first field", () -> focused().equals("player-0"));
            browser.keys("Rossi Anna", Keys.TAB, "Bianchi Ugo", Keys.TAB, "Alfa", Keys.ENTER);
            browser.see(".rows", "Rossi Anna – Bianchi Ugo");
            browser.until("the first field again", () -> focused().equals("player-0"));
            browser.keys("Rosi Anna", Keys.TAB, "Verdi \"Pina\" Ida", Keys.ENTER);
            browser.see(".remark", "\"Rosi Anna\" is nearly \"Rossi Anna\"");
            browser.screenshot("direction-entries-en");
            assertEquals(
                    List.of("Rosi Anna", "Verdi \"Pina\" Ida"),
                    desk.tournament().field().get(2).contestant().players());
            browser.keys("Gallo Elio", Keys.ENTER);
            browser.see(".refused");
            assertEquals(
                    "Gallo Elio",
                    browser.script("return document.querySelector('[name=player-0]').value"),
                    "what was typed is still there");
            assertEquals(List.of(), errors());
        }
    }

    /** Refusals are answers with a status that a browser notes as failed. */
    private static List<String> errors() {
        return browser.consoleErrors().stream().filter(one -> !one.contains("409")).toList();
    }

    @Test
    @DisplayName("A list is read from the file that a spreadsheet has saved")
    void fromASpreadsheet() throws Exception {
        Path list = folder.resolve("list.csv");
        Files.write(
                list,
                "Giocatore 1;Giocatore 2\r\nNeri Zoë;Verdi Ida\r\nRiva Gino;Gallo Pia\r\n"
                        .getBytes("windows-1252"));
        try (ServedDesk desk = desk(0)) {
            open(desk, "?lang=en");
            browser.see(".drop input").sendKeys(list.toString());
            browser.see(".rows", "Neri Zoë – Verdi Ida");
            browser.type("[type='search']", "gino");
            browser.seeNo(".rows li:nth-child(2)");
            browser.see(".rows", "Riva Gino – Gallo Pia");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName(
            "A draft is changed with the mouse, with a finger and by keyboard, each with a reason")
    void draft() throws Exception {
        try (ServedDesk desk = desk(6)) {
            open(desk, "?lang=en");
            step("Draft round 1");
            browser.see(".draft-table:nth-child(3)");
            browser.drag("[data-id='1'].contestant", "[data-id='2'].contestant");
            browser.see("dialog", "take each other’s place");
            assertFalse(browser.see(MAIN).isEnabled(), "a reason is wanted");
            choose("Same club");
            browser.press(MAIN);
            awaitLine(desk, "swap 1 2 by \"Conti Lia\" why \"Same club\"");
            browser.seeNo("dialog");
            browser.dragByTouch(
                    "[data-id='3'].contestant .handle", "[data-id='4'].contestant .handle");
            browser.type("dialog [name='why']", "said \"so\"");
            browser.press(MAIN);
            awaitLine(desk, "swap 3 4 by \"Conti Lia\" why \"said \\\"so\\\"\"");
            browser.seeNo("dialog");
            browser.script("document.querySelector('[data-id=\"1\"].table-no').focus()");
            browser.keys(Keys.ENTER);
            browser.see(".chosen", "Table 1");
            browser.script("document.querySelector('[data-id=\"3\"].table-no').focus()");
            browser.keys(Keys.SPACE);
            browser.see("dialog", "Tables 1 and 3");
            choose("Cannot walk");
            browser.keys(Keys.TAB);
            browser.press(MAIN);
            awaitLine(desk, "swap-tables 1 3 by \"Conti Lia\" why \"Cannot walk\"");
            browser.seeNo("dialog");
            step("Undo");
            browser.until(
                    "it is taken back",
                    () -> {
                        try {
                            return !desk.text().contains("swap-tables");
                        } catch (java.io.IOException cannot) {
                            throw new java.io.UncheckedIOException(cannot);
                        }
                    });
            browser.screenshot("direction-draft-en");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("One is dropped on a table's number and plays there; posted seats are taken back")
    void pinnedAndTakenBack() throws Exception {
        try (ServedDesk desk = desk(6)) {
            open(desk, "?lang=en");
            step("Draft round 1");
            browser.drag("[data-id='1'].contestant", "[data-id='3'].table-no");
            browser.see("dialog", "plays at table 3");
            choose("Cannot walk");
            browser.press(MAIN);
            awaitLine(desk, "pin 1 table 3 by \"Conti Lia\" why \"Cannot walk\"");
            browser.see(".draft-table:nth-child(3)", "Corbetti Ada");
            step("Post the seats");
            browser.press(MAIN);
            browser.seeNo("dialog");
            step("Take the seats back");
            assertFalse(browser.see(MAIN).isEnabled(), "a reason is wanted");
            choose("A pair is missing");
            browser.press(MAIN);
            awaitLine(desk, "unpost round 1 by \"Conti Lia\" why \"A pair is missing\"");
            browser.see("#panel", "Draft of round 1");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("What comes again is warned of, and once more before the seats are posted")
    void warned() throws Exception {
        try (ServedDesk desk = playing(4)) {
            desk.change("result round 1 table 1 500:500");
            desk.change("result round 1 table 2 500:500");
            desk.change("rank round 1");
            desk.change("post-ranking round 1");
            desk.change("draft");
            int one =
                    desk.tournament()
                            .rounds()
                            .getFirst()
                            .seating()
                            .meetings()
                            .getFirst()
                            .first()
                            .first();
            int met =
                    desk.tournament()
                            .rounds()
                            .getFirst()
                            .seating()
                            .meetings()
                            .getFirst()
                            .second()
                            .first();
            open(desk, "?lang=it");
            tab("draft");
            int now =
                    Integer.parseInt(
                            String.valueOf(
                                    browser.script(
                                            """
                                            const own = document.querySelector(`[data-id="${arguments[0]}"].contestant`);
                                            return [...own.closest('.sides').querySelectorAll('.contestant')].find(other => other !== own).dataset.id
                                            """,
                                            one)));
            assertTrue(now != met, "a modificato lets nobody meet again at once");
            browser.drag(
                    "[data-id='" + now + "'].contestant", "[data-id='" + met + "'].contestant");
            choose("Stesso circolo");
            browser.press(MAIN);
            browser.see(".draft-table .warning", "già incontrate al turno 1");
            browser.screenshot("direction-draft-warned-it");
            step("Pubblica i posti");
            browser.see("dialog .warning", "avvertenz");
            browser.screenshot("direction-post-it");
            browser.press(MAIN);
            browser.seeNo("dialog");
            browser.see("#where", "Turno 2 di 3");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName(
            "Forty slips are typed with the keyboard alone, four keys beside the digits of each")
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
    @DisplayName("A pair leaves, comes back, gets a warning and a penalty: all at its row")
    void atAPair() throws Exception {
        try (ServedDesk desk = playing(8)) {
            open(desk, "?lang=en");
            pair(1);
            choose("Leaves");
            choose("away for a time");
            choose("Illness");
            browser.press(MAIN);
            awaitLine(desk, "leave 1 round 1 for-a-time by \"Conti Lia\" why \"Illness\"");
            browser.seeNo("dialog");
            pair(2);
            choose("Warn");
            choose("Behaviour");
            browser.press(MAIN);
            awaitLine(desk, "warning 2 round 1 by \"Conti Lia\" why \"Behaviour\"");
            browser.seeNo("dialog");
            browser.see(".rows", "warnings: 1");
            pair(2);
            choose("Penalise");
            choose("Art. 21 ter");
            browser.press(MAIN);
            awaitLine(desk, "penalty 2 round 1 -1/-105 by \"Conti Lia\" why \"Art. 21 ter\"");
            browser.seeNo("dialog");
            pair(3);
            choose("Replace a player");
            browser.type("dialog [name='in']", "Neri Zoe");
            browser.press(MAIN);
            browser.see(".rows", "Neri Zoe");
            assertEquals(List.of(), errors());
        }
    }

    private static void pair(int number) {
        browser.press(".rows li:nth-child(" + number + ") .row");
        browser.see("dialog .acts");
    }

    @Test
    @DisplayName("What somebody else does is seen without asking")
    void somebodyElse() throws Exception {
        try (ServedDesk desk = playing(8)) {
            open(desk, "?lang=en");
            tab("results");
            browser.see("#where", "4 results missing");
            desk.change("result round 1 table 1 900:1250");
            browser.see("#where", "3 results missing");
            assertEquals(List.of(), errors());
        }
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
    @DisplayName("A file that somebody has broken is said with its line; mended, it is shown")
    void brokenFile() throws Exception {
        try (ServedDesk desk = desk(4)) {
            String whole = desk.text();
            Files.writeString(desk.file, whole + "entr 9\n");
            browser.open(desk.origin() + "/direction?lang=en");
            browser.type("dialog [name='name']", "Conti Lia");
            browser.type("dialog [name='pin']", ServedDesk.PIN);
            browser.keys(Keys.ENTER);
            browser.see("#panel", "evening.txt, line 14");
            Files.writeString(desk.file, whole);
            browser.see("#tab-entries");
        }
    }

    @Test
    @DisplayName("The arrows walk through all tabs, and the focus stays on them")
    void arrows() throws Exception {
        try (ServedDesk desk = playing(4)) {
            open(desk, "?lang=en");
            browser.script("document.querySelector('#tab-entries').focus()");
            for (String next : List.of("draft", "results", "ranking", "prints", "entries")) {
                browser.keys(Keys.ARROW_RIGHT);
                browser.see("#tab-" + next + "[aria-selected='true']");
                assertEquals("tab-" + next, browser.focused().getDomAttribute("id"));
            }
        }
    }

    @Test
    @DisplayName("An entry that somebody else has changed meanwhile is not changed back unseen")
    void changedMeanwhile() throws Exception {
        try (ServedDesk desk = desk(4).signIn("Ada")) {
            open(desk, "?lang=en");
            pair(1);
            choose("Correct the entry");
            browser.type("dialog [name='club']", "Gamma");
            desk.change("amend 1 \"Neri Ida\" \"Corbetti Ugo\"");
            browser.until(
                    "the page knows",
                    () ->
                            String.valueOf(
                                            browser.script(
                                                    "return document.querySelector('.rows').textContent"))
                                    .contains("Neri Ida"));
            browser.press(MAIN);
            browser.see("dialog .warning", "Somebody has changed it meanwhile");
            assertFalse(desk.text().contains("Gamma"));
        }
    }

    @Test
    @DisplayName("Teams: who plays at which table of the match; a slip has tables")
    void teams() throws Exception {
        try (ServedDesk desk = new ServedDesk(folder, TEAMS)) {
            open(desk, "?lang=en");
            step("Draft round 1");
            browser.see(".draft-table");
            step("Post the seats");
            browser.press(MAIN);
            browser.seeNo("dialog");
            tab("entries");
            pair(1);
            choose("Who plays");
            browser.press(MAIN);
            awaitLine(desk, "line-up 1 round 1 \"A Uno\" \"B Due\" \"C Tre\" \"D Quattro\"");
            browser.seeNo("dialog");
            tab("results");
            browser.see(".slip > .button", "Tables…");
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

    private static final String TEAMS =
            """
            burraco-tournament 2 seed 7
            title "Teams"
            plan
              field teams
              length teams
              stage round-robin rounds 1 placing entry points carried groups 1
              tie-breaks direct match-points lot
              clubs anywhere
            enter 1 "A Uno" "B Due" "C Tre" "D Quattro" team "Alfa"
            enter 2 "E Uno" "F Due" "G Tre" "H Quattro" team "Beta"
            """;

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

    @Test
    @DisplayName("A round to its posted ranking, and a list to print in a window of its own")
    void rankingAndPrints() throws Exception {
        try (ServedDesk desk = playing(4)) {
            desk.change("result round 1 table 1 900:1250");
            desk.change("result round 1 table 2 1500:200");
            open(desk, "?lang=en");
            step("Make the ranking");
            browser.see(".ranking tbody tr:nth-child(4)");
            browser.see("#panel", "not posted");
            step("Post the ranking");
            browser.press(MAIN);
            browser.see("#panel", "It is posted");
            browser.screenshot("direction-ranking-en");
            tab("prints");
            Object href =
                    browser.script(
                            "return document.querySelector('.prints a[href*=\"ranking&as=html\"]').href");
            browser.open(String.valueOf(href));
            browser.see("body", "Corbetti Ada");
            browser.screenshot("direction-print-en");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "phone, 390, 844, it, dark",
        "phone, 360, 640, en, bright",
        "tablet, 820, 1180, it, bright",
        "tablet, 1180, 820, en, dark",
        "wide, 1920, 1080, it, bright",
        "wide, 1920, 1080, en-XA, dark"
    })
    @DisplayName("Every part fits and can be read, on a phone, a tablet and a large screen")
    void everySize(String name, int width, int height, String language, String theme)
            throws Exception {
        try (ServedDesk desk = playing(14)) {
            desk.change("result round 1 table 1 900:1250");
            desk.change("late round 1 table 2 first minutes 7");
            desk.change("warning 3 round 1 by \"\" why \"late\"");
            desk.change("draft");
            browser.size(width, height);
            open(desk, "?lang=" + language + "&theme=" + theme);
            for (String tab : List.of("entries", "draft", "results", "ranking", "prints")) {
                tab(tab);
                browser.see("#panel > *");
                String at = tab + " at " + width + " in " + language;
                browser.screenshot(
                        String.join("-", "direction", tab, name, String.valueOf(width), language));
                assertEquals(List.of(), browser.axe(), at);
                assertEquals(
                        0L,
                        browser.script(
                                "const page = document.documentElement; return page.scrollWidth - page.clientWidth"),
                        at);
            }
            assertEquals(List.of(), errors());
        }
    }
}
