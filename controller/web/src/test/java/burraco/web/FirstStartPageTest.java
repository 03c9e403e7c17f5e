package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.browser.Browser;
import burraco.testing.AnyFirstStart;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The first start of a card in a real browser, by keys and by fingers. */
@Tag("browser")
class FirstStartPageTest {
    @AutoClose private static Browser browser;

    private ServedTable table;

    @BeforeAll
    static void start() {
        browser = Browser.start(800, 480);
    }

    @BeforeEach
    void serve() throws Exception {
        table = ServedTable.quiet();
        table.first.begin();
        browser.fresh().size(800, 480).touchScreen(false);
    }

    @AfterEach
    void close() {
        table.close();
    }

    private void open() {
        browser.open("http://127.0.0.1:" + table.port() + "/first-start?pointer=none");
        browser.see("#pin", AnyFirstStart.PIN);
        browser.see("#networks .button", "Circolo 2");
    }

    private Object script(String script) {
        return browser.script("return " + script);
    }

    private boolean isAtTheTable() {
        return (Boolean) script("location.pathname === '/table'");
    }

    @Test
    @DisplayName("All of it is on the small screen, and Enter alone goes on to the table")
    void goOn() {
        open();
        browser.see("#address", "http://burraco.local:8030");
        assertEquals(true, script("document.documentElement.scrollHeight <= innerHeight + 1"));
        assertEquals(true, script("document.activeElement.id === 'go'"));
        browser.keys(Keys.ENTER);
        browser.until("nothing is left", () -> table.first.asked.equals(List.of("")));
        table.first.end();
        browser.until("the table's page is there", this::isAtTheTable);
        assertEquals("?pointer=none", script("location.search"));
    }

    @Test
    @DisplayName("With keys alone: language, name, a network that was heard, its password")
    void byKeys() {
        open();
        browser.press("input[value=en]");
        browser.see("h1", "This table is new");
        browser.keys(Keys.TAB);
        assertEquals("name", browser.focused().getDomAttribute("name"));
        browser.keys(Keys.END, Keys.BACK_SPACE, "Sala 2");
        browser.keys(Keys.TAB, Keys.ENTER);
        assertEquals("password", browser.focused().getDomAttribute("name"));
        browser.keys("short", Keys.ENTER);
        browser.see("#said", "8 to 63 letters");
        browser.see("input[name=password][aria-invalid=true]");
        browser.screenshot("first-start-wrong");
        assertEquals(List.of(), browser.axe());
        browser.keys("ened by nobody", Keys.ENTER);
        browser.see("#said", "starts again");
        assertEquals(
                List.of(
                        "language=en\nname=Sala 2\nwifi-country=IT\nwifi=Circolo 2\n"
                                + "wifi-password=shortened by nobody\n"),
                table.first.asked);
        assertEquals(true, script("document.getElementById('keyboard').hidden"));
        table.first.end();
        assertFalse(isAtTheTable(), "the screen starts again with the table");
    }

    /** Short times pass fast on the page, and after the settings were sent nothing answers it. */
    private static final String SILENT_AFTERWARDS =
            """
            const [wait, ask] = [window.setTimeout, window.fetch];
            window.setTimeout = (act, millis, ...more) =>
              wait(act, millis < 100_000 ? 20 : millis, ...more);
            window.asked = 0;
            window.answers = false;
            window.fetch = (path, how) => {
              if (how?.method === 'POST' || window.answers) return ask(path, how);
              window.asked++;
              return Promise.reject(new TypeError('nobody answers'));
            };
            """;

    @Test
    @DisplayName("However long the table takes to start again, no error of the browser is shown")
    void aSlowTable() {
        open();
        browser.type("input[name=name]", "9");
        browser.script(SILENT_AFTERWARDS);
        browser.keys(Keys.ENTER);
        browser.see("#said", "riparte");
        browser.until("it has asked often", () -> (Boolean) script("window.asked > 50"));
        assertEquals("/first-start", script("location.pathname"));
        browser.script("window.answers = true");
        browser.until("the table's page is there", this::isAtTheTable);
    }

    @Test
    @DisplayName(
            "With fingers alone: a keyboard comes when a field is touched, and leaves it in sight")
    void byFingers() {
        browser.touchScreen(true);
        open();
        browser.tap("#networks .button:last-child");
        assertEquals("Ospiti", script("document.forms[0].elements.network.value"));
        browser.tap("input[name=password]");
        browser.see("#keyboard .key");
        browser.screenshot("first-start-keyboard");
        assertEquals(List.of(), browser.axe());
        assertEquals(
                true,
                script(
                        "document.querySelector('[name=password]').getBoundingClientRect().bottom"
                                + " <= document.getElementById('keyboard').getBoundingClientRect().top"));
        key("Maiuscole");
        letter("w");
        letter("i");
        key("Spazio");
        key("Segni");
        letter("\\\\");
        letter("#");
        key("Cancella");
        key("Lettere");
        letter("9");
        assertEquals("Wi \\9", script("document.forms[0].elements.password.value"));
        key("Chiudi la tastiera");
        assertEquals(true, script("document.getElementById('keyboard').hidden"));
        assertEquals(List.of(), browser.consoleErrors());
    }

    private void key(String label) {
        browser.tap("#keyboard [aria-label='" + label + "']");
    }

    private void letter(String letter) {
        browser.script(
                "[...document.querySelectorAll('#keyboard .key')]"
                        + ".forEach(one => one.id = one.textContent.toLowerCase() === '"
                        + letter
                        + "' ? 'wanted' : '')");
        browser.tap("#wanted");
    }
}
