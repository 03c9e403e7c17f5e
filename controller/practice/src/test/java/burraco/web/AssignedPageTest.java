package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.testing.Assigned;
import burraco.testing.Club;
import burraco.web.seat.SeatKeys;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a hall assigns, on the table's own screen and on phones. */
@Tag("browser")
class AssignedPageTest {
    private static final Person HALL = new Person.Arbiter("");
    private static final SeatKeys KEYS = new SeatKeys(new byte[] {1});
    private static final String LONG =
            "Il turno si allunga di dieci minuti per tutti i tavoli della sala grande e della sala"
                    + " piccola: chi ha finito resti seduto e aspetti che la direzione lo dica al"
                    + " microfono, poi si cambia di posto.";

    private static final String BEYOND =
            """
            const page = document.documentElement;
            return page.scrollWidth - page.clientWidth;
            """;

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        club = new Club(folder, Club.bots(7, 160));
        club.until("there is something to look at", state -> PagesTest.melds(state) >= 5);
        club.pause();
        int match = club.state().match().number();
        club.host().order(HALL, new Command.Belongs(match, Assigned.CUP, "3"));
        club.host().order(HALL, Assigned.round(1, "3", "Ada").saying(LONG).order());
        club.until("it is assigned", state -> state.assignment().isPresent());
        browser = Browser.start(1280, 800);
    }

    private static String text(String part) {
        return (String) browser.script("return document.querySelector('" + part + "').innerText");
    }

    private static void isSound(String name) {
        browser.screenshot(name);
        assertEquals(0L, browser.script(BEYOND), name);
        assertEquals(List.of(), browser.axe(), name);
        assertEquals(List.of(), browser.consoleErrors(), name);
    }

    @Test
    @DisplayName("The table's screen says round, table and what the direction says")
    void theScreenSaysIt() {
        for (int[] size : new int[][] {{800, 480}, {1280, 800}, {390, 844}}) {
            browser.size(size[0], size[1]).open(club.origin() + "/table?lang=it");
            browser.see("#notices .message", LONG);
            assertTrue(text(".which").startsWith("Turno 3 · Tavolo 12"), text(".which"));
            isSound("assigned-table-" + size[0]);
        }
        browser.open(club.origin() + "/table?lang=en");
        browser.see("#notices .message", LONG);
        assertTrue(text(".which").startsWith("Round 3 · Table 12"), text(".which"));
    }

    @Test
    @DisplayName("The screen says that the hall does not answer, and no more once it does")
    void theHallIsAway() {
        browser.size(800, 480).open(club.origin() + "/table?lang=it");
        browser.see("#notices .message", LONG);
        browser.script(
                """
                const real = window.fetch;
                window.link = 'cut-off';
                window.fetch = (what, how) => what === '/api/hall-link'
                    ? Promise.resolve(Response.json({ link: window.link }))
                    : real(what, how);
                """);
        browser.see(".hall-link", "senza sala, gioca da solo");
        isSound("assigned-table-alone");
        browser.script("window.link = 'linked';");
        browser.until(
                "nothing is said of it",
                () -> (Boolean) browser.script("return !document.querySelector('.hall-link')"));
    }

    @Test
    @DisplayName("A player's phone says the same")
    void aPhoneSaysIt() {
        browser.size(390, 844);
        browser.open(club.origin() + "/seat?lang=it#S-" + KEYS.of(Seat.SOUTH));
        browser.see("#now .message", LONG);
        assertTrue(text("#now .where").startsWith("Turno 3 · Tavolo 12 · "), text("#now .where"));
        isSound("assigned-seat");
    }

    @Test
    @DisplayName("The score sheet says tournament, round and the table's number, and has the seal")
    void theSheetSaysIt() {
        browser.size(1280, 800).open(club.origin() + "/sheet?lang=en");
        browser.see(".sheet .of", "Table 12");
        browser.see(".sheet .event", Assigned.CUP);
        browser.see(".sheet .event", "Round 3");
        isSound("assigned-sheet");
    }
}
