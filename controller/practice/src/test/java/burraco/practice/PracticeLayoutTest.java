package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.cards.Line;
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

/** Positions of elements on the practice page, and messages about moves to nowhere. */
@Tag("browser")
class PracticeLayoutTest {
    /** Cards cut off at the top, names far from their cards, and overlapping labels. */
    private static final String WRONG =
            """
            const wrong = [];
            const box = one => one.getBoundingClientRect();
            const stage = box(document.querySelector('#stage'));
            const seen = [...document.querySelectorAll('.pcard:not(.is-hidden)')].map(box);
            if (seen.some(one => one.top < stage.top - 1)) wrong.push('a card is cut above');
            if (seen.some(one => one.left < stage.left - 1 || one.right > stage.right + 1)) wrong.push('a card is cut at a side');
            const plates = [...document.querySelectorAll('.plate-name, .plate-short')]
              .filter(one => one.closest('.plate')).map(one => [one.textContent, box(one)]);
            for (const [name, one] of plates) {
              const far = Math.min(...seen.map(card => Math.hypot(
                Math.max(card.left - one.right, 0, one.left - card.right),
                Math.max(card.top - one.bottom, 0, one.top - card.bottom))));
              if (far > 70) wrong.push(`${name} stands ${Math.round(far)} from its cards`);
            }
            const labels = [...document.querySelectorAll('.zone-name, .plate-name, .plate-short')]
              .filter(one => one.closest('#stage')).map(one => [one.textContent, box(one)])
              .filter(([, one]) => one.width > 0);
            labels.forEach(([name, one], index) => labels.slice(index + 1).forEach(([other, two]) => {
              if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1
                && two.top < one.bottom - 1) wrong.push(`${name} over ${other}`);
            }));
            if (labels.some(([name]) => name.includes('.'))) wrong.push('a word is cut short');
            if (labels.some(([name]) => name.startsWith('EW'))) wrong.push('East-West is EO in Italian');
            return wrong.join('; ');
            """;

    private static final String HELD =
            """
            return import('/assets/script/play/store.js').then(store => {
              store.changed({held: new Set(['none'])});
              return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            });
            """;

    /** Drops a card slightly below the pile, and in the middle of nowhere. */
    private static final String BESIDE =
            """
            return Promise.all(['felt', 'lying'].map(one => import(`/assets/script/play/${one}.js`)))
              .then(([{placeAt}, {lay}]) => {
                const laid = lay();
                const pile = laid.boxes.get('pile');
                const below = placeAt(laid, pile.l + pile.w * 0.6, pile.t + pile.h + 16)?.place;
                const nowhere = placeAt(laid, -200, -200);
                return `${below} ${nowhere}`;
              });
            """;

    @TempDir static Path folder;
    @AutoClose private static Club club;
    @AutoClose private static Browser browser;

    @BeforeAll
    static void begin() throws Exception {
        club = new Club(folder, Club.bots(7, 160));
        String[] names = {"Massimiliano Quattrocchi", "Anna", "Maria Francesca", "Bartolomeo"};
        for (Seat seat : Seat.values()) {
            Command named = new Command.Name(seat, names[seat.ordinal()]);
            club.host().order(new Person.Arbiter("Ada"), named);
        }
        club.until("there are melds", state -> melds(state.hand().open().melds().of(Line.NS)) >= 3);
        club.pause();
        browser = Browser.start(1280, 800);
        browser.reducedMotion(true);
    }

    private static int melds(Iterable<?> melds) {
        int count = 0;
        for (Object _ : melds) {
            count++;
        }
        return count;
    }

    private static void open(String language) {
        browser.open(club.origin() + "/play?lang=" + language);
        browser.see(".pcard");
        browser.see("#plates .plate");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 600", "390, 844"})
    @DisplayName("No card is cut off, names are near their cards, and labels do not overlap")
    void everythingHasItsPlace(int width, int height) {
        browser.size(width, height);
        open("it");
        assertEquals("", browser.script(WRONG));
        browser.script(HELD);
        browser.screenshot("practice-held-" + width);
        assertEquals("", browser.script(WRONG), "while a card is held");
        assertEquals(List.of(), browser.axe());
        assertEquals(List.of(), browser.consoleErrors());
    }

    @Test
    @DisplayName("The display is in the language of the page")
    void theDisplaySpeaksAsThePage() {
        browser.size(1280, 800);
        open("en");
        browser.see("#situation .display", "turn");
        open("it");
        browser.see("#situation .display", "turno");
    }

    @Test
    @DisplayName("A card dropped close to a place goes there; elsewhere the page shows a message")
    void besideAPlaceIsIt() {
        browser.size(1280, 800);
        open("en");
        browser.until(
                "the felt is laid",
                () -> "pile null".equals(String.valueOf(browser.script(BESIDE))));
        browser.drag(".pcard[data-place='fan S']:not(.is-hidden)", "#switches");
        browser.see("#toast", "No card lies there");
    }

    private static long offered() {
        return (Long) browser.script("return document.querySelectorAll('#sheet .slip').length");
    }

    private static String sheet() {
        return (String)
                browser.script("return document.querySelector('#sheet')?.textContent ?? ''");
    }

    @Test
    @DisplayName("There are always mistakes to choose, and the page tells when one was committed")
    void aMistakeCanBeChosenAtAnyTime() {
        browser.size(1280, 800);
        open("en");
        browser.press("#tab-slips");
        browser.until("there are mistakes", () -> offered() >= 15);
        browser.script("document.querySelector('#sheet section:last-of-type .slip').click()");
        browser.until("it is said when", () -> sheet().contains("next opportunity"));
        browser.screenshot("practice-mistakes");
    }
}
