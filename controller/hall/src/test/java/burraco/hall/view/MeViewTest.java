package burraco.hall.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.room.Decision;
import burraco.hall.room.Room;
import burraco.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a pair sees on its phone. */
class MeViewTest {
    private static final long NOW = 1_800_000_000_000L;
    private static final long MINUTE = 60_000;

    private final Evening evening = new Evening(9).playing();
    private final Map<Integer, TableNow> tables = new TreeMap<>();
    private Room room = Room.EMPTY;

    private void decide(Decision decision) {
        room = room.after(decision, new Room.Circumstances(1, NOW, "Conti Lia"));
    }

    private MeView me(int number) {
        return MeView.of(
                new HallNow(NOW, room, evening.content(), tables, List.of(), List.of()),
                number,
                new PlayedRounds(evening.now()),
                PostedRanking.of(evening.now()));
    }

    /** The number of the first or second side of a table. */
    private int at(int table, boolean first) {
        var meeting =
                evening.now().current().orElseThrow().seating().meetings().stream()
                        .filter(one -> one.table() == table)
                        .findFirst()
                        .orElseThrow();
        return (first ? meeting.first() : meeting.second()).first();
    }

    @Test
    @DisplayName("Both pairs of a table see it, each other, and opposite lines")
    void seat() {
        MeView.Place first = me(at(2, true)).place().orElseThrow();
        MeView.Place second = me(at(2, false)).place().orElseThrow();
        assertEquals(2, first.table());
        assertTrue(first.opponents().startsWith(at(2, false) + " "), first.opponents());
        assertEquals("NS", first.line());
        assertEquals("EW", second.line());
        assertTrue(first.maySit());
    }

    @Test
    @DisplayName("Who rests has no seat; nobody has one before the round is posted")
    void rests() {
        int number = evening.now().current().orElseThrow().seating().rests().getFirst().number();
        assertTrue(me(number).rests());
        assertEquals(Optional.empty(), me(number).place());
        MeView before =
                MeView.of(
                        new HallNow(
                                NOW,
                                room,
                                new Evening(9).change("draft").content(),
                                tables,
                                List.of(),
                                List.of()),
                        3,
                        new PlayedRounds(evening.now()),
                        PostedRanking.of(evening.now()));
        assertEquals(Optional.empty(), before.place());
        assertFalse(before.rests());
    }

    @Test
    @DisplayName("Points are mine and theirs, wherever I sit")
    void points() {
        tables.put(2, new Told().counted(500, 100).current(20, 0).present(NOW));
        MeView.Live live = me(at(2, false)).place().orElseThrow().live().orElseThrow();
        assertEquals(List.of(100, 520), List.of(live.mine(), live.theirs()));
        assertEquals(List.of(List.of(100, 500)), live.parts());
        decide(new Decision.Sit(1, 2, false));
        live = me(at(2, false)).place().orElseThrow().live().orElseThrow();
        assertEquals(List.of(520, 100), List.of(live.mine(), live.theirs()));
    }

    @Test
    @DisplayName("Once play has begun, the lines are an arbiter's business")
    void maySit() {
        tables.put(2, new Told().present(NOW));
        assertTrue(me(at(2, true)).place().orElseThrow().maySit());
        tables.put(2, new Told().current(10, 0).present(NOW));
        assertFalse(me(at(2, true)).place().orElseThrow().maySit());
    }

    @Test
    @DisplayName("A score that waits says for whom; a result that is in stands with its parts")
    void result() {
        tables.put(2, new Told().over(false).unconfirmed(Line.EW, NOW).present(NOW));
        assertEquals(
                List.of("EW"),
                me(at(2, true)).place().orElseThrow().live().orElseThrow().confirms());
        evening.change("result round 1 table 2 900:1250 parts 300:500 600:750");
        MeView me = me(at(2, false));
        assertEquals(Optional.empty(), me.place().orElseThrow().live());
        MeView.Result result = me.results().getFirst();
        assertEquals(Optional.of(1_250), result.mine());
        assertEquals(List.of(List.of(500, 300), List.of(750, 600)), result.parts());
        assertTrue(result.victoryPoints() > 10);
    }

    @Test
    @DisplayName("A rank is seen once the ranking is posted")
    void rank() {
        evening.played().change("rank round 1");
        assertEquals(Optional.empty(), me(3).rank());
        evening.change("post-ranking round 1");
        assertEquals(9, me(3).rank().orElseThrow().of());
    }

    @Test
    @DisplayName("More time and a message of the own table reach its pairs alone")
    void ownTable() {
        decide(new Decision.SetTime(1, NOW, NOW + 55 * MINUTE));
        decide(new Decision.Extend(2, NOW + 58 * MINUTE));
        decide(new Decision.Tell("Tavolo zoppo", new TreeSet<>(List.of(2))));
        assertEquals(Optional.of(NOW + 58 * MINUTE), me(at(2, true)).ends());
        assertEquals(Optional.of("Tavolo zoppo"), me(at(2, true)).message());
        assertEquals(Optional.of(NOW + 55 * MINUTE), me(at(3, true)).ends());
        assertEquals(Optional.empty(), me(at(3, true)).message());
    }

    @Test
    @DisplayName("A phone shows nothing of what only arbiters see")
    void nothingHidden() {
        tables.put(2, new Told().counted(500, 100).present(NOW));
        String plain = Json.write(me(at(2, true)));
        tables.put(
                2,
                new Told()
                        .counted(500, 100)
                        .doubts(3, NOW)
                        .blind(NOW)
                        .ruling(17, "26.1")
                        .calls(Seat.EAST, NOW)
                        .turnSince(NOW - 10 * MINUTE)
                        .present(NOW - MINUTE));
        assertEquals(plain, Json.write(me(at(2, true))));
    }

    @Test
    @DisplayName("Hands are those of the own table, and only once its result is in")
    void hands() {
        int number = at(2, true);
        assertEquals(OptionalInt.empty(), new PlayedRounds(evening.now()).table(number, 1));
        evening.change("result round 1 table 2 900:1250");
        assertEquals(OptionalInt.of(2), new PlayedRounds(evening.now()).table(number, 1));
        assertEquals(OptionalInt.empty(), new PlayedRounds(evening.now()).table(at(3, true), 1));
        assertEquals(OptionalInt.empty(), new PlayedRounds(evening.now()).table(number, 2));
    }
}
