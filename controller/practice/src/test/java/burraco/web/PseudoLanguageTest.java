package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.browser.PseudoLanguage;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.testing.Club;
import burraco.web.seat.SeatKeys;
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
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every page in the pseudo-language, which is English with accents and a third longer: text without
 * accents was not translated, and text that does not fit would not in other languages either.
 */
@Tag("browser")
class PseudoLanguageTest {
    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;
    private static String allowed;

    @BeforeAll
    static void start() throws Exception {
        club = new Club(folder, Club.bots(13, 160));
        Person judge = new Person.Arbiter("Ada");
        for (Seat seat : Seat.values()) {
            club.host().order(judge, new Command.Name(seat, "Eva"));
        }
        club.until("there is something to see", state -> PagesTest.melds(state) >= 6);
        club.pause();
        club.host().order(judge, new Command.Report("arbiter 20.1 N", "Ada"));
        club.until("it is ruled", state -> state.hand().waivable().isPresent());
        allowed =
                "Burraco Eva Ada NS EW PIN QR OBS FIBUR INT FITAB bis ter quater "
                        + club.state().name();
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    private static void open(String page) {
        String[] parts = page.split("#", 2);
        String fragment = parts.length == 1 ? "" : "#" + parts[1];
        browser.open(club.origin() + parts[0] + "?lang=en-XA" + fragment);
        browser.until(
                "the page is drawn",
                () -> (Boolean) browser.script("return document.body.innerText.includes('⟦')"));
    }

    private static void isTranslated(String name) {
        browser.screenshot("pseudo-" + name);
        assertEquals("", PseudoLanguage.untranslated(browser, allowed), "not translated: " + name);
        assertEquals("", PseudoLanguage.tooLong(browser), "too long: " + name);
        assertEquals(List.of(), browser.consoleErrors(), name);
    }

    @ParameterizedTest
    @CsvSource({
        "/, 1280, 800, #now .score",
        "/table, 1920, 1080, #notices .ruling",
        "/table, 390, 844, #notices .ruling",
        "/overlay, 1280, 720, .bug",
        "/sheet, 1024, 1200, .sheet table",
        "/play, 1280, 800, #panel h2",
        "/console, 1280, 800, #tabs .tab",
        "/first-start, 800, 480, #networks .button"
    })
    @DisplayName("Every page")
    void everyPage(String page, int width, int height, String drawn) {
        browser.size(width, height);
        open(page);
        browser.see(drawn);
        isTranslated(page.replace("/", "") + "-" + width);
    }

    @ParameterizedTest
    @ValueSource(strings = {"now", "times", "cases", "score", "corrections", "health"})
    @DisplayName("Every tab of the console")
    void theConsole(String tab) {
        open("/console");
        browser.press("#tab-" + tab);
        browser.see("#tab-" + tab + "[aria-selected=true]");
        isTranslated("console-" + tab);
    }

    @ParameterizedTest
    @ValueSource(strings = {"record", "slips", "tapes", "help"})
    @DisplayName("Every tab of the practice table")
    void thePracticeTable(String tab) {
        open("/play");
        browser.press("#tab-" + tab);
        browser.see("#tab-" + tab + "[aria-selected=true]");
        isTranslated("play-" + tab);
    }

    @Test
    @DisplayName("A player's phone, and a refusal")
    void thePhone() {
        browser.size(390, 844);
        open("/seat#S-" + new SeatKeys(new byte[] {1}).of(Seat.SOUTH));
        browser.see("#buttons .button");
        isTranslated("seat");
        browser.press("#buttons .main");
        browser.see("#said", "⟦");
        isTranslated("seat-refused");
    }
}
