package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Joining;
import burraco.hall.view.OpenResult;
import burraco.hall.view.StrangeJournal;
import burraco.hall.view.Told;
import burraco.tournament.round.MeetingResult.Played;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests to the pages of a hall, over real connections. */
class HallApiTest {
    private static final long MINUTE = 60_000;

    @AutoClose private ServedHall served;

    @BeforeEach
    void open() throws Exception {
        served = new ServedHall(new Evening(8).playing());
    }

    private int order(String path, String body) throws Exception {
        return served.post(path, body).statusCode();
    }

    private int control(String fields) throws Exception {
        return order("/api/hall/control", "{" + fields + "}");
    }

    private String refusal(String path, String body) throws Exception {
        return new JSONObject(served.post(path, body).body()).getJSONObject("says").getString("en");
    }

    private List<Decision> last() {
        return served.hall.asked.getLast().decisions();
    }

    private static JSONObject next(BlockingQueue<JSONObject> heard) throws Exception {
        JSONObject one = heard.poll(10, TimeUnit.SECONDS);
        assertNotNull(one, "something comes");
        return one;
    }

    @ParameterizedTest
    @ValueSource(strings = {"seats", "progress", "clock", "ranking"})
    @DisplayName("What everybody may see needs no login, and comes with the hall's time")
    void everybody(String name) throws Exception {
        JSONObject state = new JSONObject(served.get("/api/hall/" + name).body());
        assertEquals("Venerdì sera", state.getString("title"));
        assertTrue(Math.abs(state.getLong("now") - served.hall.clock()) < MINUTE);
        assertEquals(200, served.get("/" + name).statusCode());
        assertEquals(
                "Venerdì sera", next(served.hears("/api/hall/" + name + "/stream")).get("title"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/hal", "/table"})
    @DisplayName("Who types another address in a browser comes to the list of pages")
    void elsewhere(String path) throws Exception {
        HttpResponse<String> person = served.browse(path);
        assertEquals(302, person.statusCode());
        assertEquals("/hall", person.headers().firstValue("location").orElseThrow());
        assertEquals(404, served.get(path).statusCode(), "a program hears that there is nothing");
        assertEquals(404, served.browse("/api/hall/none").statusCode());
    }

    @Test
    @DisplayName("A stream says something only when its own page has changed")
    void onlyNews() throws Exception {
        BlockingQueue<JSONObject> clock = served.hears("/api/hall/clock/stream");
        BlockingQueue<JSONObject> progress = served.hears("/api/hall/progress/stream");
        next(clock);
        next(progress);
        served.hall.table(1, new Told().current(40, 0).present(1));
        served.hall.decide(List.of(new Decision.Tell("Buffet", new TreeSet<>())), "Conti Lia", "");
        assertEquals("Buffet", next(clock).getString("message"));
        JSONObject row = next(progress).getJSONArray("tables").getJSONObject(0);
        assertEquals(40, row.getInt("a"));
        assertTrue(clock.isEmpty(), "the clock says nothing about points");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/hall/calls, Conti Lia, 200",
        "/api/hall/calls, Rossi Ada, 200",
        "/api/hall/calls, Serra Ugo, 403",
        "/api/hall/calls, Nardi Eva, 200",
        "/api/hall/control, Conti Lia, 200",
        "/api/hall/control, Rossi Ada, 200",
        "/api/hall/control, Serra Ugo, 200",
        "/api/hall/control, Nardi Eva, 403"
    })
    @DisplayName("Who sees what, of those who have signed in; others see nothing of it")
    void whoSees(String path, String name, int status) throws Exception {
        assertEquals(401, served.get(path).statusCode());
        assertEquals(401, served.get(path + "/stream").statusCode());
        served.signIn(name);
        assertEquals(status, served.get(path).statusCode());
        assertEquals(401, served.signOut().get("/api/hall/role").statusCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Conti Lia | \"do\":\"pause\" | 200",
                "Rossi Ada | \"do\":\"pause\" | 403",
                "Serra Ugo | \"do\":\"pause\" | 403",
                "Conti Lia | \"do\":\"tell\",\"text\":\"Buffet\" | 200",
                "Rossi Ada | \"do\":\"tell\",\"text\":\"Buffet\" | 403",
                "Serra Ugo | \"do\":\"tell\",\"text\":\"Buffet\" | 200",
                "Nardi Eva | \"do\":\"tell\",\"text\":\"Buffet\" | 403",
                "Rossi Ada | \"do\":\"tell\",\"text\":\"Buffet\",\"tables\":\"2 3\" | 200",
                "Serra Ugo | \"do\":\"tell\",\"text\":\"Buffet\",\"tables\":\"2 3\" | 403",
                "Rossi Ada | \"do\":\"sit\",\"table\":2,\"first\":\"ew\" | 200",
                "Serra Ugo | \"do\":\"sit\",\"table\":2,\"first\":\"ew\" | 403",
                "Rossi Ada | \"do\":\"remove\",\"device\":\"1f\" | 403",
                "Rossi Ada | \"do\":\"accept\",\"device\":\"1f\",\"journal\":\"a\" | 403",
                "Rossi Ada | \"do\":\"admit\",\"id\":\"1f\",\"name\":\"A\",\"table\":1 | 403",
                "Rossi Ada | \"do\":\"turn-away\",\"id\":\"1f\" | 403",
                "Conti Lia | \"do\":\"turn-away\",\"id\":\"1f\" | 200"
            })
    @DisplayName("Who may decide what")
    void whoDecides(String name, String fields, int status) throws Exception {
        assertEquals(401, control(fields));
        served.signIn(name);
        assertEquals(status, control(fields));
        assertEquals(status == 200 && !fields.contains("turn"), !served.hall.asked.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\"do\":\"dance\"",
                "\"do\":\"start\"",
                "\"do\":\"start\",\"round\":1,\"minutes\":0",
                "\"do\":\"start\",\"round\":1,\"minutes\":55,\"starts\":\"soon\"",
                "\"do\":\"more\",\"minutes\":3000",
                "\"do\":\"tell\"",
                "\"do\":\"tell\",\"text\":\"a\",\"tables\":\"three\"",
                "\"do\":\"sit\",\"table\":2,\"first\":\"up\"",
                "\"do\":\"place\",\"device\":\"nobody's\",\"table\":2",
                "\"do\":\"admit\",\"id\":\"1f\",\"name\":\"\",\"table\":1",
                "\"do\":\"admit\",\"id\":\"1f\",\"name\":\"A\",\"table\":-1"
            })
    @DisplayName("What is no order is refused as unclear, and nothing is decided")
    void unclear(String fields) throws Exception {
        served.signIn("Conti Lia");
        assertEquals(400, control(fields));
        assertTrue(served.hall.asked.isEmpty());
    }

    @Test
    @DisplayName("A round starts now or at a time; a clock of another round is not set")
    void start() throws Exception {
        served.signIn("Conti Lia");
        long before = served.hall.clock();
        assertEquals(200, control("\"do\":\"start\",\"round\":1,\"minutes\":55"));
        Decision.SetTime set = (Decision.SetTime) last().getFirst();
        assertTrue(set.starts() >= before && set.starts() <= served.hall.clock());
        assertEquals(55 * MINUTE, set.ends() - set.starts());
        long at = before + 10 * MINUTE;
        assertEquals(
                200,
                control("\"do\":\"start\",\"round\":1,\"minutes\":30,\"starts\":\"" + at + "\""));
        assertEquals(List.of(new Decision.SetTime(1, at, at + 30 * MINUTE)), last());
        assertEquals(409, control("\"do\":\"start\",\"round\":2,\"minutes\":55"));
        long far = before + 48 * 60 * MINUTE;
        assertEquals(
                409,
                control("\"do\":\"start\",\"round\":1,\"minutes\":30,\"starts\":\"" + far + "\""));
    }

    @Test
    @DisplayName("More minutes for all keep what one table has got besides")
    void more() throws Exception {
        served.signIn("Conti Lia");
        assertEquals(409, control("\"do\":\"more\",\"minutes\":5"));
        assertEquals(409, control("\"do\":\"extend\",\"table\":2,\"minutes\":3"));
        long now = served.hall.clock();
        served.hall.decide(
                List.of(new Decision.SetTime(1, now, now + 55 * MINUTE)), "Conti Lia", "");
        assertEquals(200, control("\"do\":\"extend\",\"table\":2,\"minutes\":3"));
        assertEquals(List.of(new Decision.Extend(2, now + 58 * MINUTE)), last());
        assertEquals(409, control("\"do\":\"extend\",\"table\":9,\"minutes\":3"));
        assertEquals(200, control("\"do\":\"more\",\"minutes\":5"));
        assertEquals(now + 60 * MINUTE, served.hall.room().time().orElseThrow().ends());
        assertEquals(now + 63 * MINUTE, served.hall.room().time().orElseThrow().ends(2));
        assertEquals(409, control("\"do\":\"more\",\"minutes\":-60"));
    }

    @Test
    @DisplayName("After the time-out more time is given from now on, for all and for one table")
    void moreAfterTheEnd() throws Exception {
        served.signIn("Conti Lia");
        long now = served.hall.clock();
        served.hall.decide(
                List.of(new Decision.SetTime(1, now - 63 * MINUTE, now - 8 * MINUTE)),
                "Conti Lia",
                "");
        assertEquals(200, control("\"do\":\"extend\",\"table\":2,\"minutes\":3"));
        long end = ((Decision.Extend) last().getFirst()).ends();
        assertTrue(end >= now + 3 * MINUTE && end <= served.hall.clock() + 3 * MINUTE);
        assertEquals(200, control("\"do\":\"more\",\"minutes\":5"));
        long all = ((Decision.SetTime) last().getFirst()).ends();
        assertTrue(all >= now + 5 * MINUTE && all <= served.hall.clock() + 5 * MINUTE);
        assertEquals(end + 5 * MINUTE, ((Decision.Extend) last().getLast()).ends());
    }

    @Test
    @DisplayName("A message is one line that fits on the screen of a table")
    void messages() throws Exception {
        served.signIn("Conti Lia");
        assertEquals(409, control("\"do\":\"tell\",\"text\":\"" + "a".repeat(201) + "\""));
        assertEquals(409, control("\"do\":\"tell\",\"text\":\"one\\ntwo\""));
        assertEquals(200, control("\"do\":\"tell\",\"text\":\" Buffet \",\"tables\":\"3 2\""));
        assertEquals(List.of(new Decision.Tell("Buffet", new TreeSet<>(List.of(2, 3)))), last());
        assertEquals(200, control("\"do\":\"tell\",\"text\":\"\",\"tables\":\"2 3\""));
        assertEquals(List.of(), served.hall.room().notices());
    }

    @Test
    @DisplayName("A device joins once; a journal is accepted")
    void devices() throws Exception {
        served.signIn("Conti Lia");
        served.hall.joins(new Joining("1f2e", "", "123456", "10.0.0.7", 1));
        served.hall.sends(new StrangeJournal("1f2e", 2, "b7", 1));
        String admit = "\"do\":\"admit\",\"id\":\"1f2e\",\"name\":\"Tavolo 2\",\"table\":2";
        assertEquals(200, control(admit));
        assertEquals("Tavolo 2", served.hall.room().at(2).orElseThrow().name());
        assertEquals(409, control(admit));
        assertEquals(200, control("\"do\":\"accept\",\"device\":\"1f2e\",\"journal\":\"b7\""));
        assertEquals(200, control("\"do\":\"place\",\"device\":\"1f2e\",\"table\":3"));
        assertEquals(Optional.empty(), served.hall.room().at(2));
        assertEquals(200, control("\"do\":\"remove\",\"device\":\"1f2e\""));
        assertTrue(served.hall.room().devices().isEmpty());
    }

    @Test
    @DisplayName("A disk that is full is said, and nothing has happened")
    void fullDisk() throws Exception {
        served.signIn("Conti Lia");
        served.hall.diskIsFull(true);
        assertEquals(
                "it could not be written: nothing has changed",
                refusal("/api/hall/control", "{\"do\":\"pause\"}"));
        assertFalse(served.hall.room().isPaused());
    }

    @Test
    @DisplayName("Of two arbiters who take a call, the second is told who was first")
    void twoArbiters() throws Exception {
        long since = served.hall.clock();
        served.hall.table(2, new Told().calls(Seat.NORTH, since).present(since));
        String take = "{\"do\":\"take\",\"item\":\"call 2 N " + since + "\"}";
        assertEquals(200, order("/api/hall/calls", take, "Rossi Ada"));
        served.signIn("Conti Lia");
        assertEquals("Rossi Ada deals with it already", refusal("/api/hall/calls", take));
        assertEquals(200, order("/api/hall/calls", take.replace("take", "give-back")));
        assertEquals(200, order("/api/hall/calls", take));
        assertEquals(
                200,
                order(
                        "/api/hall/calls",
                        take.replace("take", "done").replace("}", ",\"words\":\"art. 24\"}")));
        assertEquals("art. 24", served.hall.room().handled().get("call 2 N " + since).words());
    }

    @Test
    @DisplayName("The sum of two journals is taken by the direction alone, and with a reason")
    void join() throws Exception {
        OpenResult open =
                new OpenResult(
                        1,
                        3,
                        "result-two-journals",
                        Optional.empty(),
                        List.of("A: 700–300", "B: 200–900"),
                        Optional.of(new Played(900, 1_200, List.of())));
        served.hall.leavesOpen(open);
        String why = "{\"do\":\"join\",\"item\":\"" + open.id() + "\",\"words\":\"%s\"}";
        assertEquals(403, order("/api/hall/calls", why.formatted("broken"), "Rossi Ada"));
        assertEquals(409, order("/api/hall/calls", why.formatted(""), "Conti Lia"));
        BlockingQueue<JSONObject> heard = served.hears("/api/hall/calls/stream");
        JSONObject calls = next(heard);
        while (calls.getJSONArray("open").isEmpty()) {
            calls = next(heard);
        }
        JSONObject item = calls.getJSONArray("open").getJSONObject(0);
        assertEquals(open.id(), item.getString("id"));
        assertEquals("[\"900\",\"1200\"]", item.getJSONArray("detail").toString());
        assertEquals(200, order("/api/hall/calls", why.formatted("table broken")));
        assertEquals(List.of(open.id() + " Conti Lia table broken"), served.hall.joined);
        assertEquals(409, order("/api/hall/calls", why.formatted("once more")));
    }

    private int order(String path, String body, String name) throws Exception {
        served.signIn(name);
        return order(path, body);
    }

    @Test
    @DisplayName("Nobody takes what is not there, and a reader takes nothing")
    void noItem() throws Exception {
        String take = "{\"do\":\"take\",\"item\":\"call 2 N 17\"}";
        served.signIn("Rossi Ada");
        assertEquals("this is settled already", refusal("/api/hall/calls", take));
        served.signIn("Nardi Eva");
        assertEquals(403, order("/api/hall/calls", take));
        served.signIn("Conti Lia");
        assertEquals(400, order("/api/hall/calls", "{\"do\":\"take\"}"));
        assertTrue(served.hall.asked.isEmpty());
    }

    @Test
    @DisplayName("A call reaches an arbiter's page at once, without being asked for")
    void liveCalls() throws Exception {
        served.signIn("Rossi Ada");
        BlockingQueue<JSONObject> calls = served.hears("/api/hall/calls/stream");
        assertEquals(0, next(calls).getJSONArray("open").length());
        served.hall.table(2, new Told().calls(Seat.NORTH, 5).present(served.hall.clock()));
        JSONObject item = next(calls).getJSONArray("open").getJSONObject(0);
        assertEquals("call 2 N 5", item.getString("id"));
    }
}
