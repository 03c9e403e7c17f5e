package burraco.hall.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.Told;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Requests of the phones of those who play. */
class MeApiTest {
    private final Evening evening = new Evening(8).playing();

    @AutoClose private ServedHall served;

    @BeforeEach
    void open() throws Exception {
        HandRecords records = (round, table) -> List.of("round " + round + " table " + table);
        served = new ServedHall(new FakeHall(evening, System.currentTimeMillis()), records);
    }

    private String key(int number) {
        return served.keys.of(evening.now(), number);
    }

    private int table(int number) {
        return evening.now().current().orElseThrow().seating().of(number).orElseThrow().table();
    }

    private JSONObject me(int number) throws Exception {
        return new JSONObject(served.get("/api/hall/me?key=" + key(number)).body());
    }

    private int order(int number, String fields) throws Exception {
        return served.post("/api/hall/me", "{\"key\":\"" + key(number) + "\"," + fields + "}")
                .statusCode();
    }

    private JSONObject calls() throws Exception {
        served.signIn("Rossi Ada");
        JSONObject calls = new JSONObject(served.get("/api/hall/calls").body());
        served.signOut();
        return calls;
    }

    private static JSONObject next(BlockingQueue<JSONObject> heard) throws Exception {
        JSONObject one = heard.poll(10, TimeUnit.SECONDS);
        assertNotNull(one, "something comes");
        return one;
    }

    @Test
    @DisplayName("The key of a pair opens its page, another opens nothing")
    void keys() throws Exception {
        assertEquals(3, me(3).getInt("number"));
        assertEquals(403, served.get("/api/hall/me?key=3-abcdefghijkl").statusCode());
        assertEquals(403, served.get("/api/hall/me").statusCode());
        assertEquals(403, served.get("/api/hall/me/stream?key=3-abc").statusCode());
        assertEquals(403, served.get("/api/hall/me/hands?round=1").statusCode());
        assertEquals(
                403,
                served.post("/api/hall/me", "{\"key\":\"3-abc\",\"do\":\"call\"}").statusCode());
        assertTrue(served.hall.asked.isEmpty());
    }

    @Test
    @DisplayName("A phone hears of its own table, and nothing when others play on")
    void ownStream() throws Exception {
        BlockingQueue<JSONObject> heard = served.hears("/api/hall/me/stream?key=" + key(3));
        next(heard);
        int other = table(3) == 1 ? 2 : 1;
        served.hall.table(other, new Told().counted(500, 0).present(1));
        served.hall.table(table(3), new Told().counted(200, 200).present(1));
        assertEquals(200, next(heard).getJSONObject("place").getJSONObject("live").getInt("mine"));
        served.hall.decide(List.of(new Decision.Tell("Buffet", new TreeSet<>())), "Conti Lia", "");
        assertEquals("Buffet", next(heard).getString("message"));
        assertTrue(heard.isEmpty());
    }

    @Test
    @DisplayName(
            "A call comes to the arbiters once, is seen on the phone, and ends when it is done")
    void call() throws Exception {
        assertEquals(200, order(3, "\"do\":\"call\""));
        assertEquals(409, order(3, "\"do\":\"call\""));
        assertTrue(me(3).has("calling"));
        served.signIn("Rossi Ada");
        BlockingQueue<JSONObject> heard = served.hears("/api/hall/calls/stream");
        JSONObject calls = next(heard);
        while (calls.getJSONArray("open").isEmpty()) {
            calls = next(heard);
        }
        JSONObject item = calls.getJSONArray("open").getJSONObject(0);
        assertEquals("phone", item.getString("kind"));
        assertEquals(table(3), item.getInt("table"));
        assertFalse(me(3).getBoolean("coming"));
        String take = "{\"do\":\"take\",\"item\":\"" + item.getString("id") + "\"}";
        assertEquals(200, served.post("/api/hall/calls", take).statusCode());
        assertTrue(me(3).getBoolean("coming"));
        String done = "{\"do\":\"done\",\"item\":\"" + item.getString("id") + "\"}";
        assertEquals(200, served.post("/api/hall/calls", done).statusCode());
        assertFalse(me(3).has("calling"));
        assertEquals(0, calls().getJSONArray("open").length());
    }

    @Test
    @DisplayName("A call can be taken back; a call of the round before is over")
    void callOff() throws Exception {
        order(3, "\"do\":\"call\"");
        assertEquals(200, order(3, "\"do\":\"call-off\""));
        assertFalse(me(3).has("calling"));
        order(3, "\"do\":\"call\"");
        served.hall.evening(evening.played().ranked().posted());
        assertFalse(me(3).has("calling"));
    }

    @Test
    @DisplayName("A pair says on which line it sits, until play has begun")
    void sit() throws Exception {
        assertEquals(400, order(3, "\"do\":\"sit\",\"line\":\"up\""));
        assertEquals(200, order(3, "\"do\":\"sit\",\"line\":\"EW\""));
        assertEquals("EW", me(3).getJSONObject("place").getString("line"));
        FakeHall.Asked asked = served.hall.asked.getLast();
        assertEquals(evening.now().field().get(3).contestant().title(), asked.by());
        assertEquals(200, order(3, "\"do\":\"sit\",\"line\":\"NS\""));
        assertEquals("NS", me(3).getJSONObject("place").getString("line"));
        served.hall.table(table(3), new Told().counted(1, 0).present(1));
        assertEquals(409, order(3, "\"do\":\"sit\",\"line\":\"EW\""));
    }

    @Test
    @DisplayName("Nobody can press all the time; another pair still can")
    void rate() throws Exception {
        for (int i = 0; i < PhoneRate.BURST; i++) {
            assertEquals(200, order(3, "\"do\":\"call-off\""));
        }
        assertEquals(429, order(3, "\"do\":\"call-off\""));
        assertEquals(200, order(4, "\"do\":\"call-off\""));
        served.hall.passMinutes(1);
        assertEquals(200, order(3, "\"do\":\"call-off\""));
    }

    @Test
    @DisplayName("Hands are given to those who have played them, when they have played them")
    void hands() throws Exception {
        String path = "/api/hall/me/hands?round=1&key=" + key(3);
        assertEquals("{\"hands\":[]}", served.get(path).body());
        served.hall.evening(evening.change("result round 1 table " + table(3) + " 100:200"));
        assertEquals(
                "{\"hands\":[{\"text\":\"round 1 table " + table(3) + "\",\"acts\":[]}]}",
                served.get(path).body());
        assertEquals("{\"hands\":[]}", served.get(path.replace("round=1", "round=x")).body());
    }

    @Test
    @DisplayName("Codes of pages are for everybody, that of a pair for who may hand it out")
    void codes() throws Exception {
        assertTrue(served.get("/api/hall/qr.svg?to=/seats").body().startsWith("<svg"));
        assertEquals(404, served.get("/api/hall/qr.svg?to=//elsewhere").statusCode());
        assertEquals(401, served.get("/api/hall/pair.svg?number=3").statusCode());
        served.signIn("Serra Ugo");
        assertEquals(403, served.get("/api/hall/pair.svg?number=3").statusCode());
        served.signIn("Rossi Ada");
        assertTrue(served.get("/api/hall/pair.svg?number=3").body().startsWith("<svg"));
        assertEquals(400, served.get("/api/hall/pair.svg?number=99").statusCode());
    }

    @Test
    @DisplayName("The codes of all pairs come on one sheet, for who may hand them out")
    void sheet() throws Exception {
        assertEquals(401, served.get("/api/hall/pairs").statusCode());
        served.signIn("Nardi Eva");
        assertEquals(403, served.get("/api/hall/pairs").statusCode());
        served.signIn("Conti Lia");
        String sheet = served.get("/api/hall/pairs?lang=en").body();
        assertEquals(9, sheet.split("<svg", -1).length, "eight codes");
        assertTrue(sheet.contains("Venerdì sera: codes for phones"), sheet.substring(0, 400));
        assertTrue(sheet.contains(evening.now().field().get(3).contestant().title()));
    }
}
