package burraco.engine.article;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 28: a play before the draw. */
class MissedDrawTest {
    @Test
    void anOpeningBeforeTheDrawIsFrozenUntilHisNextTurn() {
        Judged hand =
                assertTold(
                        "3 28.1 W: draw W; freeze EW1 W; stop W",
                        """
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw
                        W discard KD
                        """);
        assertEquals("W draw", hand.after(3));
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
    }

    @Test
    void aTieBeforeTheDrawFreezesTheWholeMeld() {
        Judged hand =
                assertTold(
                        "4 28.2 W: draw W; freeze EW1 W; stop W",
                        """
                        EW1: 3H 4H 5H
                        W: 6H KD QD
                        turn: W draw
                        W tie EW1 6H
                        """);
        assertEquals("W draw", hand.stands());
    }

    @Test
    void whatHeLaidAllowsThePickup() {
        assertTold(
                "4 28.1 W: draw W; freeze EW1 W; stop W",
                """
                pile: 9S KC
                W: 3H 4H 5H KD QD
                turn: W draw
                W open 3H 4H 5H
                W pickup
                W discard KC
                """);
    }

    @Test
    void afterwardsHeLaysNothingInThatTurn() {
        assertTold(
                """
                3 28.1 W: draw W; freeze EW1 W; stop W
                5 0.1 W: advise\
                """,
                """
                W: 3H 4H 5H KD QD JD QS 9C
                turn: W draw
                W open 3H 4H 5H
                W draw 4S
                W open KD QD JD
                """);
    }

    @Test
    void aSecondPlayBeforeTheDrawIsAPlayAfterAStop() {
        assertTold(
                """
                3 28.1 W: draw W; freeze EW1 W; stop W
                4 0.1 W: advise\
                """,
                """
                W: 3H 4H 5H KD QD JD QS 9C
                turn: W draw
                W open 3H 4H 5H
                W open KD QD JD
                """);
    }

    @Test
    void hisPartnerMayNotAddToIt() {
        assertTold(
                """
                4 28.1 W: draw W; freeze EW1 W; stop W
                10 23.1 E: discard E 6H; stop E\
                """,
                """
                W: 3H 4H 5H KD QD
                E: 6H KS QC
                turn: W draw
                W open 3H 4H 5H
                W draw
                W discard KD
                N draw
                N discard ??
                E draw
                E tie EW1 6H
                """);
    }

    @Test
    void inHisNextTurnItIsAMeldLikeAnyOther() {
        Judged hand =
                assertTold(
                        "3 28.1 W: draw W; freeze EW1 W; stop W",
                        """
                        W: 3H 4H 5H 6H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw
                        W discard KD
                        """
                                + Judged.turns("N E S")
                                + """
                                W draw
                                W tie EW1 6H
                                W discard QD
                                """);
        assertEquals("EW1 3H 4H 5H 6H", hand.melds());
    }

    @Test
    void ifAnOpponentClosesBeforeItsCardsAreNegative() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        N:
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw 6S
                        W discard KD
                        N draw 5D
                        N discard 5D
                        """);
        assertEquals("6 28.1 W", hand.rulings());
        assertEquals("closed N", hand.stands());
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-15, hand.score(Line.EW).penalized());
    }

    @Test
    void ifHisPartnerClosesBeforeTheyAreNegativeToo() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3C 4C 5C 6C 7C 8C 9C
                        E:
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw 6S
                        W discard KD
                        N draw
                        N discard ??
                        E draw 5D
                        E discard 5D
                        """);
        assertEquals("closed E", hand.stands());
        assertEquals(45, hand.score(Line.EW).melds());
        assertEquals(-15, hand.score(Line.EW).penalized());
    }

    @Test
    void ifNobodyClosesItsCardsCountForHisLine() {
        Judged hand =
                Judged.of(
                        """
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw 6S
                        W discard KD
                        end
                        """);
        assertEquals("stopped", hand.stands());
        assertEquals(15, hand.score(Line.EW).melds());
        assertEquals(0, hand.score(Line.EW).penalized());
    }

    @Test
    void ifAnOpponentClosesAfterHisNextTurnItsCardsCountForHisLine() {
        Judged closed =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        N: 5D
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw 6S
                        W discard KD
                        N draw 8D
                        N discard 8D
                        """
                                + Judged.turns("E S")
                                + """
                                W draw
                                W discard QD
                                N draw TC
                                N tie NS1 TC
                                N discard 5D
                                """);
        assertEquals("closed N", closed.stands());
        assertEquals(15, closed.score(Line.EW).melds());
    }

    @Test
    void ofATieOnlyTheTiedCardsAreAtRisk() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        EW1: 3D 4D 5D 6D 7D 8D 9D
                        N:
                        W: TD KD QS
                        turn: W draw
                        W tie EW1 TD
                        W draw 6S
                        W discard KD
                        N draw 5D
                        N discard 5D
                        """);
        assertEquals("7 28.2 W", hand.rulings());
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(45, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void aBurracoThatOnlyTheTiedCardMadeIsNoneThen() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        EW1: 3D 4D 5D 6D 7D 8D
                        N:
                        W: 9D KD QS
                        turn: W draw
                        W tie EW1 9D
                        W draw 6S
                        W discard KD
                        N draw 5D
                        N discard 5D
                        """);
        assertEquals("closed N", hand.stands());
        assertEquals(0, hand.score(Line.EW).burrachi());
        assertEquals(35, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void anIncompleteOneIsCompletedInHisNextTurn() {
        Judged hand =
                assertTold(
                        "3 28.1 W: draw W; freeze EW1 W; stop W",
                        """
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H
                        W draw
                        W discard KD
                        """
                                + Judged.turns("N E S")
                                + """
                                W draw
                                W tie EW1 5H
                                W discard QD
                                """);
        assertEquals("EW1 3H 4H 5H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void whatIsStillIncompleteThenIsPenalized() {
        Judged hand =
                assertTold(
                        """
                        3 28.1 W: draw W; freeze EW1 W; stop W
                        13 28.1 W: penalize W 4H 3H\
                        """,
                        """
                        W: 3H 4H 8S KD QD
                        turn: W draw
                        W open 3H 4H
                        W draw
                        W discard KD
                        """
                                + Judged.turns("N E S")
                                + """
                                W draw
                                W discard QD
                                W lay 4H 3H
                                """);
        assertEquals("W play", hand.after(13));
        assertEquals("N draw", hand.after(14));
    }

    @Test
    void whatHeLaysThenWithoutADrawAgainIsDueATurnLater() {
        assertTold(
                """
                3 28.1 W: draw W; freeze EW1 W; stop W
                12 28.2 W: draw W; freeze EW1 W; stop W
                14 28.1 W: penalize W 7H 7S\
                """,
                """
                W: 7H 7S 8H KD QD
                turn: W draw
                W open 7H 7S
                W draw
                W discard KD
                """
                        + Judged.turns("N E S")
                        + """
                        W tie EW1 8H
                        W draw
                        W discard QD
                        """);
    }

    @Test
    void whatAPersonHasMadeNegativeIsRuledAlready() {
        assertRulings(
                "4 28.2 W, 14 0.4",
                """
                EW1: 5H 6H 7H
                W: 8H KD 4S QC JC
                turn: W draw
                W tie EW1 8H KD
                W draw
                W discard QC
                N draw
                N discard ??
                E draw
                E discard ??
                S draw
                S discard ??
                W draw
                arbiter negative EW1 KD
                W discard 4S
                """);
    }
}
