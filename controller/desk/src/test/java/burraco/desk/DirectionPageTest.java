package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The page of the direction as a whole: who sees it, what others do, every size. */
@Tag("browser")
class DirectionPageTest extends DirectionBrowser {
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
