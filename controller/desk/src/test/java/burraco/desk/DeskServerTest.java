package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.round.Meeting;
import burraco.tournament.round.RoundState;
import burraco.tournament.round.Seating;
import burraco.tournament.round.Side;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPInputStream;
import org.json.JSONArray;
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
            assertEquals("evening.txt is not there any more", said(answer, "en"));
            assertEquals("evening.txt non c'è più", said(answer, "it"));
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
            HttpResponse<String> large = entries(desk, new byte[2 << 20]);
            assertEquals(413, large.statusCode());
            assertEquals("683 KB at most", said(large, "en"));
            assertEquals("16 KB at most", said(desk.post("/api/login", "x".repeat(17_000)), "en"));
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
            assertTrue(metAgain(desk).contains("have met in round 1"), "of those who met before");
        }
    }

    /** The tables of the draft with two pairs of round 1 at the same table again. */
    private static String metAgain(ServedDesk desk) throws Exception {
        JSONArray drafted =
                new JSONObject(desk.get("/api/direction?lang=en").body())
                        .getJSONObject("draft")
                        .getJSONArray("tables");
        int one = drafted.getJSONObject(0).getJSONArray("first").getInt(0);
        int other = drafted.getJSONObject(0).getJSONArray("second").getInt(0);
        Seating before = desk.tournament().rounds().getFirst().seating();
        Meeting met = before.of(one).orElseGet(() -> before.of(other).orElseThrow());
        int stays = met.has(one) ? one : other;
        int goes = met.has(one) ? other : one;
        int again = met.against(stays).first();
        if (again == goes) {
            return drafted.toString();
        }
        JSONObject swapped =
                state(desk.change("swap %d %d by \"\" why \"tried\"".formatted(goes, again)));
        return swapped.getJSONObject("draft").getJSONArray("tables").toString();
    }

    @Test
    @DisplayName("Why there is no print is a page too, as it is opened in a window of its own")
    void noPrint() throws Exception {
        try (ServedDesk desk = desk(4)) {
            String path = "/api/direction/print?what=ranking&round=1&lang=it&as=";
            for (String format : List.of("html", "pdf", "csv")) {
                HttpResponse<String> refused = desk.get(path + format);
                assertEquals(REFUSED, refused.statusCode());
                assertEquals(
                        "text/html; charset=utf-8",
                        refused.headers().firstValue("content-type").orElseThrow());
                assertTrue(refused.body().contains("<html lang=\"it\">"), refused.body());
                assertFalse(refused.body().contains("says"), refused.body());
            }
            desk.passMinutes(31);
            HttpResponse<String> over = desk.get(path + "pdf");
            assertEquals(NO_SESSION, over.statusCode());
            assertTrue(over.body().contains("<p>Prima serve il PIN"), over.body());
        }
    }

    @Test
    @DisplayName("A change that cannot be written is refused without a path; the file is whole")
    void cannotBeWritten() throws Exception {
        try (ServedDesk desk = desk(2)) {
            Files.createDirectories(folder.resolve(".evening.txt.new/full"));
            HttpResponse<String> answer = desk.change("draft");
            assertEquals(REFUSED, answer.statusCode());
            assertEquals("evening.txt could not be read or written", said(answer, "en"));
            assertEquals(ServedDesk.evening(2), desk.text());
        }
    }

    @Test
    @DisplayName("What a page loads by itself does not keep the session; an order does")
    void sessionsEnd() throws Exception {
        try (ServedDesk desk = desk(4)) {
            desk.passMinutes(20);
            done(desk.change("draft"));
            desk.passMinutes(20);
            done(desk.get("/api/direction"));
            desk.passMinutes(20);
            assertEquals(NO_SESSION, desk.get("/api/direction").statusCode());
        }
    }

    @Test
    @DisplayName("Orders of several people at once all stand in the file")
    void atOnce() throws Exception {
        try (ServedDesk desk = desk(0)) {
            List<Callable<HttpResponse<String>>> orders = new ArrayList<>();
            for (int number = 1; number <= 16; number++) {
                String entry = "enter %1$d \"Neri %1$d\" \"Verdi %1$d\"".formatted(number);
                orders.add(() -> desk.change(entry));
            }
            try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<HttpResponse<String>> answer : people.invokeAll(orders)) {
                    done(answer.get());
                }
            }
            assertEquals(16, desk.tournament().field().all().size());
        }
    }

    @Test
    @DisplayName("Large answers travel packed to whoever can unpack them")
    void packed() throws Exception {
        try (ServedDesk desk = desk(60)) {
            String plain = desk.get("/api/direction?lang=en").body();
            HttpResponse<byte[]> packed = desk.packed("/api/direction?lang=en");
            assertEquals("gzip", packed.headers().firstValue("content-encoding").orElseThrow());
            try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
                assertEquals(plain, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    @DisplayName("Partners for a round may have different points: one waited for the other")
    void partners() throws Exception {
        String text =
                ServedDesk.evening(0)
                        .replace("pairs", "individuals")
                        .replaceAll(
                                "(?s)  stage.*?  tie",
                                "  stage whist rounds 3 placing entry points carried\n  tie");
        try (ServedDesk desk = new ServedDesk(folder, text).signIn("Conti Lia")) {
            for (int number = 1; number <= 4; number++) {
                done(desk.change("enter %1$d \"Neri %1$d\"".formatted(number)));
            }
            done(desk.change("draft"));
            done(desk.order("\"do\":\"post\""));
            Side first =
                    desk.tournament().rounds().getFirst().seating().meetings().getFirst().first();
            int late = first.first();
            int waiting = first.numbers().getLast();
            JSONObject slip =
                    state(desk.change("late round 1 table 1 first minutes 12 of " + late))
                            .getJSONObject("round")
                            .getJSONArray("tables")
                            .getJSONObject(0)
                            .getJSONObject("slip");
            JSONObject each = slip.getJSONObject("each");
            assertEquals(2, each.length(), each.toString());
            assertEquals(8, each.getJSONObject("" + late).getInt("victoryPoints"));
            assertEquals(12, each.getJSONObject("" + waiting).getInt("victoryPoints"));
            assertEquals("[8,12]", slip.getJSONArray("victoryPoints").toString());
        }
    }

    @Test
    @DisplayName("Who leaves during a round is away in it; who leaves after it is so from the next")
    void away() throws Exception {
        try (ServedDesk desk = desk(4)) {
            done(desk.change("draft"));
            done(desk.order("\"do\":\"post\""));
            done(desk.change("leave 3 round 2 for-good by \"\" why \"train\""));
            JSONArray entries =
                    state(desk.change("leave 4 round 1 for-a-time by \"\" why \"ill\""))
                            .getJSONArray("entries");
            assertFalse(entries.getJSONObject(1).has("awayFrom"));
            assertTrue(entries.getJSONObject(2).isNull("away"));
            assertEquals(2, entries.getJSONObject(2).getInt("awayFrom"));
            assertEquals("for-a-time", entries.getJSONObject(3).getString("away"));
            assertFalse(entries.getJSONObject(3).has("awayFrom"));
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
