package burraco.desk;

import burraco.browser.Browser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The page of the direction in a real browser, and what people do there. */
abstract class DirectionBrowser {
    static final String MAIN = "dialog .button.main";

    @AutoClose static Browser browser;

    @TempDir Path folder;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    ServedDesk desk(int pairs) throws Exception {
        return new ServedDesk(folder, ServedDesk.evening(pairs));
    }

    /** Seats of round 1 are posted, and everybody plays. */
    ServedDesk playing(int pairs) throws Exception {
        ServedDesk desk = desk(pairs).signIn("Ada");
        desk.change("draft");
        desk.order("\"do\":\"post\"");
        desk.change("start round 1");
        return desk;
    }

    static void open(ServedDesk desk, String query) {
        browser.open(desk.origin() + "/direction" + query);
        browser.type("dialog [name='name']", "Conti Lia");
        browser.type("dialog [name='pin']", ServedDesk.PIN);
        browser.keys(Keys.ENTER);
        browser.seeNo("dialog");
        browser.see("#tab-entries");
    }

    static void tab(String name) {
        browser.press("#tab-" + name);
        browser.see("#tab-" + name + "[aria-selected='true']");
    }

    static void step(String text) {
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
    static void choose(String text) {
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

    static String focused() {
        return String.valueOf(browser.focused().getDomAttribute("name"));
    }

    static void awaitLine(ServedDesk desk, String line) {
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

    /** Refusals are answers with a status that a browser notes as failed. */
    static List<String> errors() {
        return browser.consoleErrors().stream().filter(one -> !one.contains("409")).toList();
    }

    static void pair(int number) {
        browser.press(".rows li:nth-child(" + number + ") .row");
        browser.see("dialog .acts");
    }
}
