package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Joining;
import burraco.hall.view.OpenResult;
import burraco.hall.view.StrangeJournal;
import burraco.hall.view.Told;
import burraco.text.Sentence;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The pages of arbiters and the direction in a real browser. */
@Tag("browser")
class StaffPageTest extends HallBrowser {
    /** Many things happen at once. */
    private static ServedHall busy() throws Exception {
        ServedHall served = playing(16);
        FakeHall hall = served.hall;
        long now = hall.clock();
        hall.table(
                1, new Told().counted(500, 300).calls(Seat.NORTH, now - 3 * MINUTE).present(now));
        hall.table(2, new Told().counted(100, 200).ruling(17, "26.1").present(now));
        hall.table(3, new Told().counted(100, 200).blind(now - MINUTE).present(now));
        hall.table(
                4,
                new Told().counted(100, 200).unconfirmed(Line.EW, now - 4 * MINUTE).present(now));
        hall.table(5, new Told().counted(100, 200).gone(now - MINUTE));
        hall.joins(new Joining("1f2e", "Tavolo di riserva", "123456", "10.0.0.7", now - MINUTE));
        hall.sends(new StrangeJournal("77aa", 6, "2026-11-27", now));
        decide(
                served,
                new Decision.Enroll("77aa", "key", "Tavolo 6"),
                new Decision.Place("77aa", 6),
                new Decision.Enroll("88bb", "key", "Riserva"),
                new Decision.Extend(7, now + 50 * MINUTE),
                new Decision.Tell("Il buffet è aperto", new TreeSet<>()),
                new Decision.Tell("Tavolo zoppo", new TreeSet<>(List.of(3))));
        return served;
    }

    @ParameterizedTest
    @CsvSource({
        "calls, phone, 360, 640, it, dark",
        "calls, tablet, 1180, 820, en, bright",
        "calls, wall, 1920, 1080, en-XA, dark",
        "control, phone, 360, 640, en, bright",
        "control, tablet, 1180, 820, it, dark",
        "control, wall, 1920, 1080, it, bright",
        "control, wall, 1920, 1080, en-XA, dark"
    })
    @DisplayName("Every page fits and can be read, on a phone and at the desk")
    void everySize(String page, String name, int width, int height, String language, String theme)
            throws Exception {
        try (ServedHall served = busy()) {
            browser.size(width, height);
            open(served, "/" + page + "?lang=" + language + "&theme=" + theme);
            signIn("Conti Lia");
            browser.see(page.equals("calls") ? ".call.is-ruling" : ".place-row");
            browser.screenshot(String.join("-", "hall", page, name, language));
            assertGood(served, page + " " + name + " " + language);
        }
    }

    @Test
    @DisplayName("An arbiter takes a call, deals with it, and says in a word what it was")
    void takeCall() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/calls?lang=en");
            signIn("Rossi Ada");
            browser.see(".call.is-call", "Calls: North");
            browser.press(".call.is-call .button.main");
            browser.see(".call.is-call .call-by", "Rossi Ada");
            browser.press(".call.is-call .button.main");
            browser.see("dialog .quoted", "Calls: North");
            browser.screenshot("hall-calls-done");
            browser.type("dialog [name='words']", "a question about art. 24");
            browser.keys(Keys.ENTER);
            browser.seeNo("dialog");
            browser.seeNo(".call.is-call:not(.is-past)");
            browser.press(".past summary");
            browser.see(".past .call", "a question about art. 24");
            assertGood(served, "a call");
        }
    }

    @Test
    @DisplayName("People outside see nothing new: the direction reads why, until it is over")
    void outside() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Conti Lia");
            served.hall.outside(Optional.of(new Sentence("audience-gone", "/srv/burraco")));
            browser.see("#banners", "the folder /srv/burraco is not there");
            assertGood(served, "nothing outside");
            served.hall.outside(Optional.empty());
            browser.seeNo("#banners .banner");
        }
    }

    @Test
    @DisplayName("The broker is not there: the direction reads what that means, until it is back")
    void broker() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Conti Lia");
            served.hall.broker(Optional.of(new Sentence("broker-cut-off", "Connection refused")));
            browser.see("#banners", "play on alone and tell later");
            assertGood(served, "no broker");
            served.hall.broker(Optional.empty());
            browser.seeNo("#banners .banner");
        }
    }

    @Test
    @DisplayName("Who only reads has no buttons; who has no business here is told so")
    void readers() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/calls?lang=en");
            signIn("Nardi Eva");
            browser.see(".call.is-ruling", "West has discarded out of turn");
            browser.seeNo(".call .button");
            browser.press("#who .button");
            browser.see("dialog");
            signIn("Serra Ugo");
            browser.see("#panel", "This page is not for you.");
            browser.see("#who", "Serra Ugo");
            browser.press("#who .button");
            browser.see("dialog [name='pin']");
        }
    }

    @Test
    @DisplayName("The direction takes the sum of two journals, when it has said why")
    void join() throws Exception {
        try (ServedHall served = new ServedHall(new Evening(8).playing())) {
            served.hall.leavesOpen(
                    new OpenResult(
                            1,
                            3,
                            "result-two-journals",
                            Optional.empty(),
                            List.of("Tavolo 3 (–): 700–300", "Riserva: 200–900"),
                            Optional.of(new Played(900, 1_200, List.of()))));
            open(served, "/calls?lang=en");
            signIn("Conti Lia");
            browser.see(".call.is-result", "Riserva: 200–900");
            browser.press(".call.is-result .button:last-child");
            browser.see("dialog .lead", "900");
            browser.screenshot("hall-calls-join");
            assertEquals(List.of(), browser.axe());
            browser.press("dialog .button.main");
            browser.see("dialog .warning", "Enter why.");
            browser.type("dialog [name='why']", "table 3 broke");
            browser.keys(Keys.ENTER);
            browser.seeNo("dialog");
            browser.seeNo(".call.is-result");
            assertTrue(served.hall.joined.getFirst().endsWith("Conti Lia table 3 broke"));
            assertGood(served, "join");
        }
    }

    @Test
    @DisplayName("A device is removed, and taken away from its table, only by who says it twice")
    void removed() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Conti Lia");
            browser.press(".devices li:last-child .button:last-child");
            browser.see("dialog .lead", "Riserva: the hall refuses it");
            assertEquals(List.of(), browser.axe());
            browser.keys(Keys.ENTER);
            browser.seeNo("dialog");
            assertTrue(served.hall.room().devices().containsKey("88bb"), "Enter does nothing");
            browser.press(".devices li:last-child .button:last-child");
            browser.press("dialog .button.main");
            browser.seeNo("dialog");
            assertFalse(served.hall.room().devices().containsKey("88bb"));
            browser.press(".places li:nth-child(6) .place-row");
            browser.press("dialog .acts .button:last-child");
            browser.see("dialog .lead", "Tavolo 6 scores table 6 no longer");
            browser.press("dialog .button.main");
            browser.until("it is at no table", () -> served.hall.room().at(6).isEmpty());
            assertGood(served, "removed");
        }
    }

    @Test
    @DisplayName("The title counts what nobody deals with, and grows with a new call")
    void title() throws Exception {
        try (ServedHall served = new ServedHall(new Evening(8).playing())) {
            open(served, "/calls?lang=en");
            signIn("Rossi Ada");
            browser.see("#panel", "Nobody needs an arbiter.");
            browser.press(".switch.bell");
            browser.see(".switch.bell[aria-pressed='true']");
            long now = served.hall.clock();
            served.hall.table(2, new Told().counted(1, 2).calls(Seat.EAST, now).present(now));
            browser.until(
                    "the title counts one",
                    () -> "(1) Calls".equals(browser.script("return document.title")));
            browser.see("#where", "1 waiting");
        }
    }

    @Test
    @DisplayName(
            "The direction starts the clock with the minutes of the code, pauses, adds minutes")
    void clock() throws Exception {
        try (ServedHall served = new ServedHall(new Evening(8).posted())) {
            open(served, "/control?lang=en");
            signIn("Conti Lia");
            browser.see(".clock-panel", "not started");
            browser.press(".clock-panel .button.main");
            browser.see("dialog .lead", "Minutes by the code (art. 5): 55");
            browser.screenshot("hall-control-start");
            assertEquals(List.of(), browser.axe());
            browser.press("dialog .button.main");
            browser.seeNo("dialog");
            browser.see("#control-time", "54:");
            browser.press(".clock-panel .button:nth-of-type(4)");
            browser.see("#control-time", "59:");
            browser.press(".clock-panel .button:nth-of-type(2)");
            browser.see(".clock-panel", "Pause");
            assertTrue(served.hall.room().isPaused());
            browser.press(".clock-panel .button.main");
            browser.seeNo(".clock-panel .button.main");
            assertFalse(served.hall.room().isPaused());
            assertGood(served, "clock");
        }
    }

    @Test
    @DisplayName("A device joins after somebody has compared the code, and stands at its table")
    void joining() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Conti Lia");
            browser.see(".is-joining .code", "123 456");
            browser.press(".is-joining .button.main");
            browser.see("dialog .lead", "123 456");
            assertEquals(List.of(), browser.axe());
            browser.type("dialog [name='table']", "2");
            browser.press("dialog .button.main");
            browser.seeNo("dialog");
            browser.seeNo(".is-joining");
            assertEquals("Tavolo di riserva", served.hall.room().at(2).orElseThrow().name());
            assertGood(served, "joining");
        }
    }

    @Test
    @DisplayName("A table gets more time and other lines; a message reaches some tables")
    void table() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Rossi Ada");
            browser.see(".places li:nth-child(4) .place-row");
            browser.press(".places li:nth-child(4) .place-row");
            browser.see("dialog .acts");
            browser.screenshot("hall-control-table");
            assertEquals(List.of(), browser.axe());
            browser.press("dialog .acts .button:first-child");
            browser.seeNo("dialog");
            browser.until("the lines are swapped", () -> !served.hall.room().firstNorthSouth(1, 4));
            browser.press(".places li:nth-child(4) .place-row");
            browser.press("dialog .acts .button:nth-child(3)");
            browser.see(".places li:nth-child(4) .place-device", "until");
            browser.type(".message-form [name='text']", "Sit down please");
            browser.see(".message-form .button:disabled");
            browser.type(".message-form [name='tables']", "2, 4-6");
            browser.press(".message-form .button");
            browser.see(".said", "Sit down please");
            browser.see(".said", "tables 2, 4, 5, 6");
            assertGood(served, "table");
        }
    }

    @Test
    @DisplayName("The sheet of codes can be printed: dark on white, three beside each other")
    void codes() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en&theme=dark");
            signIn("Conti Lia");
            browser.see("#ways a[href^='/api/hall/pairs']", "Codes of pairs");
            open(served, "/api/hall/pairs?lang=en");
            browser.see("li:nth-child(16) svg");
            browser.screenshot("hall-codes");
            assertEquals(List.of(), browser.axe());
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    @Test
    @DisplayName("A speaker tells everybody something and sees the forecast, and nothing else")
    void speaker() throws Exception {
        try (ServedHall served = busy()) {
            open(served, "/control?lang=en");
            signIn("Serra Ugo");
            browser.see(".forecast", "Last table, expected at");
            browser.seeNo(".places");
            browser.seeNo(".clock-panel .button");
            browser.type(".message-form [name='text']", "The bar is open");
            browser.press(".message-form .button");
            browser.see(".said", "The bar is open");
            browser.seeNo(".refused");
        }
    }
}
