package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.hal.Reading;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
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

/** The text of the console in the arbiter's language. */
@Tag("browser")
class ConsoleReadTest {
    private static final long SEED = 12;
    private static final Pattern ENGLISH_LINE = Pattern.compile("\\bEW\\d*\\b");
    private static final Pattern NOTATION =
            Pattern.compile("\\b[NESW] (draw|open|tie|discard|pickup|pozzetto)\\b");

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        System.out.println("seed " + SEED);
        club = new Club(folder, Club.bots(SEED, 160));
        club.until("there is something to read", state -> PagesTest.melds(state) >= 8);
        club.pause();
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    /** The visible part of it. */
    private static String read(String css) {
        return (String)
                browser.script("return document.querySelector('" + css + "')?.innerText ?? ''");
    }

    private static void console(String query) {
        browser.open(club.origin() + "/console" + query);
        browser.see("#panel .standing, #lines > ol .line");
    }

    @Test
    @DisplayName("Record notation can be switched on")
    void notationIsASwitch() {
        console("");
        assertFalse(NOTATION.matcher(read("#lines")).find(), () -> read("#lines"));
        browser.press("#switches .notation");
        browser.until("it is there", () -> NOTATION.matcher(read("#lines")).find());
        console("");
        assertTrue(NOTATION.matcher(read("#lines")).find(), () -> read("#lines"));
        browser.press(".deal-lines summary");
        browser.press("#switches .notation");
        browser.until("it is gone", () -> !NOTATION.matcher(read("#lines")).find());
        assertTrue(read("#lines").contains("Una carta a "), () -> read("#lines"));
        assertEquals(List.of(), browser.axe());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    @DisplayName("The preview of a correction consists of sentences")
    void previewsAreSentences() {
        console("");
        ConsoleSteps.signIn(browser, "Ada Rossi");
        browser.press("#lines > ol .line:last-child .edit");
        browser.press("dialog .option:has([value=strike])");
        browser.see("dialog .effects li");
        String effects =
                (String)
                        browser.script(
                                "return document.querySelector('dialog .effects').textContent");
        assertTrue(NOTATION.matcher(effects).find(), effects);
        assertTrue(effects.matches("(?s).*(Nord|Est|Sud|Ovest) [a-z].*"), effects);
        assertFalse(NOTATION.matcher(read("dialog .effects")).find(), () -> read("dialog"));
        browser.screenshot("console-preview-sentences");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/table", "/console", "/overlay", "/sheet", "/play"})
    @DisplayName("In Italian East-West is EO, also in names of melds")
    void estOvestIsEo(String page) {
        browser.open(club.origin() + page);
        browser.see("main");
        boolean initials = List.of("/table", "/console", "/overlay").contains(page);
        browser.until("it is drawn", () -> read("body").contains(initials ? "EO" : "Est"));
        assertFalse(ENGLISH_LINE.matcher(read("body")).find(), () -> read("body"));
        browser.open(club.origin() + page + "?lang=en");
        browser.until("it is drawn", () -> read("body").contains(initials ? "EW" : "East"));
        assertFalse(read("body").matches("(?s).*\\bEO\\d*\\b.*"), () -> read("body"));
    }

    @Test
    @DisplayName("Troubles are named and explained in sentences, not in the words of devices")
    void troublesAreSentences() throws Exception {
        long now = club.state().now();
        club.host().hear(new Reading.SourceFault(now, "west", "lost"));
        club.host().hear(new Reading.AntennaFault(now, 3, "detuned"));
        club.until("it is known", state -> state.troubles().size() == 2);
        console("");
        browser.see("#panel .waits", "dispositivo west");
        browser.press("#banners summary");
        for (String part : List.of("#panel", "#banners")) {
            String text = read(part);
            assertTrue(text.contains("guardare cavo e alimentazione"), text);
            assertTrue(text.contains("fuori sintonia"), text);
            assertFalse(text.matches("(?s).*(source|lost|detuned).*"), text);
        }
        browser.screenshot("console-troubles");
        assertEquals(List.of(), browser.axe());
        browser.press("#tab-health");
        browser.see("#panel .health", "fuori sintonia");
        assertFalse(read("#panel").matches("(?s).*(lost|detuned|EW|slot).*"), () -> read("#panel"));
        browser.screenshot("console-health-troubles");
        console("?lang=en");
        browser.press("#tab-now");
        browser.see("#panel .waits", "device west");
        club.host().hear(new Reading.SourceFault(now, "west", "back"));
        club.host().hear(new Reading.AntennaFault(now, 3, "back"));
        club.until("it works again", state -> state.troubles().isEmpty());
    }

    /** Lines of the record that are completely visible. */
    private static final String LINES =
            """
            const box = document.getElementById('scroller').getBoundingClientRect();
            return [...document.querySelectorAll('#lines .line')].filter(line => {
              const at = line.getBoundingClientRect();
              return at.height > 0 && at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
            }).length;
            """;

    private static final String DESK = "return document.getElementById('desk').clientHeight";
    private static final String WIDER =
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth";

    @ParameterizedTest
    @CsvSource({
        "780, 490, 5, 250",
        "844, 390, 4, 180",
        "1024, 600, 8, 360",
        "1280, 800, 8, 400",
        "768, 1024, 4, 300",
        "390, 844, 8, 500"
    })
    @DisplayName("Record and desk are usable in windows of all sizes")
    void thereIsRoom(int width, int height, int lines, int desk) {
        browser.size(width, height);
        console("");
        ConsoleSteps.signIn(browser, "Maria Antonietta Rossi");
        boolean phone = width <= 600;
        assertTrue((Long) browser.script(DESK) >= desk, "desk " + browser.script(DESK));
        browser.screenshot("console-room-" + width + "x" + height);
        assertEquals(List.of(), browser.axe());
        if (phone) {
            browser.press("#tab-record");
            browser.screenshot("console-room-" + width + "x" + height + "-record");
        }
        assertTrue((Long) browser.script(LINES) >= lines, "lines " + browser.script(LINES));
        assertEquals(false, browser.script(WIDER));
    }

    /** Sends the page a finished match before the next has begun. */
    private static final String AFTER_THE_MATCH =
            """
            return import('/assets/script/console/store.js').then(async ({at, changed}) => {
              const {match, hand} = at.state;
              at.state = {...at.state,
                before: {...match, number: 4, over: true, ns: 1250, ew: 640, vp: {ns: 17, ew: 3}},
                match: {...match, number: 5, ns: 0, ew: 0, played: []},
                hand: {...hand, number: 1, phase: 'deal', counting: null}};
              changed();
              for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
              return document.getElementById('where').innerText + ' '
                + document.getElementById('result').innerText;
            });
            """;

    @Test
    @DisplayName("After a match the bar shows that it is over, and its score")
    void afterTheMatch() {
        console("");
        browser.until(
                "the match that is over is said",
                () -> {
                    String top = (String) browser.script(AFTER_THE_MATCH);
                    return top.contains("Partita 4, finita")
                            && top.contains("1.250")
                            && top.contains("640")
                            && !top.contains("Smazzata");
                });
    }
}
