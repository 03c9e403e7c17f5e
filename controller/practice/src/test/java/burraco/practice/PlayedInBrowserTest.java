package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.browser.Browser;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person opens the start page, takes a seat and plays; a mistake is made and put right. */
@Tag("browser")
class PlayedInBrowserTest {
    private static final long SEED = 3;

    /** Mistakes that every table detects. */
    private static final List<String> PLAIN =
            List.of("6.2", "7.2", "12.2", "23.1", "26.1", "28.1", "28.2");

    @AutoClose private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void fresh() {
        browser.fresh();
    }

    @Test
    void fromTheDoorToAFinishedHandWithARulingOnTheWay(@TempDir Path folder) throws Exception {
        System.out.println("seed " + SEED);
        try (Club club = new Club(folder, Club.bots(SEED, 8))) {
            browser.open(club.origin() + "/");
            browser.press("a[href='/play']");
            sitDown("Ovest");
            club.until("it is West's turn", state -> isTurn(state, Seat.WEST, Phase.DRAW));
            browser.until("the page shows it", () -> isActing("Ovest"));
            String drawn = at("stock");
            browser.drag("#" + drawn, card("fan W"));
            club.until("West's draw is understood", state -> last(state).startsWith("W draw"));
            browser.screenshot("play-drawn");
            browser.drag("#" + drawn, "[data-place=pile]");
            club.until("his discard too", state -> isTurn(state, Seat.NORTH, Phase.DRAW));
            browser.press(seat("Ovest"));
            commitAMistake(club);
            browser.press("#tab-record");
            browser.see(".owed, .ruling");
            browser.screenshot("play-ruled");
            club.wants("{\"do\":\"speed\",\"percent\":3200}");
            TableState end =
                    club.until("the hand is over", state -> !state.match().played().isEmpty());
            club.pause();
            assertFalse(end.match().played().getFirst().record().isEmpty());
            assertEquals(List.of(), browser.consoleErrors());
            assertEquals(List.of(), browser.axe());
            browser.open(club.origin() + "/table");
            browser.see("#reckoning");
            browser.screenshot("table-counted");
        }
    }

    private static String seat(String name) {
        return ".plate-buttons button[aria-pressed][aria-label*='" + name + "']";
    }

    private static void sitDown(String name) {
        browser.press(seat(name));
        browser.see(seat(name) + "[aria-pressed=true]");
    }

    private static boolean isTurn(TableState state, Seat seat, Phase phase) {
        return state.hand().phase() == phase
                && state.hand().open().turn().seat() == seat
                && state.hand().open().owed().isEmpty();
    }

    private static String last(TableState state) {
        List<ShownAct> acts = state.hand().acts();
        return acts.isEmpty() ? "" : acts.getLast().text();
    }

    private static boolean isActing(String name) {
        return (Boolean)
                browser.script(
                        "return document.querySelector('.plate-name.is-acting')"
                                + "?.textContent.includes('"
                                + name
                                + "') ?? false");
    }

    /** A visible card at that place. */
    private static String card(String place) {
        return ".pcard[data-place='" + place + "']:not(.is-hidden)";
    }

    /** The top card of a place. */
    private static String at(String place) {
        return (String)
                browser.script(
                        "const zone = document.querySelector('[data-place=\"' + arguments[0] +"
                                + " '\"]').getBoundingClientRect();return"
                                + " document.elementFromPoint(zone.x + zone.width / 2, zone.y +"
                                + " zone.height / 2).closest('.pcard').id",
                        place);
    }

    /** The first of the mistakes that is possible now. */
    private static void commitAMistake(Club club) throws Exception {
        browser.press("#tab-slips");
        browser.until(
                "there is a mistake to be made",
                () ->
                        (Boolean)
                                browser.script(
                                        "const one ="
                                                + " [...document.querySelectorAll('.slip:has(strong)')].find(one"
                                                + " => [...one.querySelectorAll('.tag')].some(tag =>"
                                                + " arguments[0].includes(tag.textContent)));one?.click();"
                                                + " return Boolean(one)",
                                        PLAIN));
        browser.screenshot("play-mistake");
        club.until(
                "it is ruled",
                state -> state.hand().acts().stream().anyMatch(act -> !act.rulings().isEmpty()));
    }
}
