package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.testing.HallEvening;
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

/** The page of a dispute opens from the disk, without a network and without a script. */
@Tag("browser")
class DisputePageTest {
    @AutoClose static Browser browser;

    @TempDir static Path temp;

    private static Unzipped file;

    @BeforeAll
    static void aFileIsUnpacked() throws Exception {
        browser = Browser.start(1280, 900);
        HallEvening evening = HallEvening.copy(temp);
        file = DisputeFiles.hall(evening, temp);
        DisputeFiles.table(evening, temp);
    }

    @BeforeEach
    void open() {
        browser.fresh().size(1280, 900);
        browser.open(file.folder().resolve("index.html").toUri().toString());
        browser.see("h1");
    }

    private static boolean isShown(String css) {
        return Boolean.TRUE.equals(
                browser.script(
                        "return document.querySelector(arguments[0]).getClientRects().length > 0",
                        css));
    }

    @Test
    @DisplayName("One hand is shown, or all of them")
    void handsAreChosen() {
        assertTrue(isShown(".of-1"));
        assertTrue(isShown(".of-2"));
        browser.press("#only-2");
        assertFalse(isShown(".of-1"));
        assertTrue(isShown(".of-2"));
        browser.press("#only-all");
        assertTrue(isShown(".of-1"));
    }

    @Test
    @DisplayName("Everything is there in both languages")
    void languagesAreChosen() {
        assertTrue(browser.see("h1").getText().startsWith("Una partita"));
        browser.screenshot("dispute-it");
        browser.press("#in-en");
        assertTrue(browser.see("h1").getText().startsWith("A match"));
        browser.screenshot("dispute-en");
        browser.script("document.querySelector('.of-1 .acts .entry').scrollIntoView()");
        browser.screenshot("dispute-acts");
        browser.script("window.scrollTo(0, document.body.scrollHeight)");
        browser.screenshot("dispute-decisions");
    }

    @ParameterizedTest
    @CsvSource({"360, 740, false", "1280, 900, false", "1280, 900, true"})
    @DisplayName("It is for every screen and for screen readers, bright and dark")
    void isForEverybody(int width, int height, boolean dark) {
        browser.size(width, height).dark(dark);
        open(width, dark);
        assertEquals(List.of(), browser.axe());
        assertEquals(List.of(), browser.consoleErrors());
        Object wide =
                browser.script(
                        "const page = document.documentElement;"
                                + "return page.scrollWidth - page.clientWidth");
        assertTrue(((Number) wide).intValue() <= 0, "wider than " + width + " by " + wide);
    }

    private static void open(int width, boolean dark) {
        browser.open(temp.resolve("of-table/index.html").toUri().toString());
        browser.see("h1");
        browser.screenshot("dispute-" + width + (dark ? "-dark" : ""));
    }
}
