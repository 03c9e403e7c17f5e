package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.round.RoundState;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the direction's page asks for, over a real connection and a real file. */
class DeskServerTest {
    private static final int DONE = 200;
    private static final int REFUSED = 409;
    private static final int NO_SESSION = 401;

    @TempDir private Path folder;

    private ServedDesk desk(int pairs) throws Exception {
        return new ServedDesk(folder, ServedDesk.evening(pairs)).signIn("Conti Lia");
    }

    private static String said(HttpResponse<String> answer, String language) {
        return new JSONObject(answer.body()).getJSONObject("says").getString(language);
    }

    private static JSONObject state(HttpResponse<String> answer) {
        return new JSONObject(answer.body()).getJSONObject("state");
    }

    private static void done(HttpResponse<String> answer) {
        assertEquals(DONE, answer.statusCode(), answer.body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/direction",
                "/api/direction/round?number=1",
                "/api/direction/print?what=ledger&as=html&round=1",
                "/api/direction/stream"
            })
    @DisplayName("Without the PIN nothing of the tournament is shown")
    void nothingWithoutThePin(String path) throws Exception {
        try (ServedDesk desk = new ServedDesk(folder, ServedDesk.evening(8))) {
            HttpResponse<String> answer = desk.get(path);
            assertEquals(NO_SESSION, answer.statusCode());
            assertFalse(answer.body().contains("Ada"), answer.body());
        }
    }

    @Test
    @DisplayName("Without the PIN nothing is changed, either")
    void noChangeWithoutThePin() throws Exception {
        try (ServedDesk desk = new ServedDesk(folder, ServedDesk.evening(8))) {
            assertEquals(NO_SESSION, desk.change("draft").statusCode());
            assertEquals(ServedDesk.evening(8), desk.text());
        }
    }

    @Test
    @DisplayName(
            "A change stands in the file with the name of who has signed in, whatever was sent")
    void theNameOfWhoHasSignedIn() throws Exception {
        try (ServedDesk desk = desk(8)) {
            done(desk.change("draft"));
            done(desk.change("swap 1 2 by \"Somebody Else\" why \"clubmates\""));
            assertTrue(
                    desk.text().endsWith("draft\nswap 1 2 by \"Conti Lia\" why \"clubmates\"\n"),
                    desk.text());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"draft\nfinish", "draft # nothing\nfinish", "", "post round 1", "fold"})
    @DisplayName("What is not exactly one change is refused, and the file stays as it is")
    void oneChangeAtATime(String text) throws Exception {
        try (ServedDesk desk = desk(8)) {
            HttpResponse<String> answer = desk.change(text);
            assertEquals(REFUSED, answer.statusCode(), answer.body());
            assertEquals(ServedDesk.evening(8), desk.text());
        }
    }

    @Test
    @DisplayName("A name with a line break or a quote in it is still one entry")
    void strangeNames() throws Exception {
        try (ServedDesk desk = desk(2)) {
            HttpResponse<String> broken = desk.change("enter 3 \"Neri\\nfinish\" \"Verdi Ida\"");
            assertEquals(REFUSED, broken.statusCode(), "no name has a line break");
            done(desk.change("enter 3 \"Neri \\\"Zoe\\\"\" \"Verdi Ida\""));
            assertEquals(
                    "Neri \"Zoe\"",
                    desk.tournament().field().get(3).contestant().players().getFirst());
        }
    }

    @Test
    @DisplayName("An order that depends on all of the page is refused when the file has changed")
    void somebodyElseMeanwhile() throws Exception {
        try (ServedDesk desk = desk(8)) {
            String seen = new JSONObject(desk.get("/api/direction").body()).getString("version");
            done(desk.change("draft"));
            HttpResponse<String> answer = desk.order("\"do\":\"post\",\"seen\":\"" + seen + "\"");
            assertEquals(REFUSED, answer.statusCode());
            assertEquals(
                    "nel frattempo qualcuno ha cambiato qualcosa: riguardare", said(answer, "it"));
            assertTrue(desk.tournament().rounds().isEmpty());
        }
    }

    @Test
    @DisplayName("Another program adds a line to the file: the page works on with it")
    void anotherProgram() throws Exception {
        try (ServedDesk desk = desk(2)) {
            desk.get("/api/direction");
            Files.writeString(
                    desk.file, "enter 3 \"Neri Zoe\" \"Verdi Ida\"\n", StandardOpenOption.APPEND);
            JSONObject state = new JSONObject(desk.get("/api/direction").body());
            assertEquals(3, state.getJSONArray("entries").length());
            done(desk.change("enter 4 \"Gallo Elio\" \"Longo Pia\""));
            assertEquals(4, desk.tournament().field().all().size());
        }
    }

    @Test
    @DisplayName("A file that somebody has broken is said with its line, and stays as it is")
    void brokenFile() throws Exception {
        try (ServedDesk desk = desk(2)) {
            Files.writeString(desk.file, "entr 3\n", StandardOpenOption.APPEND);
            String broken = desk.text();
            HttpResponse<String> answer = desk.change("enter 4 \"Gallo Elio\" \"Longo Pia\"");
            assertEquals(REFUSED, answer.statusCode());
            assertTrue(
                    said(answer, "en").startsWith("evening.txt, line 12, column 1: expected"),
                    said(answer, "en"));
            assertEquals(broken, desk.text());
        }
    }

    @Test
    @DisplayName("A file that is gone is said in a sentence")
    void noFile() throws Exception {
        try (ServedDesk desk = desk(2)) {
            Files.delete(desk.file);
            HttpResponse<String> answer = desk.change("draft");
            assertEquals(REFUSED, answer.statusCode());
            assertTrue(said(answer, "en").startsWith("the file could not be read or written"));
        }
    }

    @Test
    @DisplayName("A round from its draft to the posted ranking; what is posted is not taken back")
    void aRound() throws Exception {
        try (ServedDesk desk = desk(4)) {
            JSONObject drafted = state(desk.change("draft"));
            assertEquals("[\"check\",\"post\"]", drafted.getJSONArray("steps").toString());
            done(desk.order("\"do\":\"undo\""));
            assertTrue(desk.tournament().draft().isEmpty());
            done(desk.change("draft"));
            done(desk.change("check by \"\""));
            JSONObject posted = state(desk.order("\"do\":\"post\""));
            assertEquals(
                    "[\"seat\",\"start\",\"draft\",\"unpost\"]",
                    posted.getJSONArray("steps").toString());
            HttpResponse<String> undone = desk.order("\"do\":\"undo\"");
            assertEquals("what is posted is known and stays", said(undone, "en"));
            done(desk.change("start round 1"));
            done(desk.change("result round 1 table 1 1200:900"));
            done(desk.change("result round 1 table 2 400:710"));
            done(desk.change("rank round 1"));
            JSONObject ranked = state(desk.change("post-ranking round 1"));
            assertEquals(
                    RoundState.RANKING_POSTED.toString(),
                    ranked.getJSONObject("round").getString("state"));
            JSONObject first =
                    ranked.getJSONObject("ranking").getJSONArray("rows").getJSONObject(0);
            assertEquals(1, first.getInt("rank"));
            assertEquals(12, first.getInt("victoryPoints"), first.toString());
            assertTrue(desk.log.stream().noneMatch(line -> line.contains("could not")));
        }
    }

    @Test
    @DisplayName("The same result twice stands in the file once; another one is refused")
    void theSameResultTwice() throws Exception {
        try (ServedDesk desk = desk(4)) {
            done(desk.change("draft"));
            done(desk.order("\"do\":\"post\""));
            done(desk.change("result round 1 table 1 1200:900"));
            String once = desk.text();
            done(desk.change("result round 1 table 1 1200:900"));
            assertEquals(once, desk.text());
            assertEquals(REFUSED, desk.change("result round 1 table 1 900:1200").statusCode());
            assertEquals(once, desk.text());
        }
    }

    @Test
    @DisplayName("Somebody who is in the field, or nearly, is said and not refused")
    void namesThatAreThere() throws Exception {
        try (ServedDesk desk = desk(2)) {
            HttpResponse<String> answer = desk.change("enter 3 \"Ada Corbetti\" \"Dunbeti Ugo\"");
            done(answer);
            assertEquals(
                    List.of(
                            "\"Ada Corbetti\" is in entry no. 1 (Corbetti Ada – Corbetti Ugo) already",
                            "\"Dunbeti Ugo\" is nearly \"Dunbetti Ugo\", who is in entry"
                                    + " no. 2 (Dunbetti Ada – Dunbetti Ugo)"),
                    new JSONObject(answer.body())
                            .getJSONArray("remarks").toList().stream()
                                    .map(one -> ((Map<?, ?>) one).get("en"))
                                    .toList());
        }
    }

    @Test
    @DisplayName("A list from a spreadsheet of Windows is entered whole, or not at all")
    void aList() throws Exception {
        try (ServedDesk desk = desk(0)) {
            String good = "Giocatore 1;Giocatore 2;Circolo\r\nNeri Zoë;Verdi Ida;Alfa\r\n";
            done(entries(desk, good.getBytes("windows-1252")));
            assertEquals(
                    "Neri Zoë", desk.tournament().field().get(1).contestant().players().getFirst());
            String bad = "Giocatore 1;Giocatore 2\nGallo Elio;Longo Pia\nRiva Gino\n";
            HttpResponse<String> refused = entries(desk, bad.getBytes("UTF-8"));
            assertEquals(REFUSED, refused.statusCode());
            assertTrue(said(refused, "en").startsWith("line 3, column"), said(refused, "en"));
            assertEquals(1, desk.tournament().field().all().size());
        }
    }

    @Test
    @DisplayName(
            "A second list gets the next free numbers, and who is in the field already is said")
    void aSecondList() throws Exception {
        try (ServedDesk desk = desk(2)) {
            String list = "Giocatore 1;Giocatore 2\nGallo Elio;Longo Pia\nCorbetti Ada;Riva Gino\n";
            HttpResponse<String> answer = entries(desk, list.getBytes("UTF-8"));
            done(answer);
            assertEquals(
                    List.of(1, 2, 3, 4),
                    desk.tournament().field().all().stream().map(one -> one.number()).toList());
            assertEquals(
                    "\"Corbetti Ada\" is in entry no. 1 (Corbetti Ada – Corbetti Ugo) already",
                    new JSONObject(answer.body())
                            .getJSONArray("remarks")
                            .getJSONObject(0)
                            .getString("en"));
        }
    }

    private static HttpResponse<String> entries(ServedDesk desk, byte[] list) throws Exception {
        String base64 = Base64.getEncoder().encodeToString(list);
        return desk.order("\"do\":\"entries\",\"list\":\"" + base64 + "\"");
    }

    @Test
    @DisplayName("A list of 2,000 pairs comes through; one of megabytes is refused")
    void largeLists() throws Exception {
        try (ServedDesk desk = desk(0)) {
            StringBuilder list = new StringBuilder("player 1,player 2\n");
            for (int i = 0; i < 2_000; i++) {
                list.append("Rossi Anna Maria %04d,Bianchi Gian Ugo %04d%n".formatted(i, i));
            }
            done(entries(desk, list.toString().getBytes("UTF-8")));
            assertEquals(2_000, desk.tournament().field().all().size());
            assertEquals(413, entries(desk, new byte[2 << 20]).statusCode());
        }
    }

    @Test
    @DisplayName("Meetings that come again, clubmates and second rests are warned of in a draft")
    void warnings() throws Exception {
        try (ServedDesk desk = desk(5)) {
            for (int number = 1; number <= 5; number++) {
                String pair = "\"Neri Ida\" \"Verdi Ugo\" club \"Circolo Gamma\"";
                done(desk.change("amend " + number + " " + pair));
            }
            done(desk.change("draft"));
            done(desk.order("\"do\":\"post\""));
            done(desk.change("result round 1 table 1 500:500"));
            done(desk.change("result round 1 table 2 500:500"));
            int rested =
                    desk.tournament().rounds().getFirst().seating().rests().getFirst().number();
            JSONObject state = state(desk.change("draft"));
            int rests =
                    state.getJSONObject("draft")
                            .getJSONArray("rests")
                            .getJSONObject(0)
                            .getInt("number");
            JSONObject swapped =
                    state(desk.change("swap %d %d by \"\" why \"tried\"".formatted(rested, rests)))
                            .getJSONObject("draft");
            assertTrue(
                    swapped.getJSONArray("rests").toString().contains("has rested in round 1"),
                    swapped.toString());
            String tables = swapped.getJSONArray("tables").toString();
            assertTrue(tables.contains("are both of Circolo Gamma"), tables);
        }
    }

    @Test
    @DisplayName("Lists are printed as a page of its own, which may load nothing, and as a file")
    void prints() throws Exception {
        try (ServedDesk desk = desk(4)) {
            done(desk.change("draft"));
            HttpResponse<String> page =
                    desk.get("/api/direction/print?what=seats-by-table&as=html&round=1&lang=it");
            assertEquals(DONE, page.statusCode());
            assertTrue(page.body().contains("Corbetti Ada"));
            assertTrue(
                    page.headers()
                            .firstValue("content-security-policy")
                            .orElseThrow()
                            .startsWith("default-src 'none'; style-src 'unsafe-inline'"));
            HttpResponse<String> pdf =
                    desk.get("/api/direction/print?what=slips&as=pdf&round=1&lang=it");
            assertTrue(pdf.body().startsWith("%PDF"));
            HttpResponse<String> rows =
                    desk.get("/api/direction/print?what=seats-by-table&as=rows&round=1&lang=it");
            assertEquals(
                    "attachment; filename=\"seats-by-table-1.txt\"",
                    rows.headers().firstValue("content-disposition").orElseThrow());
            assertEquals(
                    REFUSED,
                    desk.get("/api/direction/print?what=ranking&as=html&round=1").statusCode());
            assertEquals(
                    404, desk.get("/api/direction/print?what=slips&as=rows&round=1").statusCode());
        }
    }
}
