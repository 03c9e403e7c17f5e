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
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What everybody in a hall may see: only what is posted, and nothing about who is slow. */
class PublicViewsTest {
    private static final long NOW = 1_800_000_000_000L;
    private static final int SMALL = 20_000;

    private static HallNow hall(Evening evening, Room room, Map<Integer, TableNow> tables) {
        return new HallNow(NOW, room, evening.content(), tables, List.of(), List.of());
    }

    private static HallNow hall(Evening evening) {
        return hall(evening, Room.EMPTY, Map.of());
    }

    private static Room after(Decision... decisions) {
        Room room = Room.EMPTY;
        for (int i = 0; i < decisions.length; i++) {
            room = room.after(decisions[i], new Room.Circumstances(i + 1, NOW, "Conti Lia"));
        }
        return room;
    }

    @Test
    @DisplayName("Seats of a draft are shown to nobody, also not after a round that was played")
    void noDraft() {
        assertEquals(0, SeatsView.of(new Evening(8).change("draft").now()).round());
        Evening second = new Evening(8).playing().played().ranked().change("draft");
        SeatsView seats = SeatsView.of(second.now());
        assertEquals(1, seats.round());
        assertEquals(seats, SeatsView.of(new Evening(8).playing().played().now()));
    }

    @Test
    @DisplayName("Every pair sits at one table or rests, and every player has a line by name")
    void everybodySits() {
        SeatsView seats = SeatsView.of(new Evening(9).posted().now());
        assertEquals(4, seats.tables().size());
        assertEquals(1, seats.rests().size());
        assertEquals(18, seats.names().size());
        assertEquals(
                List.of("Baldano Ada", "Cordano Ada"),
                seats.names().stream().limit(2).map(SeatsView.Named::player).toList());
    }

    @Test
    @DisplayName("A ranking is shown once it is posted, and until the next one is")
    void noRanking() {
        Evening evening = new Evening(8).playing().played();
        assertEquals(0, PostedRanking.of(evening.now()).after());
        evening.change("rank round 1");
        assertEquals(List.of(), PostedRanking.of(evening.now()).rows());
        evening.change("post-ranking round 1");
        PostedRanking first = PostedRanking.of(evening.now());
        assertEquals(1, first.after());
        assertEquals(8, first.rows().size());
        assertFalse(first.last());
        evening.playing().played().change("rank round 2");
        assertEquals(first, PostedRanking.of(evening.now()));
        evening.change("post-ranking round 2").playing().played().ranked();
        assertTrue(PostedRanking.of(evening.now()).last());
    }

    @Test
    @DisplayName("The clock of an earlier round does not run for the next one")
    void otherRound() {
        Evening evening = new Evening(8).playing();
        Room room = after(new Decision.SetTime(1, NOW, NOW + 3_300_000));
        assertEquals(
                Optional.of(NOW + 3_300_000), ClockView.of(hall(evening, room, Map.of())).ends());
        evening.played().ranked().posted();
        assertEquals(Optional.empty(), ClockView.of(hall(evening, room, Map.of())).ends());
    }

    @Test
    @DisplayName("The clock says what is said to everybody, not what is said to one table")
    void messages() {
        Room room =
                after(
                        new Decision.Tell("Buffet", new TreeSet<>()),
                        new Decision.Tell("Tavolo zoppo", new TreeSet<>(List.of(3))));
        assertEquals(
                Optional.of("Buffet"),
                ClockView.of(hall(new Evening(8), room, Map.of())).message());
    }

    @Test
    @DisplayName("Points stand at the pair that has won them, also if it sits East-West")
    void pointsOfPairs() {
        Evening evening = new Evening(8).playing();
        Map<Integer, TableNow> tables =
                Map.of(2, new Told().counted(500, 100).current(20, 0).present(NOW));
        ProgressView.Row row = row(hall(evening, Room.EMPTY, tables), 2);
        assertEquals(List.of(520, 100), List.of(row.a().orElseThrow(), row.b().orElseThrow()));
        Room swapped = after(new Decision.Sit(1, 2, false));
        row = row(hall(evening, swapped, tables), 2);
        assertEquals(List.of(100, 520), List.of(row.a().orElseThrow(), row.b().orElseThrow()));
    }

    private static ProgressView.Row row(HallNow hall, int table) {
        return ProgressView.of(hall).tables().stream()
                .filter(one -> one.t() == table)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("How a table stands: on paper, not begun, playing, alone, over, confirmed, done")
    void stands() {
        Evening evening = new Evening(14).playing().change("result round 1 table 7 900:1250");
        Map<Integer, TableNow> tables = new TreeMap<>();
        tables.put(2, new Told().round(0).present(NOW));
        tables.put(3, new Told().present(NOW));
        tables.put(4, new Told().gone(NOW));
        tables.put(5, new Told().over(false).present(NOW));
        tables.put(6, new Told().over(true).gone(NOW));
        tables.put(7, new Told().present(NOW));
        assertEquals(
                List.of("paper", "before", "plays", "alone", "over", "confirmed", "done"),
                ProgressView.of(hall(evening, Room.EMPTY, tables)).tables().stream()
                        .map(ProgressView.Row::s)
                        .toList());
    }

    @Test
    @DisplayName("Of a table that plays another round still, nothing is shown for this one")
    void anotherRound() {
        Evening evening = new Evening(8).playing().played().ranked().posted();
        ProgressView.Row row =
                row(
                        hall(
                                evening,
                                Room.EMPTY,
                                Map.of(2, new Told().counted(500, 0).present(NOW))),
                        2);
        assertEquals(Optional.empty(), row.a());
        assertEquals("before", row.s());
    }

    @Test
    @DisplayName(
            "Nobody reads from public pages who is slow, in doubt, blind, or waits for a ruling")
    void nothingHidden() {
        long seed = new Random().nextLong();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        Evening evening = new Evening(24).playing();
        Map<Integer, TableNow> plain = new TreeMap<>();
        Map<Integer, TableNow> marked = new TreeMap<>();
        for (int table = 1; table <= 12; table++) {
            int hands = random.nextInt(4);
            int points = random.nextInt(1_000);
            plain.put(table, played(hands, points).waits("PLAYING").present(NOW));
            String asks = List.of("UNSURE", "RULING_OPEN", "DIFFERS", "TROUBLE").get(table % 4);
            Told told = played(hands, points).waits(asks).turnSince(NOW - random.nextInt(900_000));
            switch (random.nextInt(5)) {
                case 0 -> told.doubts(1 + random.nextInt(4), NOW);
                case 1 -> told.blind(NOW);
                case 2 -> told.calls(Seat.EAST, NOW - 1_000);
                case 3 -> told.ruling(random.nextInt(60), "26.1");
                default -> {}
            }
            marked.put(table, told.present(NOW - random.nextInt(60_000)));
        }
        HallNow before = hall(evening, Room.EMPTY, plain);
        HallNow after = hall(evening, Room.EMPTY, marked);
        assertEquals(Json.write(ProgressView.of(before)), Json.write(ProgressView.of(after)));
        assertEquals(Json.write(ClockView.of(before)), Json.write(ClockView.of(after)));
    }

    private static Told played(int hands, int points) {
        Told told = new Told();
        for (int hand = 0; hand < hands; hand++) {
            told.counted(points, 2 * points);
        }
        return told;
    }

    @Test
    @DisplayName("A score that waits for a line is seen, without since when")
    void unconfirmed() {
        Evening evening = new Evening(8).playing();
        Told told = new Told().counted(500, 100).waits("HAND_OVER");
        Map<Integer, TableNow> tables =
                Map.of(2, told.unconfirmed(Line.EW, NOW - 1_000).present(NOW));
        ProgressView.Row row = row(hall(evening, Room.EMPTY, tables), 2);
        assertEquals(Optional.of("HAND_OVER"), row.w());
        assertEquals(Optional.of("EW"), row.l());
        tables = Map.of(2, told.unconfirmed(Line.EW, NOW - 900_000).present(NOW));
        assertEquals(row, row(hall(evening, Room.EMPTY, tables), 2));
    }

    @Test
    @DisplayName("The progress of 170 tables is small, though all of them wait for something")
    void small() {
        Evening evening = new Evening(340).playing();
        Map<Integer, TableNow> tables = new TreeMap<>();
        for (int table = 1; table <= 170; table++) {
            Told told = new Told().counted(1_250, 985).counted(640, 1_105).current(115, 280);
            if (table % 4 == 0) {
                told.waits("HAND_OVER").unconfirmed(Line.EW, NOW);
            }
            tables.put(table, told.present(NOW));
        }
        String json = Json.write(ProgressView.of(hall(evening, Room.EMPTY, tables)));
        assertTrue(json.length() < SMALL, "it has " + json.length() + " characters");
        JSONArray rows = new JSONObject(json).getJSONArray("tables");
        assertEquals(170, rows.length());
        assertEquals(2_005, rows.getJSONObject(0).getInt("a"));
    }
}
