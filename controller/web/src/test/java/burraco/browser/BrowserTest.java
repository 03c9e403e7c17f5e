package burraco.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The browser used in tests sees what is on a page, and what is wrong with it. */
@Tag("browser")
class BrowserTest {
    @AutoClose private static Browser browser;
    @AutoClose private TestPages page;

    @BeforeAll
    static void start() {
        browser = Browser.start(800, 480);
    }

    @BeforeEach
    void serve() throws IOException {
        page = new TestPages();
        browser.fresh().size(800, 480);
    }

    @Test
    void aPressedButtonDoesWhatItSays() {
        browser.open(page.good()).press("#deal");

        browser.see("#dealt", "1");
        browser.see("#later", "Eccomi");
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    void whatTheServerSaysLaterIsSeen() {
        browser.open(page.good());
        page.say("S cala 7♥ 8♥ 9♥");
        browser.see("#news", "S cala 7♥ 8♥ 9♥");

        page.say("S scarta");
        browser.see("#news", "S scarta");
    }

    @Test
    void aNameIsTypedAndTheNextPlaceReachedByTheKeyboard() {
        browser.open(page.good());
        // Keys sent before the page has the focus would be lost.
        browser.until(
                "the page has the keyboard",
                () -> Boolean.TRUE.equals(browser.script("return document.hasFocus()")));
        browser.keys(Keys.TAB);
        browser.until(
                "the button is reached",
                () -> "deal".equals(browser.focused().getDomProperty("id")));

        browser.keys(Keys.ENTER);
        browser.see("#dealt", "1");
        browser.type("#name", "Nina");
        assertEquals("Ciao Nina", browser.text("#greeting"));
    }

    @Test
    void aCardIsDraggedWithTheMouseAndWithAFinger() {
        browser.open(page.good()).drag("#card", "#meld");
        browser.see("#by", "mouse");

        browser.dragByTouch("#card", "#meld");
        browser.see("#by", "touch");
    }

    @Test
    void aFingerPressesAButton() {
        browser.touchScreen(true).open(page.good()).tap("#deal");

        browser.see("#dealt", "1");
        assertTrue(browser.text("#screen").endsWith(" finger"), browser.text("#screen"));
    }

    @Test
    void aScreenshotIsAsBigAsTheScreen() throws IOException {
        browser.open(page.good());
        for (String size : List.of("800x480", "1280x720", "1920x1080")) {
            String[] sides = size.split("x");
            browser.size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            BufferedImage picture = read(browser.screenshot("tiny-" + size));

            assertEquals(size, picture.getWidth() + "x" + picture.getHeight());
        }
    }

    @Test
    void aScreenshotMayShowWhatIsBehindThePage() throws IOException {
        browser.open(page.good());
        assertEquals(0xFF, opacity("tiny"));

        browser.transparent(true);
        assertEquals(0, opacity("tiny-transparent"));
    }

    private static int opacity(String name) throws IOException {
        return read(browser.screenshot(name)).getRGB(799, 479) >>> 24;
    }

    private static BufferedImage read(Path picture) throws IOException {
        return ImageIO.read(picture.toFile());
    }

    @Test
    void thePageLearnsWhoLooksAtIt() {
        browser.open(page.good());
        browser.see("#screen", "it-IT 2040,5 bright moving mouse");
        assertTrue(page.languages().startsWith("it-IT"), page.languages());

        browser.language("en-GB").dark(true).reducedMotion(true).open(page.good());
        browser.see("#screen", "en-GB 2,040.5 dark still mouse");
        assertTrue(page.languages().startsWith("en-GB"), page.languages());
    }

    @Test
    void aGoodPageKeepsNobodyOut() {
        assertEquals(List.of(), browser.open(page.good()).axe());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    void whatKeepsPeopleOutIsFound() {
        List<String> found = browser.open(page.bad()).axe();

        assertEquals(2, found.size(), found.toString());
        assertTrue(found.get(0).startsWith("button-name (critical) [#nameless]"), found.get(0));
        assertTrue(found.get(1).startsWith("color-contrast (serious) [p]"), found.get(1));
    }

    @Test
    void whatGoesWrongInAPageIsFound() {
        String address = page.bad();
        browser.open(address);

        for (String error :
                List.of(
                        "said aloud",
                        "nobody caught this",
                        "nobody waited for this",
                        "https://example.org/card.png",
                        "Executing inline script violates")) {
            browser.until(
                    "for the error " + error,
                    () -> browser.consoleErrors().stream().anyMatch(one -> one.contains(error)));
        }
        browser.open(page.good());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    void aPageSaysHowSoonAndHowBigItIs() {
        browser.open(page.good());

        assertTrue(browser.firstPaint().isPositive());
        long bytes = browser.bytesLoaded();
        assertTrue(bytes > 1_500 && bytes < 6_000, bytes + " bytes");
    }

    @Test
    void nothingIsRememberedInAFreshBrowser() {
        browser.open(page.good());
        browser.script("document.cookie = 'a=1'; localStorage.setItem('b', 2)");
        browser.fresh().open(page.good());

        assertEquals("0", browser.script("return document.cookie + localStorage.length"));
    }

    @Test
    void aFailureSaysWhereAndWhatWasThereInstead() {
        browser.open(page.good());
        Browser hasty = browser.patient(Duration.ZERO);

        String none = message(() -> hasty.see("#score"));
        assertTrue(none.startsWith(page.good() + ": waited 0 s in vain to see #score"), none);
        assertTrue(none.contains("nothing there is called so"), none);
        assertTrue(none.contains("the page reads: Tavolo Dai le carte"), none);
        String hidden = message(() -> hasty.press("#later"));
        assertTrue(hidden.contains("cannot be seen: <p id=\"later\" hidden"), hidden);
        String other = message(() -> hasty.see("#dealt", "3"));
        assertTrue(other.contains("there is <p id=\"dealt\">0</p>"), other);
        browser.size(800, 100);
        String outside = message(() -> hasty.drag("#card", "#meld"));
        assertTrue(outside.contains("to reach #card; its middle is out of the window"), outside);
    }

    @Test
    void nothingOutsideOfThisMachineIsReached() {
        String far = message(() -> browser.open("https://example.org/"));

        assertTrue(far.startsWith("https://example.org/ cannot be opened: "), far);
        assertTrue(far.contains("ERR_NAME_NOT_RESOLVED"), far);
    }

    private static String message(Runnable deed) {
        return assertThrows(AssertionError.class, deed::run).getMessage();
    }
}
