package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.browser.PseudoLanguage;
import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Told;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.openqa.selenium.Keys;

/** A page of a hall in a real browser. */
abstract class HallBrowser {
    static final long MINUTE = 60_000;

    /** Names, and words that are the same in all languages. */
    private static final String SAME =
            "Burraco Venerdì sera VP NS EW QR PIN Tavolo di riserva Conti Lia Masbetti Petbetti Ada";

    @AutoClose static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh().size(1280, 800);
    }

    /** Round 1 is played with its clock running; tables differ in how far they are. */
    static ServedHall playing(int pairs) throws Exception {
        ServedHall served = new ServedHall(new Evening(pairs).playing());
        FakeHall hall = served.hall;
        long now = hall.clock();
        hall.decide(
                List.of(new Decision.SetTime(1, now - 10 * MINUTE, now + 45 * MINUTE)),
                "Conti Lia",
                "");
        for (int table = 1; table <= pairs / 2; table++) {
            hall.table(table, told(table).present(now));
        }
        return served;
    }

    private static Told told(int table) {
        Told told = new Told();
        for (int hand = 0; hand < table % 3 + 1; hand++) {
            told.counted(400 + 35 * (table % 17), 250 + 55 * (table % 11));
        }
        return told.current(table % 7 * 15, table % 5 * 40);
    }

    static void decide(ServedHall served, Decision... decisions) throws Exception {
        served.hall.decide(List.of(decisions), "Conti Lia", "");
    }

    static void tell(ServedHall served, String text) throws Exception {
        decide(served, new Decision.Tell(text, new TreeSet<>()));
    }

    static void open(ServedHall served, String path) {
        browser.open(served.origin() + path);
    }

    static void signIn(String name) {
        browser.type("dialog [name='name']", name);
        browser.type("dialog [name='pin']", ServedHall.PIN);
        browser.keys(Keys.ENTER);
        browser.seeNo("dialog");
    }

    /** Nothing is cut off, nobody is left out, nothing went wrong. */
    static void assertGood(ServedHall served, String where) {
        assertEquals(List.of(), browser.axe(), where);
        assertEquals(
                0L,
                browser.script(
                        "const page = document.documentElement; return Math.max(0, page.scrollWidth - page.clientWidth)"),
                where);
        assertEquals(
                List.of(),
                browser.consoleErrors().stream()
                        .filter(one -> !one.contains("401") && !one.contains("409"))
                        .toList(),
                where);
        assertEquals(List.of(), served.faults(), where);
        if ("en-XA".equals(browser.script("return document.documentElement.lang"))) {
            assertEquals("", PseudoLanguage.untranslated(browser, SAME), where);
            assertEquals("", PseudoLanguage.tooLong(browser), where);
        }
    }
}
