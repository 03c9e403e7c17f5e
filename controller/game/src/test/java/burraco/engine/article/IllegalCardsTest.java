package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/**
 * Cards that make no meld never count for the line that laid them. If they were also laid at a
 * wrong time, both faults are ruled, with the remedy of the article on the time; what still lies
 * there at the end of the hand counts against the line.
 */
class IllegalCardsTest {
    private static final String DIRTY =
            """
            EW1: 4C 5C 6C 7C 8C 9C JK
            W: JK KD QD
            """;

    // At a wrong moment

    @Test
    void aForbiddenCombinationInALimitedTurn() {
        Judged hand =
                assertTold(
                        """
                        5 0.1 W: advise
                        5 12.2 W: penalize W KH KD KS; discard W KH; stop W\
                        """,
                        """
                        W: KD KH KS 4C 5D
                        limited W any
                        turn: W draw
                        W draw
                        W open KD KH KS
                        W lay KD KS
                        W discard KH
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals(-20, hand.score(Line.EW).penalized());
    }

    @Test
    void aSecondWildCardInALimitedTurn() {
        Judged hand =
                assertTold(
                        """
                        6 0.1 W: advise
                        6 23.1 W: discard W JK; stop W\
                        """,
                        DIRTY
                                + """
                                limited W any
                                turn: W draw
                                W draw
                                W tie EW1 JK
                                """);
        assertEquals(100, hand.score(Line.EW).burrachi());
        assertEquals(70, hand.score(Line.EW).melds());
        assertEquals(-30, hand.score(Line.EW).penalized());
    }

    @Test
    void afterAStop() {
        Judged hand =
                assertTold(
                        """
                        4 23.1 W: discard W JK; stop W
                        5 0.1 W: advise
                        5 12.2 W: penalize W KH KD KS; stop W\
                        """,
                        """
                        EW1: 4C 5C 6C 7C 8C 9C JK
                        W: JK KD KH KS 4D
                        turn: W play
                        W tie EW1 JK
                        W open KD KH KS
                        W lay KD KH KS
                        W discard JK
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void aWrongOpeningInALimitedTurnMayBeMadeGood() {
        Judged hand =
                assertTold(
                        """
                        5 0.1 W: advise
                        5 26.1 W: cure W EW1; discard W 8H; penalize W 6H 5H; stop W\
                        """,
                        """
                        W: 5H 6H 8H 7H KC
                        limited W any
                        turn: W draw
                        W draw
                        W open 5H 6H 8H
                        W tie EW1 7H
                        W discard KC
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals("EW1 5H 6H 7H 8H", hand.melds());
    }

    @Test
    void inAnothersTurn() {
        Judged hand =
                assertTold(
                        """
                        3 0.3 E: advise
                        3 12.2 E: penalize E KH KD KS\
                        """,
                        """
                        E: KD KH KS 4C 5D
                        turn: W play
                        E open KD KH KS
                        E lay KD KH KS
                        W discard ??
                        N draw
                        N discard ??
                        E draw
                        E discard KH
                        """);
        assertEquals("S draw", hand.stands());
        assertEquals("", hand.melds());
    }

    @Test
    void toTheOpponentsMeldInAnothersTurn() {
        assertTold(
                """
                4 0.3 E: advise
                4 23.1 E: penalize E KH\
                """,
                """
                NS1: 3C 4C 5C
                E: KH 4D 5D
                turn: W play
                E tie NS1 KH
                E lay KH
                W discard ??
                N draw
                """);
    }

    @Test
    void aWrongSequenceInAnothersTurn() {
        assertTold(
                """
                3 0.3 E: advise
                3 26.1 E: penalize E KH\
                """,
                """
                E: KH 3D 4D 5D 8S
                turn: W play
                E open KH 3D 4D 5D
                E lay KH
                W discard ??
                """);
    }

    @Test
    void whileARulingWaits() {
        Judged hand =
                assertTold(
                        """
                        5 23.1 W: discard W JK; stop W
                        6 12.2 N: penalize N KH KD KS
                        6 19.6 N: advise\
                        """,
                        """
                        EW1: 4C 5C 6C 7C 8C 9C JK
                        W: JK 4D 7S
                        N: KD KH KS 5S 6S
                        turn: W play
                        W tie EW1 JK
                        N open KD KH KS
                        W discard JK
                        N lay KH KD KS
                        N draw
                        """);
        assertEquals("N play", hand.stands());
        assertEquals("EW1 JK 4C 5C 6C 7C 8C 9C", hand.melds());
    }

    @Test
    void aSecondWildCardWhileARulingWaits() {
        assertTold(
                """
                6 12.2 W: penalize W KH KD KC; discard W KH; stop W
                7 23.1 E: penalize E JK
                7 19.6 E: advise\
                """,
                """
                EW1: 4C 5C 6C 7C 8C 9C JK
                W: KC KD KH 4S 5S
                E: JK 8D 7D
                NS1: AH AD AC
                turn: W play
                W open KC KD KH
                E tie EW1 JK
                W discard KH
                W lay KD KC
                E lay JK
                N draw
                """);
    }

    // Still there at the end

    @Test
    void afterAMissedDrawWhenTheTimeRunsOut() {
        Judged hand =
                Judged.of(
                        """
                        W: KD KH KS 4C 5D
                        turn: W draw
                        timeout: 1
                        W open KD KH KS
                        W draw
                        W discard 4C
                        """);
        assertEquals("timeout", hand.stands());
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-30, hand.score(Line.EW).penalized());
    }

    @Test
    void anOpeningWithOneCardTooManyWhenTheTimeRunsOut() {
        Judged hand =
                Judged.of(
                        """
                        W: 3H 4H 5H KS 4C 5D
                        turn: W draw
                        timeout: 1
                        W open 3H 4H 5H KS
                        W draw
                        W discard 4C
                        """);
        assertEquals(15, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void aStrayCardOnACleanBurracoDoesNotKeepItsLineFromClosing() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        E: KH 8D ??
                        W:
                        turn: E play
                        E tie EW1 KH ?
                        E discard 8D
                        S draw
                        S discard ??
                        W draw 9D
                        W discard 9D
                        """);
        assertEquals("closed W", hand.stands());
    }

    @Test
    void anIncompleteTieWhenAnOpponentClosesDoesNotTakeTheMeldWithIt() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        W: QC KD QD
                        turn: W draw
                        W tie EW1 QC
                        W draw
                        W discard KD
                        end
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(50, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void aBurracoIsWhatIsOneWithoutThem() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        W: KH KD QS
                        turn: W play
                        W tie EW1 KH KD ?
                        W discard QS ?
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(50, hand.score(Line.EW).melds());
        assertEquals(-20, hand.score(Line.EW).penalized());
    }

    @Test
    void sixCardsAndAStrangerAreNoBurraco() {
        Judged hand =
                Judged.of(
                        """
                        W: 4C 5C 6C 7C 8C 9C KH KD 2S
                        turn: W play
                        W open 4C 5C 6C 7C 8C 9C KH ?
                        W discard KD ?
                        """);
        assertEquals(0, hand.score(Line.EW).burrachi());
        assertEquals(40, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void onlyWildCards() {
        Judged hand =
                Judged.of(
                        """
                        W: JK JK 2S KD
                        turn: W play
                        W open JK JK 2S ?
                        W discard KD ?
                        """);
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-80, hand.score(Line.EW).penalized());
    }

    // The card that was not his to lay

    @Test
    void whatTheSecondCardDrawnLeavesBehindIsAWrongOpening() {
        Judged hand =
                assertTold(
                        """
                        3 7.2 W: restore W stock 8C
                        5 26.1 W: cure W EW1; discard W 7C; penalize W 6C; stop W\
                        """,
                        """
                        W: 6C 7C 9D KD
                        turn: W draw
                        W draw 4S 8C
                        W open 6C 7C 8C
                        W putback stock
                        W lay 6C
                        W discard 7C
                        N draw
                        """);
        assertEquals("N play", hand.stands());
        assertEquals("", hand.melds());
    }

    @Test
    void whatASecondDrawLeavesBehindInATieIsAWrongTie() {
        Judged hand =
                assertTold(
                        """
                        4 6.3 W: restore W stock 6C
                        6 23.1 W: cure W EW1; discard W 7C; stop W\
                        """,
                        """
                        EW1: 3C 4C 5C
                        W: 7C 9D KD
                        turn: W play
                        W draw 6C
                        W tie EW1 6C 7C
                        W putback stock
                        W discard 7C
                        N draw
                        """);
        assertEquals("N play", hand.stands());
        assertEquals("EW1 3C 4C 5C", hand.melds());
    }

    @Test
    void afterTheDiscardWhatItLeavesBehindIsPenalized() {
        assertTold(
                """
                6 7.2 W: restore W stock 8C
                7 23.3 W: penalize W 7C 6C\
                """,
                """
                W: 6C 7C 9D KD
                turn: W draw
                W draw 4S 8C ?
                W open 6C 7C 8C
                W discard KD
                notice
                W putback stock
                W lay 6C 7C
                N draw
                """);
    }
}
