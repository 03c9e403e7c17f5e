package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** While a ruling is open cards stay where they were put, and nothing else happens. */
class MeanwhileTest {
    @Test
    void whatOthersLayLiesThere() {
        Judged hand =
                assertTold(
                        """
                        6 6.3 W: restore W stock 9C
                        7 19.6 N: advise\
                        """,
                        """
                        W: KD 7H 2S
                        N: 3C 4C 5C 9D
                        E: JD QD KD/2
                        NS1: 8S 9S TS
                        turn: W play
                        W draw 9C
                        N open 3C 4C 5C
                        S tie NS1 JS
                        E discard JD
                        N takeback NS1 8S
                        W putback stock
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(13));
        assertEquals("NS1 9S TS JS, NS2 3C 4C 5C", hand.melds());
        assertEquals(2, hand.fan(Seat.EAST));
        assertEquals(3, hand.fan(Seat.NORTH));
        assertEquals(2, hand.fan(Seat.WEST));
    }

    @Test
    void whatOthersTakeIsInTheirFans() {
        Judged hand =
                assertTold(
                        """
                        4 6.3 W: restore W stock 9C
                        5 19.6 E: advise\
                        """,
                        """
                        W: KD 7H 2S
                        pile: 9S TS
                        turn: W play
                        W draw 9C
                        E pickup
                        N draw
                        S expose 4D
                        W putback stock
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
        assertEquals("", hand.melds());
        assertEquals(13, hand.fan(Seat.EAST));
        assertEquals(11, hand.fan(Seat.SOUTH));
        assertEquals(2, hand.fan(Seat.WEST));
    }

    @Test
    void noMeldOfThemIsMergedForGood() {
        Judged hand =
                assertTold(
                        """
                        6 6.3 W: restore W stock 9C
                        7 19.6 E: advise\
                        """,
                        """
                        EW1: AH AD AC
                        EW2: 3H 3D 3C
                        W: KD 7H 2S
                        N: 5C 6C
                        turn: W play
                        W draw 9C
                        E merge EW2 EW1
                        N lay 5C
                        E takeback EW1 AH
                        W putback stock
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(12));
        assertEquals("EW1 3H 3D AD 3C AC", hand.melds());
        assertEquals(2, hand.fan(Seat.NORTH));
        assertEquals(12, hand.fan(Seat.EAST));
        assertEquals(2, hand.fan(Seat.WEST));
    }
}
