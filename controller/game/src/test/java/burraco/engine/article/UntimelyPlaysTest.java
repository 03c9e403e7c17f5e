package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 23 bis: plays after one's own discard, and before the discard of a penalized card. */
class UntimelyPlaysTest {
    @Test
    void anOpeningAfterHisDiscardIsFrozenUntilHisNextTurn() {
        Judged hand =
                assertTold(
                        "4 23bis.1 W: freeze EW1 W",
                        """
                        W: KD QD JD 4C 5C
                        turn: W play
                        W discard 5C
                        W open KD QD JD
                        """);
        assertEquals("N draw", hand.after(4));
    }

    @Test
    void aTieAfterHisDiscardIsTheSame() {
        assertTold(
                "5 23bis.1 W: freeze EW1 W",
                """
                EW1: 3H 4H 5H
                W: 6H 4C 5C
                turn: W play
                W discard 5C
                W tie EW1 6H
                """);
    }

    @Test
    void ifAnybodyClosesBeforeItsCardsAreNegative() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        N:
                        W: KD QD JD 4C 5D
                        turn: W play
                        W discard 5D
                        W open KD QD JD
                        N draw 6S
                        N discard 6S
                        """);
        assertEquals("closed N", hand.stands());
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-30, hand.score(Line.EW).penalized());
    }

    @Test
    void inHisNextTurnItIsAMeldLikeAnyOther() {
        assertTold(
                "4 23bis.1 W: freeze EW1 W",
                """
                W: KD QD JD TD 4C 5C
                turn: W play
                W discard 5C
                W open KD QD JD
                """
                        + Judged.turns("N E S")
                        + """
                        W draw
                        W tie EW1 TD
                        W discard 4C
                        """);
    }

    @Test
    void whatIsPlayedOnceTheNextHasDrawnIsStillAPlayAfterTheDiscard() {
        Judged hand =
                Judged.of(
                        """
                        W: KD QD JD 4C 5C
                        turn: W play
                        W discard 5C
                        N draw
                        W open KD QD JD
                        """);
        assertEquals("5 23bis.1 W", hand.rulings());
        assertEquals("N play", hand.stands());
    }

    @Test
    void aPlayByAnotherWhoHasNotJustDiscardedIsOutOfTurn() {
        assertTold(
                "4 0.3 E: advise",
                """
                E: KD QD JD 4C 5C
                turn: W play
                W discard ??
                E open KD QD JD
                """);
    }

    @Test
    void aPlayBeforeThePenalizedCardIsGoneEndsHisTurn() {
        Judged hand =
                assertTold(
                        "5 23bis.2 W: discard W 4C; freeze EW1 W; stop W",
                        """
                        W: 3H 4H 5H 6C
                        penalized W: 4C
                        turn: W draw
                        W draw
                        W open 3H 4H 5H
                        W discard 4C
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
    }

    @Test
    void ofSeveralPenalizedCardsTheFirstIsDue() {
        assertTold(
                "6 23bis.2 W: discard W KD; freeze EW1 W; stop W",
                """
                EW1: 3H 4H 5H
                W: 6H 6C
                penalized W: 4C KD
                turn: W draw
                W draw
                W tie EW1 6H
                """);
    }

    @Test
    void anotherDiscardLeavesThePenalizedCardDue() {
        assertTold(
                """
                5 23bis.2 W: discard W 4C; freeze EW1 W; stop W
                6 0.2 W: advise\
                """,
                """
                W: 3H 4H 5H 6C 7D
                penalized W: 4C
                turn: W draw
                W draw
                W open 3H 4H 5H
                W discard 6C
                W discard 4C
                """);
    }

    @Test
    void noticedAfterThePenalizedCardIsGoneTheMeldIsFrozenOnly() {
        assertTold(
                "7 23bis.2 W: freeze EW1 W",
                """
                W: 3H 4H 5H 6C
                penalized W: 4C
                turn: W draw
                W draw
                W open 3H 4H 5H ?
                W discard 4C
                notice
                """);
    }
}
