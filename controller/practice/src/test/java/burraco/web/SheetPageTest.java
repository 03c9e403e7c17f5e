package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.journal.HandQueries;
import burraco.journal.History;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.MatchEvent;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The score sheet of a tournament match, from the console to the journal's verification. */
@Tag("browser")
class SheetPageTest {
    private static final String LONG = "Coppa".repeat(12);
    private static final Person ADA = new Person.Arbiter("Ada");

    @TempDir static Path folder;
    @AutoClose private Browser browser;

    @Test
    void itSaysWhatItBelongsToAndHasTheSealThatTheJournalHad() throws Exception {
        try (Club club = new Club(folder, Club.bots(7, 160))) {
            club.until("there is something to look at", state -> PagesTest.melds(state) >= 2);
            club.pause();
            browser = Browser.start(1280, 800);
            browser.open(club.origin() + "/console?lang=en");
            browser.press("#who button");
            browser.type("dialog input[name=name]", "Ada Rossi");
            browser.type("dialog input[type=password]", Club.PIN);
            browser.press("dialog [type=submit]");
            browser.see("#who .arbiter");
            browser.press("#tab-score");
            browser.see("#panel", "No tournament");
            browser.press("#panel .button[aria-label^='Change tournament']");
            browser.type("dialog input[name=tournament]", LONG);
            browser.type("dialog input[name=round]", "3");
            browser.screenshot("console-event");
            assertEquals(List.of(), browser.axe());
            browser.press("dialog [type=submit]");
            browser.seeNo("dialog");
            browser.see("#panel", "Round 3");
            browser.screenshot("console-event-set");
            assertEquals(0L, browser.script(beyond("#desk")));
            assertEquals(List.of(), browser.axe());
            club.host().order(ADA, new Command.End(""));
            club.until("the hand is over", state -> state.counting().isPresent());
            club.host().order(ADA, new Command.NextHand());
            club.until("it is written down", state -> state.match().played().size() == 1);
            club.host().order(ADA, new Command.Score(1, 1, 205, 95, "counted"));
            for (String language : List.of("it", "en")) {
                browser.size(1024, 1200).open(club.origin() + "/sheet?lang=" + language);
                browser.see(".sheet .seal code");
                browser.see(".sheet .event", LONG);
                browser.see(".sheet .of", language.equals("it") ? "Tavolo 7" : "Table 7");
                browser.screenshot("sheet-sealed-" + language);
                assertEquals(List.of(), browser.axe());
                assertEquals(List.of(), browser.consoleErrors());
                assertEquals(0L, browser.script(beyond("html")));
            }
            browser.until("the score's own seal", () -> isSealOf("scored"));
            String before = shown();
            club.host().order(ADA, new Command.Belongs(1, "", "12"));
            browser.until("another one", () -> !shown().equals(before));
            browser.see(".sheet .event", "Round 12");
            try (History history = History.open(folder)) {
                assertTrue(history.sealed(before).isPresent());
                assertTrue(history.sealed(shown()).isPresent());
                assertEquals(
                        Map.of(1, new MatchEvent("7", "", "12")),
                        new HandQueries(history).events());
            }
        }
    }

    /** By how much the contents are wider than the sheet. */
    private static String beyond(String css) {
        return "const it = document.querySelector('"
                + css
                + "');"
                + " return it.scrollWidth - it.clientWidth";
    }

    /** The sheet shows what the journal has just recorded. */
    private boolean isSealOf(String kind) {
        try (History history = History.open(folder)) {
            return history.sealed(shown())
                    .map(History.Entry::seq)
                    .filter(seq -> has(history, kind, seq))
                    .isPresent();
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }

    private static boolean has(History history, String kind, long until) {
        try {
            return history.entries(1, until).stream()
                    .anyMatch(entry -> entry.note().kind().equals(kind));
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }

    private String shown() {
        return browser.text(".sheet .seal code").replaceAll(".*: ([0-9a-f-]+) .*", "$1");
    }
}
