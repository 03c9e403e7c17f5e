package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The overlay with long names, a long pile and unknown cards. */
@Tag("browser")
class OverlayPageTest {
    /**
     * Sends the page a pile of thirteen cards and a turn of five acts, and returns, before the next
     * message: how many cards are behind, how many are unknown, and which elements are cut off,
     * outside of the safe area or in the middle.
     */
    private static final String LONG =
            """
            return Promise.all(['melds', 'replay'].map(one => import(`/assets/script/overlay/${one}.js`)))
              .then(async ([{drawPile}, {Replay}]) => {
                const state = await fetch('/api/state').then(answer => answer.json());
                state.hand.phase = 'play';
                state.hand.pile = ['7H','8H','9H','TH','??','??','??','2C','3C','4C','5C','6C','KD'];
                drawPile(document.querySelector('#pile'), state);
                const acts = Array.from({length: 5}, (_, id) => ({id, says: {it: 'Sud lega 10♠ a NS1'}}));
                new Replay(document.querySelector('#replay')).draw('Maria Francesca', acts);
                // What comes in from the side stands outside at first.
                document.getAnimations().forEach(one => one.finish());
                const said = ['.behind', '.how-many'].map(one => document.querySelector(one).textContent);
                return [...said, ...wrong()].join('; ');
              });

            function wrong() {
              const wide = innerWidth, high = innerHeight;
              const all = [];
              for (const one of document.querySelectorAll('.frame .plate, .frame .bug, .frame .player, .held-fan p, .frame .card')) {
                const box = one.getBoundingClientRect();
                if (box.width === 0) continue;
                const name = one.className.baseVal ?? one.className;
                if (one.scrollWidth > one.clientWidth + 1 && one.matches('.player, p')) all.push('cut: ' + one.textContent);
                if (box.left < wide * 0.04 || box.right > wide * 0.96 || box.top < high * 0.04 || box.bottom > high * 0.96) all.push('out: ' + name);
                const middle = box.left < wide * 0.55 && box.right > wide * 0.45 && box.top < high / 2 && box.bottom > high / 2;
                if (middle) all.push('middle: ' + name);
              }
              return all;
            }
            """;

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;

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
            Command named = new Command.Name(seat, names[seat.ordinal()]);
            club.host().order(new Person.Arbiter("Ada"), named);
        }
        club.until("there are melds", state -> PagesTest.melds(state) >= 4);
        club.pause();
        browser = Browser.start(1920, 1080);
        browser.reducedMotion(true);
    }

    @ParameterizedTest
    @CsvSource({"1920, 1080", "1280, 720"})
    @DisplayName("Nothing is cut off or in the middle; a long pile shows how many cards are behind")
    void everythingHasRoom(int width, int height) {
        browser.size(width, height);
        browser.open(club.origin() + "/overlay?audience=late&lang=it#key=" + Club.KEY);
        browser.see("#fans .card");
        assertEquals("+4; ×3", browser.script(LONG));
        browser.screenshot("overlay-full-" + width);
        assertEquals(List.of(), browser.axe());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    @DisplayName("Unknown cards in a line of the record are counted")
    void unknownCardsAreCounted() {
        browser.open(club.origin() + "/overlay?lang=it");
        assertEquals(
                "S pickup 2 carte 7H una carta",
                browser.script(
                        "return import('/assets/script/acts.js')"
                                + ".then(acts => acts.counted('S pickup ?? ?? 7H ??'))"));
    }

    @Test
    @DisplayName("Only the parts named in the address are shown")
    void partsByTheAddress() {
        browser.size(1280, 720);
        browser.open(club.origin() + "/overlay?parts=names,act");
        browser.see("#score .player");
        browser.see("#thirds");
        assertEquals(
                0L,
                browser.script(
                        "return document.querySelectorAll('#pile *, #melds-NS *, #clocks *, #fans *, .total').length"));
    }
}
