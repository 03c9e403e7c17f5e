package burraco.hall.told;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.relay.wire.Told;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchBookTest {
    /** As a table's journal has it. */
    private static final String HAND = "1 2 5a0f 702 -305 W closed 1-2-3-4 NS+EW 1790000000000";

    private final MatchBook book = new MatchBook();
    private long seq;

    private Optional<MatchSaid> take(String kind, String body) {
        seq++;
        return book.take(new Told(seq, 0, 0, kind, body, "00", Optional.empty(), Optional.empty()));
    }

    @Test
    @DisplayName("The entry of a hand is read as journals have it")
    void aHand() {
        HandSaid hand = take("hand", HAND).orElseThrow().hands().get(2);
        assertEquals(1, hand.match());
        assertEquals(OptionalInt.of(702), hand.ns());
        assertEquals(OptionalInt.of(-305), hand.ew());
        assertTrue(hand.confirmed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 2 5a0f ? ? W closed 1-2-3-4 -",
                "1 2 5a0f 702 -305 W closed 1-2-3-4 NS",
                "1 2 5a0f 702 -305 W closed 1-2-3-4 EW 1790000000000"
            })
    @DisplayName("A hand that not both lines have confirmed is not confirmed")
    void notConfirmed(String body) {
        assertFalse(take("hand", body).orElseThrow().hands().get(2).confirmed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "1 2",
                "x 2 5a0f 702 305 W closed 1-2-3-4 NS+EW",
                "1 x 5a0f 702 305 W closed 1-2-3-4 NS+EW",
                "1 2 5a0f 7o2 305 W closed 1-2-3-4 NS+EW",
                "1 2 5a0f 99999999999 305 W closed 1-2-3-4 NS+EW",
                "1 0 5a0f 702 305 W closed 1-2-3-4 NS+EW",
                "-1 2 5a0f 702 305 W closed 1-2-3-4 NS+EW",
            })
    @DisplayName("A damaged hand is none")
    void damaged(String body) {
        assertEquals(Optional.empty(), take("hand", body));
    }

    @Test
    @DisplayName("A match is over when its journal says so; a damaged entry says nothing")
    void over() {
        take("event", "match=1\ntable=3\ntournament=Coppa\nround=2\n");
        take("hand", HAND);
        assertEquals(Optional.empty(), take("match-over", "x"));
        assertEquals(Optional.empty(), take("event", "match=x"));
        assertEquals(Optional.empty(), take("act", "1 W draw"));
        assertFalse(book.of("Coppa", 2).orElseThrow().over());
        take("match-over", "1 1500 1200 12-8");
        MatchSaid match = book.of("Coppa", 2).orElseThrow();
        assertTrue(match.over());
        assertEquals("3", match.event().table());
        assertFalse(match.isResult(), "its first hand is missing");
        assertEquals(Optional.empty(), book.of("Coppa", 1));
        assertEquals(Optional.empty(), book.of("Altra", 2));
    }

    @Test
    @DisplayName("Of several entries of a hand the last one counts, and it proves the result")
    void amended() {
        take("hand", "1 1 5a0f 700 300 W closed 1-2-3-4 NS+EW");
        take("hand", "1 1 5a0f 705 300 W closed 1-2-3-4 NS+EW");
        MatchSaid match = take("match-over", "1 705 300").orElseThrow();
        assertEquals(OptionalInt.of(705), match.hands().get(1).ns());
        assertEquals(2, match.last().seq());
        assertTrue(match.isResult());
    }

    @Test
    @DisplayName("A match contains another one if it has its hands, with the same points")
    void contains() {
        MatchBook other = new MatchBook();
        Told first =
                new Told(
                        1,
                        0,
                        0,
                        "hand",
                        "1 1 5a0f 700 300 W closed 1-2-3-4 -",
                        "00",
                        Optional.empty(),
                        Optional.empty());
        MatchSaid shorter = other.take(first).orElseThrow();
        take("hand", "1 1 5a0f 700 300 W closed 1-2-3-4 NS+EW");
        MatchSaid longer = take("hand", HAND).orElseThrow();
        assertTrue(longer.contains(shorter));
        assertFalse(shorter.contains(longer));
        take("hand", "1 1 5a0f 800 300 W closed 1-2-3-4 NS+EW");
        MatchSaid another = take("match-over", "1 0 0").orElseThrow();
        assertFalse(another.contains(shorter));
    }
}
