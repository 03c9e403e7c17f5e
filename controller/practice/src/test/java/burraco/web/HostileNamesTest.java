package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.testing.Club;
import burraco.web.seat.SeatKeys;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names written from right to left, with markup or of extreme length disturb no page. */
@Tag("browser")
class HostileNamesTest {
    private static final String HEBREW = "שרה (7) לוי";
    private static final String ARABIC = "؟ عمر 1-0 !";
    private static final String MARKUP = "<b>Elio</b><img src=x onerror=a(1)>";
    private static final String ENDLESS = "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww";
    private static final Map<Seat, String> NAMES =
            Map.of(
                    Seat.NORTH, HEBREW,
                    Seat.EAST, MARKUP,
                    Seat.SOUTH, ENDLESS,
                    Seat.WEST, ARABIC);

    /** Right-to-left text outside of a bdi element; inputs and titles excepted. */
    private static final String ASTRAY =
            """
            const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found = [];
            while (all.nextNode()) {
              const text = all.currentNode;
              if (/[\\u0590-\\u06ff]/.test(text.data) && !text.parentElement.closest('bdi'))
                found.push(text.data);
            }
            return found.join(' | ');
            """;

    private static final String NAMED =
            "return [...document.querySelectorAll('bdi')].filter(one => one.offsetParent)"
                    + ".map(one => one.textContent).join(' | ')";
    private static final String WIDER =
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    private static final String MADE_UP = "return document.querySelectorAll('bdi *').length";

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        club = new Club(folder, Club.bots(13, 160));
        Person judge = new Person.Arbiter(ARABIC);
        NAMES.forEach((seat, name) -> club.host().order(judge, new Command.Name(seat, name)));
        club.until("there is something to see", state -> PagesTest.melds(state) >= 6);
        club.pause();
        int match = club.state().match().number();
        club.host().order(judge, new Command.Belongs(match, HEBREW, ARABIC));
        club.host().order(judge, new Command.Report("arbiter 20.1 N", HEBREW));
        club.until("it is ruled", state -> state.hand().waivable().isPresent());
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    private static void isSound(String name) {
        assertEquals("", browser.script(ASTRAY), name);
        assertEquals(0L, browser.script(MADE_UP), name);
        assertEquals(0L, browser.script(WIDER), name);
        browser.screenshot("names-" + name);
        assertEquals(List.of(), browser.axe(), name);
        assertEquals(List.of(), browser.consoleErrors(), name);
    }

    @ParameterizedTest
    @CsvSource({
        "/, 1280, 800, 4",
        "/, 390, 844, 4",
        "/table, 1280, 720, 4",
        "/table, 800, 480, 4",
        "/overlay, 1280, 720, 4",
        "/sheet, 1024, 1200, 4",
        "/play, 1280, 800, 4",
        "/console, 1280, 800, 1",
        "/console, 390, 844, 1"
    })
    @DisplayName("Each name has an element of its own, and no page becomes wider")
    void everyPage(String page, int width, int height, int names) {
        browser.size(width, height).open(club.origin() + page);
        browser.until(
                "the names are there",
                () -> ((String) browser.script(NAMED)).split(" \\| ").length >= names);
        isSound(page.replace("/", "") + "-" + width);
    }

    @ParameterizedTest
    @CsvSource({"record", "now", "times", "score", "corrections"})
    @DisplayName("On every tab of the console, and in its dialogs")
    void theConsole(String tab) {
        browser.open(club.origin() + "/console");
        ConsoleSteps.signIn(browser, HEBREW);
        browser.until("it is signed in", () -> ((String) browser.script(NAMED)).contains("לוי"));
        if (!tab.equals("record")) {
            browser.press("#tab-" + tab);
        }
        isSound("console-" + tab);
        switch (tab) {
            case "times" -> browser.press("#panel .tile:first-child");
            case "score" -> browser.press("#panel .names li:first-child .button");
            case "corrections" -> browser.press("#panel .corrections .button");
            case "now" -> browser.press("#who .arbiter");
            default -> browser.press("#lines > ol .line:last-child .edit");
        }
        browser.see("dialog .sheet-foot");
        isSound("console-" + tab + "-dialog");
    }

    @Test
    @DisplayName("On the table's screen, in a ruling")
    void aRuling() {
        browser.open(club.origin() + "/table");
        browser.see("#notices .ruling-seat bdi", "לוי");
        isSound("ruling");
    }

    @Test
    @DisplayName("On a player's phone, and in the overlay with the players' cards")
    void phonesAndFans() {
        browser.open(club.origin() + "/overlay?audience=late#key=" + Club.KEY);
        browser.until(
                "the fans are there",
                () ->
                        (Boolean)
                                browser.script(
                                        "return document.querySelector('#fans bdi') !== null"));
        isSound("fans");
        for (Seat seat : Seat.values()) {
            browser.size(390, 844).open("about:blank");
            String key = new SeatKeys(new byte[] {1}).of(seat);
            browser.open(club.origin() + "/seat#" + seat + "-" + key);
            browser.see("#title bdi");
            assertEquals(NAMES.get(seat), browser.text("#title"));
            isSound("seat-" + seat);
        }
    }
}
