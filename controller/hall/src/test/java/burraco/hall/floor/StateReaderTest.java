package burraco.hall.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hall.view.TableTold;
import burraco.hall.view.TableTold.HandPoints;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table says it is like now: a flat JSON object, which may come from a later version. */
class StateReaderTest {
    private static final long NOW = 1_800_000_000_000L;

    private static Optional<TableTold> read(String fields) {
        return StateReader.read("{\"version\":1" + fields + "}", (_, _) -> NOW);
    }

    private static TableTold told(String fields) {
        return read(fields).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "[]", "{}", "{\"version\":0}", "{\"version\":\"1\"}"})
    @DisplayName("What is no state of a table is none")
    void none(String state) {
        assertEquals(Optional.empty(), StateReader.read(state, (_, _) -> NOW));
    }

    @Test
    @DisplayName("A table that tells nothing of itself is at the beginning, and is not followed")
    void little() {
        TableTold told = told("");
        assertEquals(0, told.round());
        assertEquals(List.of(), told.counted());
        assertTrue(told.blind());
        assertEquals(OptionalLong.empty(), told.callingSince());
        assertFalse(told("\"followed\":1".transform(one -> "," + one)).blind());
    }

    @Test
    @DisplayName("Hands that are counted, and the one that is played")
    void points() {
        TableTold told =
                told(
                        ",\"round\":\"3\",\"hand\":3,\"counted\":\"700,305 -40,1200\","
                                + "\"handNs\":55,\"handEw\":10");
        assertEquals(3, told.round());
        assertEquals(List.of(new HandPoints(700, 305), new HandPoints(-40, 1_200)), told.counted());
        assertEquals(new HandPoints(715, 1_515), told.points());
    }

    @Test
    @DisplayName("After the match no hand is played")
    void over() {
        TableTold told = told(",\"over\":1,\"handNs\":55,\"handEw\":10,\"confirmed\":1");
        assertEquals(HandPoints.NONE, told.current());
        assertTrue(told.confirmed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "12345", "1 or 2"})
    @DisplayName("What is no number of a round is none")
    void rounds(String round) {
        assertEquals(0, told(",\"round\":\"" + round + "\"").round());
    }

    @Test
    @DisplayName("Points that are no numbers count nothing, and break nothing")
    void strangePoints() {
        assertEquals(
                List.of(new HandPoints(0, 5), new HandPoints(0, 0)),
                told(",\"counted\":\"x,5 12345678,1e3 700\"").counted());
    }

    @Test
    @DisplayName("Who calls, who has to confirm, and since when")
    void people() {
        TableTold told = told(",\"calling\":\"NW\",\"unconfirmed\":\"EW\"");
        assertEquals(Set.of(Seat.NORTH, Seat.WEST), told.calling());
        assertEquals(Set.of(Line.EW), told.unconfirmed());
        assertEquals(OptionalLong.of(NOW), told.callingSince());
        assertEquals(OptionalLong.of(NOW), told.unconfirmedSince());
    }

    @Test
    @DisplayName("Of many rulings the first three are read, with the acts before each")
    void rulings() {
        TableTold told =
                told(
                        ",\"rulings\":1000000,\"ruling0act\":17,\"ruling0case\":\"26.1\","
                                + "\"ruling0article\":\"26\",\"ruling0.en\":\"West\","
                                + "\"ruling0acts\":\"N draws\\nN discards\"");
        assertEquals(3, told.rulings().size());
        TableTold.AwaitedRuling first = told.rulings().getFirst();
        assertEquals(17, first.act());
        assertEquals(Map.of("en", "West"), first.says());
        assertEquals(2, first.before().size());
        assertEquals("N discards", first.before().getLast().get("it"));
    }
}
