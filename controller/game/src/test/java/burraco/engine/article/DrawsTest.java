package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 6 and 7: one card from the stock or the whole pile, and the first choice is final. */
class DrawsTest {
    @Test
    void aDiscardWithoutADrawIsForPeopleToDecide() {
        Judged hand =
                assertTold(
                        "2 6.2 W: advise",
                        """
                        turn: W draw
                        W discard ??
                        """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theSecondDrawGoesBack() {
        Judged hand =
                assertTold(
                        "3 6.3 W: restore W stock 5C",
                        """
                        turn: W draw
                        W draw 4C
                        W draw 5C
                        W putback stock
                        W discard 4C
                        N draw 5C
                        """);
        assertEquals("W play", hand.after(3));
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
    }

    @Test
    void anUnseenSecondDrawGoesBackUnseen() {
        assertTold(
                "3 6.3 W: restore W stock ??",
                """
                turn: W draw
                W draw
                W draw
                """);
    }

    @Test
    void afterADrawThePickupGoesBack() {
        Judged hand =
                assertTold(
                        "4 6.3 W: restore W pile 9S KC",
                        """
                        pile: 9S KC
                        turn: W draw
                        W draw
                        W pickup
                        W putback pile
                        W discard ??
                        """);
        assertEquals(11, hand.fan(Seat.WEST));
        assertEquals("N draw", hand.stands());
    }

    @Test
    void afterAPickupTheDrawGoesBackAndThePickupStands() {
        Judged hand =
                assertTold(
                        "5 6.3 W: restore W stock ??",
                        """
                        pile: 9S KC
                        W: 3H 4H 5H QD ??
                        turn: W draw
                        W pickup
                        W draw
                        W putback stock
                        W open 3H 4H 5H
                        W discard 9S
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.stands());
        assertEquals(3, hand.fan(Seat.WEST));
    }

    @Test
    void ofTwoCardsTheFirstIsHis() {
        Judged hand =
                assertTold(
                        "2 7.2 W: restore W stock 5C",
                        """
                        turn: W draw
                        W draw 4C 5C
                        W putback stock
                        W discard 4C
                        N draw 5C
                        """);
        assertEquals("W play", hand.after(2));
        assertEquals(11, hand.fan(Seat.WEST));
    }

    @Test
    void whoIsShownTheSecondCardMayPickUpInstead() {
        assertTold(
                "3 7.2 W: restore W stock 5C",
                """
                N: 3H 4H 5H QD KD
                turn: W draw
                W draw 4C 5C
                W putback stock
                W discard 4C
                N pickup
                N open 3H 4H 5H
                N discard QD
                """);
    }

    @Test
    void ofThreeCardsTwoGoBack() {
        Judged hand =
                assertTold(
                        "2 7.2 W: restore W stock ?? ??",
                        """
                        turn: W draw
                        W draw ?? ?? ??
                        W putback stock
                        """);
        assertEquals(12, hand.fan(Seat.WEST));
        assertEquals("W play", hand.stands());
    }
}
