package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.testing.Club;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seating players from the club's member list, and keeping their names for the next match. */
@Tag("browser")
class MembersPageTest {
    private static final String LIST =
            """
            nome;tessera;circolo;coppia
            Ada Rossi;101;Il Pozzetto;12
            Bice Verdi;102;Il Pozzetto;12
            Carlo Neri;103;La Matta;
            Nicolò D'Alò;104;La Matta;
            "senza fine
            """;

    private static final Person ADA = new Person.Arbiter("Ada");

    @TempDir static Path folder;
    @AutoClose private Browser browser;

    @Test
    void membersSitDownInTwoTapsAndAreAskedForInTheNextMatch() throws Exception {
        Files.writeString(folder.resolve("members.csv"), LIST);
        try (Club club = new Club(folder, Club.bots(7, 160))) {
            club.until("there is something to look at", state -> PagesTest.melds(state) >= 1);
            club.pause();
            strangersSeeNobody(club);
            browser = Browser.start(1024, 768);
            browser.open(club.origin() + "/console?lang=en");
            browser.press("#who button");
            browser.type("dialog input[name=name]", "Bruna");
            browser.type("dialog input[type=password]", Club.PIN);
            browser.press("dialog [type=submit]");
            browser.see("#who .arbiter");
            browser.press("#tab-score");
            change("East");
            browser.see("dialog .members", "Carlo Neri");
            browser.screenshot("console-members");
            assertEquals(List.of(), browser.axe());
            tap("Carlo Neri");
            browser.seeNo("dialog");
            club.until("Carlo is East", state -> state.match().names().containsKey(Seat.EAST));
            browser.see("#panel", "line 6: expected the quotes to be closed");
            change("West");
            browser.type("dialog input[name=player]", "d'al");
            browser.until("nobody else", () -> !browser.text("dialog .members").contains("Ada"));
            tap("Nicolò D'Alò");
            browser.seeNo("dialog");
            change("South");
            browser.type("dialog input[name=player]", "ver");
            tap("Ada Rossi – Bice Verdi");
            browser.seeNo("dialog");
            Map<Seat, String> names =
                    Map.of(
                            Seat.NORTH, "Bice Verdi",
                            Seat.EAST, "Carlo Neri",
                            Seat.SOUTH, "Ada Rossi",
                            Seat.WEST, "Nicolò D'Alò");
            club.until("all sit", state -> state.match().names().equals(names));
            browser.screenshot("console-members-seated");
            assertEquals(List.of(), browser.axe());
            endTheMatch(club);
            browser.see("#panel .names-again", "Match 2: who plays?");
            browser.press("#tab-now");
            browser.see("#panel .names-again", "Carlo Neri");
            browser.screenshot("console-now-again");
            assertEquals(List.of(), browser.axe());
            browser.press("#tab-score");
            browser.see("#panel .names-again");
            browser.screenshot("console-names-again");
            assertEquals(List.of(), browser.axe());
            aRefusedNameIsSaid();
            browser.press("#panel .names-again .button:last-child");
            Map<Seat, String> exchanged =
                    Map.of(
                            Seat.NORTH, "Carlo Neri",
                            Seat.EAST, "Bice Verdi",
                            Seat.SOUTH, "Nicolò D'Alò",
                            Seat.WEST, "Ada Rossi");
            club.until("exchanged", state -> state.match().names().equals(exchanged));
            browser.seeNo("#panel .names-again");
            assertEquals(names, club.state().before().orElseThrow().names());
            browser.script("localStorage.removeItem('burraco.names.kept')");
            browser.open("about:blank");
            browser.open(club.origin() + "/console?lang=en");
            browser.press("#tab-score");
            browser.see("#panel", "Bice Verdi");
            browser.seeNo("#panel .names-again");
            assertEquals(List.of(), browser.consoleErrors());
        }
    }

    /** Makes the table refuse the names. */
    private void aRefusedNameIsSaid() {
        browser.script(
                """
                const asks = window.asks = fetch;
                window.fetch = (to, how) => to === '/api/command'
                  ? Promise.resolve(Response.json({done: false, says: {it: 'no', en: 'Nobody is called so'}}))
                  : asks(to, how);
                """);
        browser.press("#panel .names-again .button:last-child");
        browser.see("#panel .names-again .warning", "Nobody is called so");
        assertEquals("", browser.script("return document.querySelector('#done').innerText.trim()"));
        browser.script("window.fetch = window.asks");
    }

    private static void endTheMatch(Club club) throws Exception {
        club.host().order(ADA, new Command.End(""));
        club.host().order(ADA, new Command.NextHand());
        club.host().order(ADA, new Command.End(""));
        club.until("another match", state -> state.match().number() == 2);
    }

    private void change(String seat) {
        browser.press("#panel .button[aria-label='Change the name of " + seat + "']");
        browser.see("dialog .members .chip");
    }

    private void tap(String name) {
        browser.until(
                name + " is there",
                () ->
                        (Boolean)
                                browser.script(
                                        "const one = [...document.querySelectorAll('dialog .chip')]"
                                                + ".find(it => [...it.childNodes].filter(one => one.localName !== 'small')"
                                                + ".map(one => one.textContent).join('') === arguments[0]);"
                                                + "one?.click(); return Boolean(one)",
                                        name));
    }

    /** Only arbiters may read the member list. */
    private static void strangersSeeNobody(Club club) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    client.send(
                            HttpRequest.newBuilder(URI.create(club.origin() + "/api/members"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(401, answer.statusCode());
            assertTrue(!answer.body().contains("Rossi"), answer.body());
        }
    }
}
