package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Entries at the desk, and what is done for each. */
@Tag("browser")
class DirectionEntriesPageTest extends DirectionBrowser {
    private static final String TEAMS =
            """
            burraco-tournament 2 seed 7
            title "Teams"
            plan
              field teams
              length teams
              stage round-robin rounds 1 placing entry points carried groups 1
              tie-breaks direct match-points lot
              clubs anywhere
            enter 1 "A Uno" "B Due" "C Tre" "D Quattro" team "Alfa"
            enter 2 "E Uno" "F Due" "G Tre" "H Quattro" team "Beta"
            """;

    @Test
    @DisplayName("Pairs are entered one after the other without the mouse")
    void entering() throws Exception {
        try (ServedDesk desk = desk(0)) {
            open(desk, "?lang=en");
            browser.until("the first field", () -> focused().equals("player-0"));
            browser.keys("Rossi Anna", Keys.TAB, "Bianchi Ugo", Keys.TAB, "Alfa", Keys.ENTER);
            browser.see(".rows", "Rossi Anna – Bianchi Ugo");
            browser.until("the first field again", () -> focused().equals("player-0"));
            browser.keys("Rosi Anna", Keys.TAB, "Verdi \"Pina\" Ida", Keys.ENTER);
            browser.see(".remark", "\"Rosi Anna\" is nearly \"Rossi Anna\"");
            browser.screenshot("direction-entries-en");
            assertEquals(
                    List.of("Rosi Anna", "Verdi \"Pina\" Ida"),
                    desk.tournament().field().get(2).contestant().players());
            browser.keys("Gallo Elio", Keys.ENTER);
            browser.see(".refused");
            assertEquals(
                    "Gallo Elio",
                    browser.script("return document.querySelector('[name=player-0]').value"),
                    "what was typed is still there");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("A list is read from the file that a spreadsheet has saved")
    void fromASpreadsheet() throws Exception {
        Path list = folder.resolve("list.csv");
        Files.write(
                list,
                "Giocatore 1;Giocatore 2\r\nNeri Zoë;Verdi Ida\r\nRiva Gino;Gallo Pia\r\n"
                        .getBytes("windows-1252"));
        try (ServedDesk desk = desk(0)) {
            open(desk, "?lang=en");
            browser.see(".drop input").sendKeys(list.toString());
            browser.see(".rows", "Neri Zoë – Verdi Ida");
            browser.type("[type='search']", "gino");
            browser.seeNo(".rows li:nth-child(2)");
            browser.see(".rows", "Riva Gino – Gallo Pia");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("An entry that somebody else has changed meanwhile is not changed back unseen")
    void changedMeanwhile() throws Exception {
        try (ServedDesk desk = desk(4).signIn("Ada")) {
            open(desk, "?lang=en");
            pair(1);
            choose("Correct the entry");
            browser.type("dialog [name='club']", "Gamma");
            desk.change("amend 1 \"Neri Ida\" \"Corbetti Ugo\"");
            browser.until(
                    "the page knows",
                    () ->
                            String.valueOf(
                                            browser.script(
                                                    "return document.querySelector('.rows').textContent"))
                                    .contains("Neri Ida"));
            browser.press(MAIN);
            browser.see("dialog .warning", "Somebody has changed it meanwhile");
            assertFalse(desk.text().contains("Gamma"));
        }
    }

    @Test
    @DisplayName("A pair leaves, comes back, gets a warning and a penalty: all at its row")
    void atAPair() throws Exception {
        try (ServedDesk desk = playing(8)) {
            open(desk, "?lang=en");
            pair(1);
            choose("Leaves");
            choose("away for a time");
            choose("Illness");
            browser.press(MAIN);
            awaitLine(desk, "leave 1 round 1 for-a-time by \"Conti Lia\" why \"Illness\"");
            browser.seeNo("dialog");
            pair(2);
            choose("Warn");
            choose("Behaviour");
            browser.press(MAIN);
            awaitLine(desk, "warning 2 round 1 by \"Conti Lia\" why \"Behaviour\"");
            browser.seeNo("dialog");
            browser.see(".rows", "warnings: 1");
            pair(2);
            choose("Penalise");
            choose("Art. 21 ter");
            browser.press(MAIN);
            awaitLine(desk, "penalty 2 round 1 -1/-105 by \"Conti Lia\" why \"Art. 21 ter\"");
            browser.seeNo("dialog");
            pair(3);
            choose("Replace a player");
            browser.type("dialog [name='in']", "Neri Zoe");
            browser.press(MAIN);
            browser.see(".rows", "Neri Zoe");
            assertEquals(List.of(), errors());
        }
    }

    @Test
    @DisplayName("Teams: who plays at which table of the match; a slip has tables")
    void teams() throws Exception {
        try (ServedDesk desk = new ServedDesk(folder, TEAMS)) {
            open(desk, "?lang=en");
            step("Draft round 1");
            browser.see(".draft-table");
            step("Post the seats");
            browser.press(MAIN);
            browser.seeNo("dialog");
            tab("entries");
            pair(1);
            choose("Who plays");
            browser.press(MAIN);
            awaitLine(desk, "line-up 1 round 1 \"A Uno\" \"B Due\" \"C Tre\" \"D Quattro\"");
            browser.seeNo("dialog");
            tab("results");
            browser.see(".slip > .button", "Tables…");
        }
    }
}
