package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.console.UpdateReport.News;
import burraco.web.console.UpdateReport.Step;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** An arbiter updates the program from the console, between two matches. */
@Tag("browser")
class UpdatesPageTest {
    private static final String MAIN = "dialog .button.main";

    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1024, 768);
    }

    @BeforeEach
    void fresh() {
        browser.fresh();
    }

    private static void open(ServedTable table, String language) {
        browser.open(table.origin() + "/console?lang=" + language);
        browser.press("#tab-health");
        browser.see("#panel .program");
    }

    private static void signIn() {
        browser.press("#who button");
        giveThePin();
    }

    private static void giveThePin() {
        browser.see("dialog input[type=password]");
        browser.type("dialog input[name=name]", "Ada");
        browser.type("dialog input[type=password]", ServedTable.RIGHT);
        browser.press("dialog [type=submit]");
        browser.see("#who .arbiter", "Ada");
    }

    private static void lookedAt(String name) {
        assertEquals(List.of(), browser.axe(), name);
        browser.screenshot(name);
    }

    @Test
    @DisplayName(
            "In Italian: looking, reading what will happen, installing, and reading how it went")
    void inItalian() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            table.updates.exist();
            table.updates.last(
                    new News(
                            "version 1.0 runs",
                            "funziona la versione 1.0",
                            "2026-11-20T20:00:00Z"));
            open(table, "it");
            browser.see("#panel .program", "Dopo l’accesso");
            assertFalse(browser.text("#panel .program").contains("1.0"));
            signIn();
            browser.see("#panel .program", "Versione 1.0");
            browser.see("#panel .program", "L’ultimo cambiamento, 20 nov 2026");
            lookedAt("console-program-it");
            browser.press("#panel .program .button");
            browser.see(MAIN, "Cerca una versione più nuova");
            lookedAt("console-updates-idle-it");
            browser.press(MAIN);
            browser.see("dialog .news", "Cerco una versione più nuova…");
            browser.seeNo(MAIN);
            assertEquals(List.of("CHECK"), table.updates.asked);
            table.updates.tell(
                    Step.NEWER,
                    "1.1",
                    new News(
                            "there is version 1.1; here is 1.0",
                            "c’è la versione 1.1; qui c’è la 1.0",
                            "2026-11-27T08:30:00Z"));
            browser.see(MAIN, "Installa la versione 1.1");
            browser.see("dialog .what-happens", "Il registro viene copiato");
            lookedAt("console-updates-newer-it");
            browser.press(MAIN);
            browser.seeNo(MAIN);
            assertEquals(List.of("CHECK", "INSTALL"), table.updates.asked);
            table.updates.tell(
                    Step.INSTALLING,
                    "1.1",
                    new News("…", "sto provando la versione 1.1", "2026-11-27T08:31:00Z"));
            browser.see("dialog .news", "sto provando la versione 1.1");
            lookedAt("console-updates-installing-it");
            table.updates.runs("1.1");
            table.updates.tell(
                    Step.INSTALLED,
                    "1.1",
                    new News("…", "la versione 1.1 è installata", "2026-11-27T08:33:00Z"));
            browser.see("dialog .news", "la versione 1.1 è installata");
            assertFalse(browser.text("dialog .news").contains("1.0"), "older news");
            table.updates.last(new News("…", "funziona la versione 1.1", "2026-11-27T08:34:00Z"));
            browser.see("dialog .news", "funziona la versione 1.1");
            browser.see("dialog .lead", "Funziona la versione 1.1");
            lookedAt("console-updates-installed-it");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    @DisplayName("In English, by keyboard: the old version has come back, and it is said why")
    void inEnglish() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            table.updates.exist();
            open(table, "en");
            signIn();
            browser.see("#panel .program .button", "Updates…");
            browser.script("document.querySelector('#panel .program .button').focus()");
            browser.keys(Keys.ENTER);
            browser.see("dialog h2", "Updates");
            browser.see(MAIN, "Look for a newer version");
            browser.script("document.querySelector(arguments[0]).focus()", MAIN);
            browser.keys(Keys.ENTER);
            browser.see("dialog .news", "Looking for a newer version…");
            browser.seeNo(MAIN);
            assertEquals("Updates", browser.focused().getText(), "a second Enter does nothing");
            table.updates.tell(
                    Step.NEWER,
                    "1.1",
                    new News("there is version 1.1; here is 1.0", "…", "2026-11-27T08:30:00Z"));
            browser.see(MAIN, "Install version 1.1");
            lookedAt("console-updates-newer-en");
            table.updates.last(
                    new News(
                            "version 1.1 did not get ready or ended; 1.0 runs again",
                            "…",
                            "2026-11-27T08:33:00Z"));
            table.updates.tell(
                    Step.FAILED,
                    "1.1",
                    new News(
                            "version 1.1 is not in use: the version before goes on",
                            "…",
                            "2026-11-27T08:33:00Z"));
            browser.see("dialog .news", "version 1.1 is not in use");
            browser.see("dialog .news", "1.0 runs again");
            lookedAt("console-updates-came-back-en");
            browser.keys(Keys.ESCAPE);
            browser.seeNo("dialog");
            assertTrue(
                    (Boolean)
                            browser.script(
                                    "return document.activeElement.matches('.program .button')"));
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    @DisplayName(
            "A table that has started anew knows nobody: the dialog waits, and asks to sign in")
    void startedAnew() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            table.updates.exist();
            open(table, "en");
            signIn();
            browser.press("#panel .program .button");
            browser.see(MAIN);
            browser.script(
                    """
                    const asks = window.asks = fetch;
                    window.fetch = (to, how) => String(to).startsWith('/api/') ? Promise.reject(new TypeError()) : asks(to, how);
                    """);
            browser.see("dialog .news", "this window waits for it");
            browser.seeNo(MAIN);
            lookedAt("console-updates-silent-en");
            browser.script(
                    "window.fetch = window.asks; fetch('/api/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })");
            browser.see("dialog .news", "Sign in to read how the update went");
            lookedAt("console-updates-gone-en");
            table.updates.runs("1.1");
            browser.press(MAIN);
            giveThePin();
            browser.see("dialog .lead", "Version 1.1 runs");
            browser.see(MAIN, "Look for a newer version");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    @DisplayName("During a match there is no button; after it there is")
    void duringAMatch() throws Exception {
        try (ServedTable table = ServedTable.counting()) {
            table.updates.exist();
            open(table, "en");
            signIn();
            browser.see("#panel .program", "Updates are for between two matches");
            browser.seeNo("#panel .program .button");
            lookedAt("console-program-match-en");
            Person ada = new Person.Arbiter("Ada");
            table.host.order(ada, new Command.NextHand());
            table.host.order(ada, new Command.End(""));
            table.settle();
            browser.press("#panel .program .button");
            browser.see(MAIN);
        }
    }

    @Test
    @DisplayName("A table that was not installed as a package says so, and has no button")
    void elsewhere() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            open(table, "it");
            signIn();
            browser.see("#panel .program", "non si aggiorna da qui");
            browser.see("#panel .program", "Versione 1.0");
            browser.seeNo("#panel .program .button");
            lookedAt("console-program-elsewhere-it");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    @DisplayName("A request that is refused is said in the dialog")
    void refused() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            table.updates.exist();
            table.updates.fail();
            open(table, "en");
            signIn();
            browser.press("#panel .program .button");
            browser.press(MAIN);
            browser.see("dialog .warning", "The request could not be left");
            lookedAt("console-updates-refused-en");
        }
    }
}
