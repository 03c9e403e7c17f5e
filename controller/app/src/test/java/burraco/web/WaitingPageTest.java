package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.testing.InstalledTable;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the table's screen shows before the server is up. */
@Tag("browser")
class WaitingPageTest {
    @Test
    void itSaysSoInBothLanguagesOnOneScreenWithoutAnArrow() {
        try (Browser browser = Browser.start(800, 480)) {
            browser.open(InstalledTable.SYSTEM.resolve("waiting.html").toUri().toString());
            browser.see("h1", "Il tavolo si sta avviando");
            browser.see("p", "The table is starting");
            assertEquals("none", browser.script("return getComputedStyle(document.body).cursor"));
            assertEquals(
                    true, browser.script("return document.body.scrollHeight <= innerHeight + 1"));
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    void whoWaitsLongerIsToldWhereToLook() {
        try (Browser browser = Browser.start(800, 480)) {
            browser.open(InstalledTable.SYSTEM.resolve("waiting.html").toUri().toString());
            assertEquals(
                    "hidden",
                    browser.script(
                            "return getComputedStyle(document.getElementById('long')).visibility"));
            browser.script("document.getAnimations().forEach(one => one.finish())");
            browser.see("#long", "journalctl -u burraco-table");
        }
    }
}
