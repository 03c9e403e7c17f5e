package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Line;
import burraco.engine.hand.Melds;
import burraco.engine.meld.MeldId;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table's pages in a real browser, in the middle of a hand played by bots. */
@Tag("browser")
class PagesTest {
    private static final long SEED = 11;
    private static final int LARGEST = 300_000;

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;
    @AutoClose private static Browser kiosk;

    @BeforeAll
    static void start() throws Exception {
        System.out.println("seed " + SEED);
        club = new Club(folder, Club.bots(SEED, 160));
        club.until("there is something to look at", state -> melds(state) >= 8);
        club.pause();
        browser = Browser.start(1280, 800);
        kiosk = Browser.start(800, 480);
    }

    @BeforeEach
    void fresh() {
        browser.size(1280, 800).fresh();
        kiosk.fresh();
    }

    static int melds(TableState state) {
        Melds melds = state.hand().open().melds();
        return melds.of(Line.NS).size() + melds.of(Line.EW).size();
    }

    private static String address(String page) {
        return club.origin() + page;
    }

    @ParameterizedTest
    @CsvSource({
        "/, main, door, 1280, 800",
        "/, main, door-narrow, 390, 844",
        "/table, #melds-NS .card, table, 1920, 1080",
        "/table, #melds-NS .card, table-720, 1280, 720",
        "/table, #melds-NS .card, table-small, 800, 480",
        "/console, #lines .line, console, 1280, 800",
        "/console, #lines .line, console-tablet, 1024, 768",
        "/console, main, console-narrow, 390, 844",
        "/overlay, #score, overlay, 1920, 1080",
        "/overlay, #score, overlay-720, 1280, 720",
        "/sheet, main, sheet, 1024, 1200",
        "/first-start, #networks .button, first-start, 1920, 1080",
        "/first-start, #networks .button, first-start-small, 800, 480"
    })
    void everyPageIsWholeAtItsSizes(String page, String part, String name, int width, int height) {
        browser.size(width, height).transparent(page.equals("/overlay"));
        // In all variants at one size, and in one variant at the others.
        boolean everyForm = !name.contains("-");
        for (String language : everyForm ? List.of("it", "en") : List.of("it")) {
            browser.open(address(page + "?lang=" + language));
            browser.see(part);
            assertEquals(language, browser.script("return document.documentElement.lang"));
            browser.screenshot(name + "-" + language);
            assertEquals(List.of(), browser.axe(), name + " in " + language);
            assertEquals(List.of(), browser.consoleErrors(), name + " in " + language);
        }
        if (everyForm) {
            browser.dark(true).open(address(page));
            browser.see(part);
            browser.screenshot(name + "-dark");
            assertEquals(List.of(), browser.axe(), name + " in the dark");
        }
        long paint = browser.firstPaint().toMillis();
        System.out.println(name + ": " + browser.bytesLoaded() + " bytes, first paint " + paint);
        assertTrue(browser.bytesLoaded() < LARGEST, name + ": " + browser.bytesLoaded());
    }

    @Test
    void aCorrectionInTheConsoleIsSeenByPlayersAndByTheAudience() throws Exception {
        ShownAct last = lastDiscard();
        int pile = club.state().hand().open().pile().size();
        kiosk.open(address("/table"));
        kiosk.until(
                "the kiosk has " + pile + " cards", () -> cards(kiosk, "#middle .pile") >= pile);
        browser.open(address("/console"));
        signIn();
        browser.press("#lines .line:last-child .edit");
        browser.press("dialog .option:has([value=strike])");
        browser.type("dialog input[name=why]", "it was not so");
        browser.see("dialog [type=submit]:not(:disabled)");
        browser.screenshot("console-correction");
        browser.press("dialog [type=submit]");
        browser.seeNo("dialog");
        club.until("it is struck", state -> !state.hand().acts().contains(last));
        int left = club.state().hand().open().pile().size();
        kiosk.until("the kiosk shows it", () -> cards(kiosk, "#middle .pile") == left);
        kiosk.open(address("/overlay"));
        kiosk.until("the overlay shows it", () -> text(kiosk, "#pile").contains("" + left));
        assertEquals(List.of(), browser.consoleErrors());
        assertEquals(List.of(), kiosk.consoleErrors());
        assertTrue(
                club.host().ask(table -> table.remarks()).get().stream()
                        .anyMatch(one -> one.correction().said().isEmpty()));
    }

    @Test
    void aDecisionIsEnteredByTapsAndSaysWhatItRestsOn() throws Exception {
        MeldId meld = club.state().hand().open().melds().of(Line.NS).iterator().next().id();
        browser.open(address("/console?lang=en"));
        signIn();
        browser.press("#tab-cases");
        browser.until(
                "the button is there",
                () -> (Boolean) browser.script(press("#panel .actions .button", "Decide")));
        browser.press("dialog .option:has([value=freeze])");
        browser.press("dialog .option:has([value=" + meld + "])");
        browser.type("dialog input[name=why]", "told by a partner");
        browser.see("dialog .preview .case", "0.4");
        browser.press("dialog .explains summary");
        browser.see("dialog .explains", "G52");
        browser.see("dialog [type=submit]:not(:disabled)");
        assertEquals(List.of(), browser.axe());
        browser.screenshot("console-decision");
        browser.press("dialog [type=submit]");
        browser.seeNo("dialog");
        club.until(
                "it is frozen",
                state -> !state.hand().open().melds().find(meld).orElseThrow().isOpen());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    @DisplayName("A ruling can be waived only while that changes something")
    void aRulingIsWaivedOnce() throws Exception {
        Person judge = new Person.Arbiter("Bo");
        club.host().order(judge, new Command.Report("arbiter 20.1 N", ""));
        club.until("it is ruled", state -> state.hand().waivable().isPresent());
        browser.open(address("/console"));
        signIn();
        browser.press("#quick .quick:nth-child(3):not(:disabled)");
        browser.see("dialog .quoted .case", "20.1");
        browser.see("dialog [type=submit]:not(:disabled)");
        browser.press("dialog [type=submit]");
        browser.see("dialog .warning", "motivo");
        assertEquals("why", browser.focused().getDomAttribute("name"));
        assertEquals(List.of(), browser.axe());
        browser.screenshot("console-reason");
        browser.type("dialog input[name=why]", "agreed by all");
        browser.press("dialog [type=submit]");
        browser.seeNo("dialog");
        club.until("it is let go", state -> state.hand().waivable().isEmpty());
        browser.see("#quick .quick:nth-child(3):disabled");
        assertEquals(List.of(), browser.consoleErrors());
    }

    /** Sends the page a settled remedy as the table would, and returns what it shows. */
    private static final String WITH_SOMETHING_DONE =
            """
            return import('/assets/script/%s/store.js').then(async ({at, changed}) => {
              const acts = at.record?.acts ?? at.state.hand.acts;
              acts.at(-1).settled = [{case: '26.1', do: 'penalize', why: 'done',
                says: {it: 'Ovest pone a lato 7♥', en: ''}, because: {it: '', en: ''}},
                {case: '26.1', do: 'stop', why: 'let-go',
                says: {it: 'Ovest non lega più', en: ''}, because: {it: 'Revocato', en: ''}}];
              changed();
              for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
              const done = document.querySelector('.carried-out');
              return (done?.textContent ?? '') + '|' + (done?.nextSibling?.textContent ?? '');
            });
            """;

    @ParameterizedTest
    @CsvSource({"console, #lines .line", "play, .acts .act"})
    @DisplayName("A remedy that was carried out is ticked off in the record")
    void whatWasCarriedOutHasATick(String page, String part) {
        browser.open(address("/" + page));
        if (page.equals("play")) {
            browser.press("#tab-record");
        }
        browser.see(part);
        browser.until(
                "it has a tick",
                () ->
                        browser.script(WITH_SOMETHING_DONE.formatted(page))
                                .equals("✓ Ovest pone a lato 7♥|Ovest non lega più. Revocato"));
    }

    @Test
    @DisplayName("An arbiter sees other sessions and can end them")
    void sessionsAreSeenAndEnded() throws Exception {
        kiosk.open(address("/console"));
        ConsoleSteps.signIn(kiosk, "Bo");
        browser.open(address("/console"));
        signIn();
        browser.press("#who .arbiter");
        browser.until(
                "both are there",
                () -> text(browser, "dialog .sessions").matches(".*Bo.*Ada Rossi.*questa.*"));
        assertEquals(List.of(), browser.axe());
        browser.screenshot("console-sessions");
        browser.press("dialog .sheet-foot .button:first-child");
        browser.until("Bo is gone", () -> !text(browser, "dialog .sessions").contains("Bo"));
        kiosk.press("#quick .quick:first-child");
        kiosk.press("dialog [type=submit]");
        kiosk.see("dialog input[type=password]");
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    @DisplayName("The overlay takes its key from the fragment of the address")
    void aKeyThatStandsInNoAddress() {
        kiosk.open(address("/overlay?audience=late#key=" + Club.KEY));
        kiosk.see("#score");
        kiosk.until("the fans are there", () -> cards(kiosk, "#fans") > 0);
        assertEquals(List.of(), kiosk.consoleErrors());
    }

    private static String press(String css, String label) {
        return "const one = [...document.querySelectorAll('%s')].find(b => b.textContent === '%s'); one?.click(); return !!one"
                .formatted(css, label);
    }

    private static void signIn() {
        ConsoleSteps.signIn(browser, "Ada Rossi");
    }

    /** The last act is a discard; the bots are paused from then on. */
    private static ShownAct lastDiscard() throws Exception {
        // Slow enough for the pause to come before the next act.
        club.wants("{\"do\":\"speed\",\"percent\":400}");
        club.goOn();
        club.until("somebody discards", state -> isDiscard(state));
        club.pause();
        return club.state().hand().acts().getLast();
    }

    private static boolean isDiscard(TableState state) {
        return state.hand().acts().getLast().text().contains(" discard ");
    }

    private static long cards(Browser page, String within) {
        return (Long)
                page.script("return document.querySelectorAll('" + within + " .card').length");
    }

    private static String text(Browser page, String part) {
        return (String) page.script("return document.querySelector('" + part + "').textContent");
    }

    @Test
    void aPageFindsItsTableAgainWhenTheProgramWasStartedAgain() throws Exception {
        browser.open(address("/table"));
        browser.until("all melds are there", () -> laid(browser) == laid());
        browser.script("window.stayed = true");
        long before = laid();
        club.stop();
        browser.until("the page says that it hears nothing", () -> isLost(browser));
        browser.screenshot("table-lost");
        club.begin();
        assertEquals(before, laid());
        browser.until("it has found its table again", () -> !isLost(browser));
        browser.until("all melds are there again", () -> laid(browser) == before);
        assertEquals(true, browser.script("return window.stayed"), "without being loaded again");
        browser.screenshot("table-after-a-restart");
    }

    private static long laid() {
        Melds melds = club.state().hand().open().melds();
        return Stream.of(Line.values())
                .flatMap(line -> melds.of(line).stream())
                .mapToLong(meld -> meld.cards().size())
                .sum();
    }

    private static long laid(Browser page) {
        return cards(page, "#melds-NS") + cards(page, "#melds-EW");
    }

    private static boolean isLost(Browser page) {
        return text(page, "#notices").contains("interrotto");
    }
}
