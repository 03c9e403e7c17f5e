package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Seat;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Before a hand the console and the table's screen show the dealer, and whether it is presumed. */
@Tag("browser")
class WhoDealsPageTest {
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1024, 600);
    }

    @Test
    @DisplayName("One tap sets the dealer; until then he is shown as presumed")
    void inOneTap() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            String origin = table.web.origin();
            assertTrue(table.host.snapshot().state().dealerPresumed());
            browser.open(origin + "/table");
            browser.see("#notices", "Sud (presunto)");
            browser.see(".plate .mark", "mazziere, presunto");
            browser.screenshot("table-dealer-presumed");
            browser.open(origin + "/console");
            browser.see("#panel .waits", "Dà le carte, presumibilmente: Sud");
            browser.press("#who button");
            browser.type("dialog input[name=name]", "Ada");
            browser.type("dialog input[type=password]", ServedTable.RIGHT);
            browser.press("dialog [type=submit]");
            browser.see("#who .arbiter", "Ada");
            assertEquals(List.of(), browser.axe());
            browser.screenshot("console-dealer-presumed");
            browser.press("#panel .waits .button:last-child");
            browser.see("#panel .waits h3", "Dà le carte: Ovest");
            assertEquals(Seat.WEST, table.host.snapshot().state().hand().dealer());
            browser.see("#panel .waits [aria-pressed=true]", "Ovest");
            assertEquals(List.of(), browser.axe());
            browser.screenshot("console-dealer-said");
            browser.open(origin + "/table?lang=en");
            browser.see("#notices", "dealer West");
            assertTrue(!browser.text("#notices").contains("presumed"));
            assertEquals(List.of(), browser.consoleErrors());
        }
    }
}
