package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 8: the only card of a pile must not be discarded again. */
class OnlyCardTest {
    @Test
    void whoThrowsTheOnlyCardBackShowsThatHeHasAnother() {
        Judged hand =
                assertTold(
                        "5 8.6 W: show W 9S",
                        """
                        up: 9S
                        W: 3H 4H 5H KD ??
                        W pickup
                        W open 3H 4H 5H
                        W discard 9S
                        W show 9S
                        N draw
                        """);
        assertEquals("N draw", hand.after(5));
        assertEquals("N play", hand.after(7));
    }

    @Test
    void theAskingLapsesWhenPlayGoesOn() {
        Judged hand =
                assertTold(
                        "5 8.6 W: show W 9S",
                        """
                        up: 9S
                        W: 3H 4H 5H KD ??
                        W pickup
                        W open 3H 4H 5H
                        W discard 9S
                        N draw
                        N discard ??
                        """);
        assertEquals("E draw", hand.stands());
    }

    @Test
    void whoPlainlyHasNoneTakesItBackAndDiscardsAnother() {
        Judged hand =
                assertTold(
                        "5 8.6 W: takeback W discard 9S; discard W KD QC",
                        """
                        up: 9S
                        W: 3H 4H 5H KD QC
                        W pickup
                        W open 3H 4H 5H
                        W discard 9S
                        W takeback discard
                        W discard QC
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
        assertEquals(2, hand.fan(Seat.WEST));
    }

    @Test
    void whoHasNoOtherCardDiscardsTheLastOneTied() {
        Judged hand =
                assertTold(
                        "7 8.6 W: takeback W discard 9S; discard W 8H",
                        """
                        P1: taken EW
                        up: 9S
                        EW1: 4H 5H 6H
                        W: 7H 8H
                        W pickup
                        W tie EW1 7H 8H
                        W discard 9S
                        W takeback discard
                        W discard 8H
                        """);
        assertEquals("EW1 4H 5H 6H 7H", hand.melds());
        assertEquals("N draw", hand.stands());
        assertEquals(1, hand.fan(Seat.WEST));
    }

    @Test
    void orOneOfTheMeldThatHeOpenedLast() {
        assertTold(
                "6 8.6 W: takeback W discard 9S; discard W 3H 4H 5H 6H",
                """
                P1: taken EW
                up: 9S
                W: 3H 4H 5H 6H
                W pickup
                W open 3H 4H 5H 6H
                W discard 9S
                """);
    }

    @Test
    void theOnlyCardThrownBackIsNoClosing() {
        Judged hand =
                assertTold(
                        "7 8.6 W: takeback W discard 4C; discard W 9H",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H
                        W: 9H
                        pile: 4C
                        W pickup
                        W tie EW1 9H
                        W discard 4C
                        """);
        assertEquals("W play", hand.stands());
    }

    @Test
    void theOnlyCardThrownBackAndNoticedLaterIsForPeopleToDecide() {
        assertTold(
                "7 8.6 W: advise",
                """
                up: 9S
                W: 3H 4H 5H KD QC
                W pickup
                W open 3H 4H 5H
                W discard 9S ?
                N draw
                notice
                """);
    }

    /** He was asked, has none, and takes it back by himself. */
    @Test
    void whoCannotShowTakesItBackAndDiscardsAnother() {
        Judged hand =
                assertTold(
                        "5 8.6 W: show W 7S",
                        """
                        [Code "FITAB-ITA-2026"]
                        pile: 7S
                        turn: W draw
                        W pickup
                        W discard 7S
                        W takeback discard
                        W discard KD
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
    }
}
