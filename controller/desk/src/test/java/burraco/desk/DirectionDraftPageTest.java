package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The draft of a round, in a real browser: changed with mouse, finger and keyboard. */
@Tag("browser")
class DirectionDraftPageTest extends DirectionBrowser {
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
}
