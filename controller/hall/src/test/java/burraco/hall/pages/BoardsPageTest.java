package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Told;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages that everybody in a hall sees: seats, progress, clock, ranking. */
@Tag("browser")
class BoardsPageTest extends HallBrowser {
    @ParameterizedTest
    @CsvSource({
        "seats, phone, 360, 640, it, dark",
        "seats, wall, 1920, 1080, en, bright",
        "names, phone, 360, 640, en, bright",
        "names, wall, 1920, 1080, it, dark",
        "progress, phone, 360, 640, it, bright",
        "progress, tablet, 1180, 820, en, dark",
        "progress, wall, 1920, 1080, it, bright",
        "clock, phone, 360, 640, it, dark",
        "clock, wall, 1920, 1080, en, bright",
        "ranking, phone, 360, 640, en, dark",
        "ranking, wall, 1920, 1080, it, bright",
        "seats, wall, 1920, 1080, en-XA, bright",
        "progress, wall, 1920, 1080, en-XA, dark"
    })
    @DisplayName("Every page fits and can be read, on a phone and on the wall")
    void everySize(String page, String name, int width, int height, String language, String theme)
            throws Exception {
        try (ServedHall served = playing(40)) {
            served.hall.table(
                    3,
                    new Told()
                            .counted(500, 20)
                            .waits("HAND_OVER")
                            .unconfirmed(Line.EW, 1)
                            .present(1));
            served.hall.table(4, new Told().counted(500, 20).gone(1));
            long now = served.hall.clock();
            decide(served, new Decision.Extend(5, now + 52 * MINUTE));
            tell(served, "Il buffet è aperto fino alle 22");
            if (page.equals("ranking")) {
                served.hall.evening(new Evening(40).playing().played().ranked());
            }
            browser.size(width, height);
            open(served, "/" + page + "?lang=" + language + "&theme=" + theme);
            browser.see(page.equals("clock") ? "#message" : "#list li:nth-child(2)");
            browser.seeNo(".nothing");
            if (page.equals("progress")) {
                browser.see(".tile.is-waiting");
                browser.see(".tile.is-alone .who");
            }
            browser.screenshot(String.join("-", "hall", page, name, language));
            assertGood(served, page + " " + name + " " + language);
        }
    }

    @Test
    @DisplayName("170 tables are on one screen at once, none of them cut off")
    void manyTables() throws Exception {
        try (ServedHall served = playing(340)) {
            browser.size(1920, 1080);
            open(served, "/progress?lang=it");
            browser.see(".tile.is-plays:nth-child(170)");
            browser.screenshot("hall-progress-170");
            assertEquals(
                    true,
                    browser.script(
                            "return document.querySelector('.tile:nth-child(170)').getBoundingClientRect().bottom <= innerHeight"));
            assertGood(served, "170 tables");
        }
    }

    @Test
    @DisplayName("Names that do not fit come on further pages, which turn by themselves")
    void pagesTurn() throws Exception {
        try (ServedHall served = playing(340)) {
            browser.size(1920, 1080);
            open(served, "/names?lang=it&rotate=3");
            browser.see("#page", "1/");
            browser.screenshot("hall-names-340");
            browser.see("#page", "2/");
            browser.press(".switch.stop");
            browser.see(".switch.stop[aria-pressed='true']");
            assertGood(served, "names of 340 pairs");
        }
    }

    @Test
    @DisplayName("On the ranking of many pairs, the last page ends with the last pair")
    void lastPage() throws Exception {
        try (ServedHall served = playing(340)) {
            served.hall.evening(new Evening(340).playing().played().ranked());
            browser.size(1920, 1080);
            open(served, "/ranking?lang=it&rotate=3");
            browser.see("#page", "1/");
            browser.screenshot("hall-ranking-340");
            browser.script(
                    "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}))");
            browser.until(
                    "the last pair is on the screen",
                    () ->
                            Boolean.TRUE.equals(
                                    browser.script(
                                            "const at = document.querySelector('#list li:last-child').getBoundingClientRect(); return at.left >= 0 && at.right <= innerWidth")));
        }
    }

    @Test
    @DisplayName("A result that comes in is seen at once, and so is a new round")
    void itIsLive() throws Exception {
        Evening evening = new Evening(8).playing();
        try (ServedHall served = new ServedHall(evening)) {
            open(served, "/progress?lang=en");
            browser.see("#sums", "0 of 4 finished");
            served.hall.evening(evening.change("result round 1 table 2 900:1250"));
            browser.see("#sums", "1 of 4 finished");
            browser.see(".tile.is-done", "1,250");
            served.hall.evening(
                    evening.change("result round 1 table 1 100:200")
                            .change("result round 1 table 3 100:200")
                            .change("result round 1 table 4 100:200")
                            .ranked()
                            .posted());
            browser.see("#where", "round 2 of 3");
            browser.see("#sums", "0 of 4 finished");
            assertGood(served, "live");
        }
    }

    @Test
    @DisplayName("The clock says when play begins, stands in a pause, and says that time is out")
    void theClock() throws Exception {
        try (ServedHall served = new ServedHall(new Evening(8).posted())) {
            open(served, "/clock?lang=en");
            browser.see("#says", "not started");
            decide(served, new Decision.Pause());
            browser.see("#says", "Pause");
            decide(served, new Decision.Resume());
            browser.see("#says", "not started");
            long now = served.hall.clock();
            decide(served, new Decision.SetTime(1, now + 5 * MINUTE, now + 60 * MINUTE));
            browser.see("#says", "Play begins at");
            served.hall.passMinutes(6);
            browser.open(served.origin() + "/clock?lang=en");
            browser.see("#time", "53:");
            decide(served, new Decision.Pause());
            browser.see("#says", "Pause");
            served.hall.passMinutes(30);
            browser.see("#time", "53:");
            decide(served, new Decision.Resume());
            browser.see("#says", "Time-out at");
            browser.see("#time", "53:");
            decide(served, new Decision.SetTime(1, now, served.hall.clock() - 1));
            browser.see("#says", "Time-out");
            browser.see("#time", "0:00");
            decide(served, new Decision.Tell("Sit down please", new TreeSet<>()));
            browser.see("#message", "Sit down please");
            assertTrue(served.faults().isEmpty(), served.faults().toString());
        }
    }

    @Test
    @DisplayName("Before anything is posted, the pages say so")
    void nothingPosted() throws Exception {
        try (ServedHall served = new ServedHall(new Evening(8).change("draft"))) {
            for (String page : List.of("seats", "names", "progress")) {
                open(served, "/" + page + "?lang=en");
                browser.see(".nothing", "The seats are not posted yet.");
            }
            open(served, "/ranking?lang=en");
            browser.see(".nothing", "No ranking is posted yet.");
            assertGood(served, "nothing");
        }
    }
}
