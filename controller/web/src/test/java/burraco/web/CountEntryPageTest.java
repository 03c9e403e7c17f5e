package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.hal.Button;
import burraco.hal.Reading;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A count that a player enters with the buttons at his seat is on the pages, too. */
@Tag("browser")
class CountEntryPageTest {
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1024, 600);
    }

    private static void press(ServedTable table, String key) {
        table.hear(new Reading.Press(table.time.get(), new Button(key, "W")));
        table.settle();
    }

    @Test
    @DisplayName("The table's screen and the console show the digits, and who enters them")
    void theDigitsAreShown() throws Exception {
        try (ServedTable table = ServedTable.counting()) {
            press(table, "ok");
            String origin = table.web.origin();
            browser.open(origin + "/table");
            browser.see("#notices", "Ovest: Punti delle carte rimaste a NS: [0]00");
            browser.see("#notices", "Annulla cambia la cifra tra parentesi");
            press(table, "undo");
            browser.see("#notices", "[1]00");
            browser.screenshot("table-count-entry");
            assertEquals(List.of(), browser.axe());
            browser.open(origin + "/console?lang=en");
            browser.see("#panel", "Entered with the buttons at the seat: West");
            browser.see("#panel", "Points of the cards left to NS: [1]00");
            browser.screenshot("console-count-entry");
            assertEquals(List.of(), browser.axe());
            assertEquals(List.of(), browser.consoleErrors());
        }
    }
}
