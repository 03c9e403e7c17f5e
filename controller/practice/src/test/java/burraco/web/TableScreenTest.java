package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.ArbiterCall;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The table's own screen and a phone showing it, through an evening. */
@Tag("browser")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TableScreenTest {
    private static final int[][] SCREENS = {
        {800, 480}, {1024, 600}, {1280, 800}, {1920, 1080}, {390, 844}, {844, 390}
    };

    /** The widths at which axe looks: the other sizes have the same elements and colours. */
    private static final Set<Integer> LOOKED_AT = Set.of(800, 1920, 390);

    private static final Person JUDGE = new Person.Arbiter("Ada");

    /**
     * Elements outside of the window, or outside of the table's area where that fills the window.
     */
    private static final String BEYOND =
            """
            const page = document.documentElement;
            const felt = document.querySelector('#felt').getBoundingClientRect();
            const out = [...document.querySelectorAll('#felt .card, #felt .sheet-hand, #felt .sheet-match, #felt .button')]
              .map(one => one.getBoundingClientRect())
              .filter(one => one.width > 0 && (one.left < felt.left - 1 || one.right > felt.right + 1
                || one.top < felt.top - 1 || one.bottom > felt.bottom + 1)).length;
            return [page.scrollWidth - page.clientWidth, out].join();
            """;

    /** Buttons that cover a player's name. */
    private static final String OVER_A_NAME =
            """
            const plate = document.querySelector('.south').getBoundingClientRect();
            return [...document.querySelectorAll('.foot .switch')]
              .map(one => [one.title || one.innerText, one.getBoundingClientRect()])
              .filter(([, one]) => one.width > 0 && one.left < plate.right && one.right > plate.left
                && one.top < plate.bottom && one.bottom > plate.top)
              .map(([name]) => name);
            """;

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser kiosk;

    @BeforeAll
    static void begin() throws Exception {
        club = new Club(folder, Club.bots(7, 160));
        String[] names = {
            "Massimiliano Quattrocchi Bentivoglio",
            "Anna",
            "Maria Francesca Immacolata Degli Espos",
            "Bartolomeo Acquaviva d'Aragona"
        };
        for (Seat seat : Seat.values()) {
            club.host().order(JUDGE, new Command.Name(seat, names[seat.ordinal()]));
        }
        club.until("a line has seven melds", state -> most(state) >= 7);
        club.pause();
        kiosk = Browser.start(1280, 800);
    }

    private static int most(TableState state) {
        return Math.max(
                state.hand().open().melds().of(Line.NS).size(),
                state.hand().open().melds().of(Line.EW).size());
    }

    private static void everywhere(String name, String part) {
        for (int[] size : SCREENS) {
            kiosk.size(size[0], size[1]);
            kiosk.open(club.origin() + "/table?lang=it");
            kiosk.see(part);
            String which = name + "-" + size[0];
            kiosk.screenshot(which);
            assertEquals("0,0", kiosk.script(BEYOND), which);
            assertEquals(List.of(), kiosk.script(OVER_A_NAME), which);
            if (LOOKED_AT.contains(size[0])) {
                assertEquals(List.of(), kiosk.axe(), which);
            }
            assertEquals(List.of(), kiosk.consoleErrors(), which);
        }
        kiosk.size(1280, 800);
    }

    @Test
    @Order(1)
    @DisplayName("Melds are as large as there is room for, on small screens and phones too")
    void meldsFillTheFelt() throws Exception {
        everywhere("kiosk-melds", "#melds-NS .card");
    }

    @Test
    @Order(2)
    @DisplayName("The page says who called the arbiter")
    void aCallStandsThere() throws Exception {
        club.host().order(new Person.Player(Seat.WEST), new Command.Call());
        club.until(
                "West waits",
                state ->
                        state.calling().stream()
                                .map(ArbiterCall::seat)
                                .anyMatch(Seat.WEST::equals));
        kiosk.open(club.origin() + "/table?lang=it");
        kiosk.see("#notices", "aspetta: l’arbitro venga al tavolo");
        kiosk.press("#notices .button");
        club.until("it is settled", state -> state.calling().isEmpty());
        club.host().order(new Person.Player(Seat.WEST), new Command.Call());
        kiosk.see("#notices", "aspetta: l’arbitro venga al tavolo");
    }

    @Test
    @Order(3)
    @DisplayName("Both lines count and confirm on the table's own screen")
    void bothLinesCountHere() throws Exception {
        club.host().order(JUDGE, new Command.End(""));
        PlayedHand over =
                club.until("the hand is over", state -> state.counting().isPresent())
                        .counting()
                        .get();
        List<Line> unseen = Stream.of(Line.values()).filter(over::isUnseen).toList();
        assertFalse(unseen.isEmpty(), "the bots hold cards that nobody has seen");
        everywhere("kiosk-count", "#reckoning .left");
        kiosk.open(club.origin() + "/table?lang=it");
        kiosk.see("#notices", "scrivetele qui");
        Map<Line, Integer> left = new EnumMap<>(Line.class);
        for (Line line : unseen) {
            String form = "#reckoning .left." + line.name().toLowerCase(Locale.ROOT);
            kiosk.press(form + " .dial .button:last-child");
            left.put(line, Integer.parseInt(kiosk.text(form + " output")));
            kiosk.press(form + " [type=submit]");
            club.until("it is counted", state -> state.counting().get().total(line).isPresent());
        }
        kiosk.see("#notices", "manca la conferma di Nord-Sud e Est-Ovest");
        kiosk.press("#reckoning .wide.ns");
        kiosk.see("#reckoning .good.ns");
        kiosk.see("#notices", "manca la conferma di Est-Ovest");
        everywhere("kiosk-confirm", "#reckoning .wide.ew");
        kiosk.press("#reckoning .wide.ew");
        PlayedHand hand =
                club.until("both", s -> s.counting().get().isConfirmed()).counting().get();
        for (Line line : unseen) {
            assertEquals(-left.get(line), hand.score(line).hand().orElseThrow());
            assertTrue(left.get(line) >= 50, "with what the table had seen of them");
        }
        kiosk.seeNo("#reckoning .wide");
        everywhere("kiosk-counted", "#reckoning .counts");
    }

    /** The form asks for the points with the pozzetto unknown, absent, and at minus one hundred. */
    private static final String ASKED =
            """
            return Promise.all([fetch('/api/state').then(answer => answer.json()),
                import('/assets/script/seat/count.js')]).then(([state, {drawCount}]) =>
              [null, 0, -100].map(pozzetto => {
                const section = document.createElement('section');
                const hand = structuredClone(state.hand.counting);
                Object.assign(hand, {entered: null, unseen: ['NS']});
                hand.counts.ns.pozzetto = pozzetto;
                drawCount(section, {...state, unconfirmed: null, hand: {...state.hand, counting: hand}},
                  {lines: [], wish: () => {}});
                return section.querySelector('.left p').textContent.includes('pozzetto');
              }).join());
            """;

    @Test
    @Order(4)
    @DisplayName("Points entered again include an unplayed pozzetto")
    void thePozzettoIsAskedForAgain() {
        kiosk.open(club.origin() + "/table?lang=it");
        kiosk.see("#reckoning .counts");
        assertEquals("true,true,false", kiosk.script(ASKED));
    }

    /**
     * Sends the page a state in which play has gone on and a reader is silent, and returns its
     * text; then the hand is opened, and another hand waits.
     */
    private static final String PLAY_HAS_GONE_ON =
            """
            return Promise.all([fetch('/api/state').then(answer => answer.json()),
                import('/assets/script/table/notices.js'), import('/assets/script/table/counting.js')]).then(
                  ([state, {drawNotices}, {isOpen}]) => {
              state.match.played = [{...state.hand.counting, confirmed: ['NS']}];
              state.unconfirmed = {match: state.match.number, hand: state.hand.number};
              state.hand = {...state.hand, counting: null, phase: 'play'};
              state.calling = [];
              state.situations.push({which: 'TROUBLE', says: {it: 'Il lettore 2 tace', en: ''}});
              state.troubles = [{}];
              drawNotices(document.querySelector('#notices'), state, {lost: false});
              const said = [...document.querySelectorAll('#notices .banner')].map(one => one.innerText.trim())
                .join(' | ').replace(/\\s+/g, ' ');
              document.querySelector('#notices .banner .button')?.click();
              const open = isOpen(state);
              state.match.played[0].hand = state.unconfirmed.hand = state.hand.number + 1;
              return `${said} | ${open}, ${isOpen(state)}`;
            });
            """;

    @Test
    @Order(5)
    @DisplayName("A hand to be confirmed can be opened during the next; a trouble says whom to ask")
    void whatWaitsWhilePlayGoesOn() {
        kiosk.open(club.origin() + "/table?lang=it");
        kiosk.see("#reckoning .counts");
        kiosk.until(
                "it can be counted here",
                () -> ((String) kiosk.script(PLAY_HAS_GONE_ON)).contains("Apri i punti"));
        String said = (String) kiosk.script(PLAY_HAS_GONE_ON);
        assertTrue(said.contains("manca la conferma di Est-Ovest"), said);
        assertTrue(said.contains("Il lettore 2 tace. Ditelo all’arbitro"), said);
        assertTrue(said.endsWith("| true, false"), "opened, and no other hand with it: " + said);
    }

    @Test
    @Order(5)
    @DisplayName("An unknown language, whatever its name, is treated as Italian")
    void anUnknownLanguageIsItalian() {
        kiosk.open(club.origin() + "/table?lang=constructor");
        kiosk.see("#reckoning .counts");
        assertEquals("it", kiosk.script("return document.documentElement.lang"));
        assertEquals(List.of(), kiosk.consoleErrors());
    }

    @Test
    @Order(6)
    @DisplayName("After a match the winners are shown, however long their names are")
    void theWinnerIsNamed() throws Exception {
        club.goOn();
        club.until("the next hand goes on", state -> state.hand().number() == 2 && most(state) > 0);
        club.pause();
        int match = club.state().match().number();
        club.host().order(JUDGE, new Command.End(""));
        club.until("it is over", state -> state.counting().isPresent());
        club.host().order(JUDGE, new Command.Score(match, 2, 1_000, 400, ""));
        for (Line line : Line.values()) {
            club.host().order(JUDGE, new Command.Confirm(match, 2, line, ""));
        }
        club.until("it is confirmed", state -> state.counting().get().isConfirmed());
        club.goOn();
        club.until("the match is over", state -> state.before().isPresent());
        club.pause();
        everywhere("kiosk-result", "#reckoning .winner");
        kiosk.see("#reckoning .winner", "Vince Nord-Sud");
    }
}
