package burraco.hall.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.room.Decision;
import burraco.hall.room.Room;
import burraco.text.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What needs an arbiter. */
class CallsViewTest {
    private static final long NOW = 1_800_000_000_000L;
    private static final long MINUTE = 60_000;

    private final Evening evening = new Evening(12).playing();
    private final Map<Integer, TableNow> tables = new TreeMap<>();
    private Room room = Room.EMPTY;
    private long now = NOW;

    private void decide(String by, Decision decision) {
        room = room.after(decision, new Room.Circumstances(1, now, by));
    }

    private CallsView view() {
        return CallsView.of(
                new HallNow(now, room, evening.content(), tables, List.of(), List.of()));
    }

    private List<String> open() {
        return view().open().stream().map(CallItem::id).toList();
    }

    @Test
    @DisplayName("Tables that play need nobody")
    void nothing() {
        for (int table = 1; table <= 6; table++) {
            tables.put(table, new Told().counted(300, 200).present(NOW));
        }
        assertEquals(List.of(), open());
    }

    @Test
    @DisplayName("Whoever calls comes first, whoever has called longest before others")
    void order() {
        tables.put(1, new Told().doubts(2, NOW - 2 * MINUTE).present(NOW));
        tables.put(2, new Told().calls(Seat.NORTH, NOW - MINUTE).present(NOW));
        tables.put(3, new Told().ruling(17, "26.1").present(NOW));
        tables.put(4, new Told().calls(Seat.WEST, NOW - 2 * MINUTE).present(NOW));
        tables.put(5, new Told().blind(NOW - MINUTE).present(NOW));
        assertEquals(
                List.of(
                        "call 4 W " + (NOW - 2 * MINUTE),
                        "call 2 N " + (NOW - MINUTE),
                        "ruling 3 1 1 17 26.1",
                        "blind 5 1 1 " + (NOW - MINUTE),
                        "doubt 1 1 1 " + (NOW - 2 * MINUTE)),
                open());
    }

    @Test
    @DisplayName("A result in doubt says why, with the points, until it is another one")
    void results() {
        OpenResult two =
                new OpenResult(
                        1,
                        3,
                        "result-two-journals",
                        Optional.empty(),
                        List.of("A: 700–300", "B: ?"));
        Sentence fives = new Sentence("change.fives", 701, 300);
        OpenResult refused =
                new OpenResult(1, 4, "result-refused", Optional.of(fives), List.of("C: 701–300"));
        HallNow hall =
                new HallNow(
                        now,
                        room,
                        evening.content(),
                        tables,
                        List.of(),
                        List.of(),
                        List.of(two, refused));
        List<CallItem> open = CallsView.of(hall).open();
        assertEquals(List.of("result", "result"), open.stream().map(CallItem::kind).toList());
        assertEquals(List.of(3, 4), open.stream().map(CallItem::table).toList());
        String says = open.getFirst().says().get("en");
        assertTrue(says.contains("A: 700–300 — B: ?"), says);
        assertTrue(says.contains("table 3"), says);
        String why = open.getLast().says().get("it");
        assertTrue(why.contains("701") && why.contains("(") && !why.contains("change."), why);
        assertEquals(2, open.getFirst().who().size());
        OpenResult later =
                new OpenResult(
                        1, 3, "result-two-journals", Optional.empty(), List.of("A: 700–300"));
        assertNotEquals(two.id(), later.id());
    }

    @Test
    @DisplayName("A ruling comes with its article, the acts before it, and both pairs")
    void ruling() {
        tables.put(2, new Told().ruling(17, "26.1").present(NOW));
        CallItem item = view().open().getFirst();
        assertEquals(Optional.of("26"), item.article());
        assertEquals("West has discarded out of turn", item.says().get("en"));
        assertEquals(2, item.before().size());
        assertEquals(List.of("26.1"), item.detail());
        assertEquals(2, item.who().size());
    }

    @Test
    @DisplayName("A score waits three minutes before anybody is sent")
    void unconfirmed() {
        tables.put(1, new Told().unconfirmed(Line.EW, NOW).present(NOW + 3 * MINUTE));
        now = NOW + 3 * MINUTE - 1;
        assertEquals(List.of(), open());
        now = NOW + 3 * MINUTE;
        assertEquals(List.of("unconfirmed 1 1 1"), open());
    }

    @Test
    @DisplayName("The players have a minute to settle a doubt; a moment of blindness is none")
    void doubts() {
        tables.put(1, new Told().doubts(1, NOW).present(NOW + MINUTE));
        tables.put(2, new Told().blind(NOW).present(NOW + MINUTE));
        now = NOW + 14_999;
        assertEquals(List.of(), open());
        now = NOW + 15_000;
        assertEquals(List.of("blind 2 1 1 " + NOW), open());
        now = NOW + MINUTE;
        assertEquals(List.of("blind 2 1 1 " + NOW, "doubt 1 1 1 " + NOW), open());
    }

    @Test
    @DisplayName("A table that plays and is not heard for half a minute; not one that has played")
    void silent() {
        tables.put(1, new Told().gone(NOW));
        tables.put(2, new Told().over(true).gone(NOW));
        tables.put(99, new Told().round(0).gone(NOW));
        now = NOW + 30_000;
        assertEquals(List.of(), open());
        now++;
        assertEquals(List.of("silent 1 " + NOW), open());
    }

    @Test
    @DisplayName("A table is behind if it has finished a hand less than half of all have")
    void slow() {
        for (int table = 1; table <= 6; table++) {
            Told told = new Told().counted(300, 200);
            if (table <= 4) {
                told.counted(400, 100);
            }
            tables.put(table, told.present(NOW));
        }
        assertEquals(List.of("slow 5 1 2", "slow 6 1 2"), open());
        assertEquals(List.of("1", "2"), view().open().getFirst().detail());
        tables.put(4, new Told().counted(300, 200).present(NOW));
        assertEquals(List.of(), open());
    }

    @Test
    @DisplayName("A turn beyond its time is told after a little while")
    void longTurn() {
        tables.put(1, new Told().turnSince(NOW).present(NOW));
        now = NOW + 60_000 + 14_999;
        tables.put(1, new Told().turnSince(NOW).present(now));
        assertEquals(List.of(), open());
        now++;
        assertEquals(List.of("turn 1 " + NOW), open());
        tables.put(1, new Told().turnSince(NOW).gone(now));
        assertEquals(List.of(), open(), "nobody knows whose turn it is now");
    }

    @Test
    @DisplayName("What somebody has taken stays and says who; done, it is past")
    void handled() {
        tables.put(2, new Told().calls(Seat.NORTH, NOW).present(NOW));
        String id = "call 2 N " + NOW;
        decide("Rossi Ada", new Decision.Take(id));
        assertEquals(Optional.of("Rossi Ada"), view().open().getFirst().by());
        decide("Rossi Ada", new Decision.GiveBack(id));
        assertEquals(Optional.empty(), view().open().getFirst().by());
        decide("Rossi Ada", new Decision.Done(id, "art. 24"));
        assertEquals(List.of(), open());
        CallItem past = view().past().getFirst();
        assertEquals(id, past.id());
        assertEquals(Optional.of("art. 24"), past.words());
    }

    @Test
    @DisplayName("What is over at the table is past, with who had taken it and where it was")
    void overAtTheTable() {
        tables.put(2, new Told().calls(Seat.NORTH, NOW).present(NOW));
        decide("Rossi Ada", new Decision.Take("call 2 N " + NOW));
        tables.put(2, new Told().present(NOW));
        assertEquals(List.of(), open());
        CallItem past = view().past().getFirst();
        assertEquals(2, past.table());
        assertEquals("call", past.kind());
        assertEquals(Optional.of("Rossi Ada"), past.by());
    }

    @Test
    @DisplayName("A second call of the same seat is another one")
    void secondCall() {
        tables.put(2, new Told().calls(Seat.NORTH, NOW).present(NOW));
        decide("Rossi Ada", new Decision.Done("call 2 N " + NOW, ""));
        tables.put(2, new Told().calls(Seat.NORTH, NOW + MINUTE).present(NOW));
        assertEquals(List.of("call 2 N " + (NOW + MINUTE)), open());
    }

    @Test
    @DisplayName("A doubt that comes later in the hand is another one")
    void secondDoubt() {
        now = NOW + 2 * MINUTE;
        tables.put(2, new Told().doubts(1, NOW).blind(NOW).present(now));
        decide("Rossi Ada", new Decision.Done("doubt 2 1 1 " + NOW, ""));
        decide("Rossi Ada", new Decision.Done("blind 2 1 1 " + NOW, ""));
        assertEquals(List.of(), open());
        long later = NOW + MINUTE;
        tables.put(2, new Told().doubts(1, later).blind(later).present(now));
        assertEquals(List.of("blind 2 1 1 " + later, "doubt 2 1 1 " + later), open());
    }

    @Test
    @DisplayName("A table of the round of which nothing was heard since the hall was started")
    void neverHeard() {
        tables.put(1, TableNow.neverHeard(NOW));
        tables.put(2, new Told().round(7).over(true).gone(NOW));
        tables.put(99, TableNow.neverHeard(NOW));
        now = NOW + 30_000;
        assertEquals(List.of(), open());
        now++;
        assertEquals(List.of("silent 1 " + NOW, "silent 2 " + NOW), open());
        evening.change("result round 1 table 1 1000:500");
        assertEquals(List.of("silent 2 " + NOW), open());
    }

    @Test
    @DisplayName("Before a round begins no table has to be heard")
    void beforeTheRound() {
        evening.played().ranked().posted();
        tables.put(1, TableNow.neverHeard(NOW));
        now = NOW + 10 * MINUTE;
        assertEquals(List.of(), open());
    }

    @Test
    @DisplayName("A call from a phone names who calls")
    void phone() {
        decide("Rossi – Bianchi", new Decision.Call(1, 2, 3));
        CallItem item = view().open().getFirst();
        assertEquals("phone 2 3 " + NOW, item.id());
        assertTrue(item.who().getFirst().startsWith("3 "), item.who().toString());
    }

    @Test
    @DisplayName("A result of an earlier round is shown with that round and its pairs")
    void earlierRound() {
        OpenResult amended =
                new OpenResult(1, 2, "result-amended", Optional.empty(), List.of("Two: 600–300"));
        CallItem played = result(amended);
        assertEquals(
                "Table 2 has changed a hand after its result was taken. Two: 600–300",
                played.says().get("en"));
        evening.played().ranked().playing();
        CallItem later = result(amended);
        assertEquals("Round 1. " + played.says().get("en"), later.says().get("en"));
        assertEquals(played.who(), later.who());
        assertEquals(played.id(), later.id());
    }

    private CallItem result(OpenResult one) {
        HallNow hall =
                new HallNow(
                        now, room, evening.content(), Map.of(), List.of(), List.of(), List.of(one));
        return CallsView.of(hall).open().getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "result-two-journals",
                "result-other-journal",
                "result-removed",
                "result-amended",
                "result-taken-back",
                "result-unknown-round",
                "result-refused"
            })
    @DisplayName("Whatever is to be decided about a result has its words, with what was told")
    void results(String why) {
        CallItem item = result(new OpenResult(1, 2, why, Optional.empty(), List.of("600–300")));
        item.says().values().forEach(words -> assertTrue(words.endsWith(". 600–300"), words));
        assertEquals(2, item.says().size());
    }

    @Test
    @DisplayName("When the last table will have played: as fast as all, at most to its time-out")
    void forecast() {
        decide("Conti Lia", new Decision.SetTime(1, NOW, NOW + 55 * MINUTE));
        for (int table = 1; table <= 6; table++) {
            tables.put(table, new Told().counted(300, 200).present(NOW));
        }
        now = NOW + 15 * MINUTE;
        // One hand and a half in a quarter of an hour: ten minutes each.
        assertEquals(NOW + 40 * MINUTE, end());
        now = NOW + 30 * MINUTE;
        assertEquals(NOW + 60 * MINUTE, end());
    }

    private long end() {
        return new Pace(new HallNow(now, room, evening.content(), tables, List.of(), List.of()))
                .end()
                .orElseThrow();
    }
}
