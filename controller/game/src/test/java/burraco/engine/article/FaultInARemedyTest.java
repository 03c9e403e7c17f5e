package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** After a ruling, and before all of it is done, another fault occurs. */
class FaultInARemedyTest {
    // Art. 8: he cannot play, and the pile went back

    private static final String CANNOT =
            """
            pile: 9S KC
            W: 3H 4H 5H 8D QS
            turn: W draw
            W pickup
            W cannot
            W putback pile
            """;
    private static final String CANNOT_TOLD =
            "5 8.4 W: restore W pile 9S KC; draw W; limit W next draw; stop W";

    @Test
    void whoPicksUpAgainPutsThePileBackAgain() {
        Judged hand =
                assertTold(
                        CANNOT_TOLD + "\n7 8.1 W: restore W pile 9S KC; draw W; stop W",
                        CANNOT
                                + """
                                W pickup
                                W putback pile
                                W draw
                                W discard 8D
                                N draw
                                """);
        assertEquals("W play", hand.after(7));
        assertEquals("W draw", hand.after(8));
        assertEquals("N play", hand.stands());
        assertEquals(3, hand.end().pile().size());
    }

    @Test
    void whatHeLaysThenDoesNotLeaveHimThePile() {
        Judged hand =
                assertTold(
                        CANNOT_TOLD
                                + """

                                7 8.1 W: restore W pile 9S KC; draw W; stop W
                                8 0.1 W: advise\
                                """,
                        CANNOT
                                + """
                                W pickup
                                W open 3H 4H 5H
                                W putback pile
                                W draw
                                W discard 8D
                                N draw
                                """);
        assertEquals("N play", hand.stands());
        assertEquals(3, hand.end().pile().size());
    }

    @Test
    void calledForAfterTheDiscard() {
        Judged hand =
                assertTold(
                        CANNOT_TOLD
                                + "\n9 8.1 W: takeback W discard 8D; restore W pile 9S KC; draw W;"
                                + " discard W; limit W next draw",
                        CANNOT
                                + """
                                W pickup ?
                                W discard 8D ?
                                notice
                                W takeback discard
                                W putback pile
                                W draw
                                W discard 8D
                                N draw
                                """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void calledForLaterItStays() {
        assertTold(
                CANNOT_TOLD,
                CANNOT
                        + """
                        W pickup ?
                        W discard 8D ?
                        N draw
                        notice
                        N discard ??
                        """);
    }

    // Art. 28 and others: two limits

    @Test
    void aWiderLimitDoesNotTakeTheNarrowerOnesPlace() {
        assertTold(
                """
                2 29.2 N: restore N stock ??; limit N next draw
                6 28.3 S: limit N this any
                7 0.1 N: advise\
                """,
                """
                turn: W draw
                N draw
                N putback stock
                W draw
                W discard ??
                S say draw
                N pickup
                """);
    }

    @Test
    void norIfItIsGivenBeforeHisTurn() {
        assertTold(
                """
                2 29.2 N: restore N stock ??; limit N next draw
                4 28.3 S: limit N this any
                7 0.1 N: advise\
                """,
                """
                turn: W draw
                N draw
                N putback stock
                S say draw
                W draw
                W discard ??
                N pickup
                """);
    }

    @Test
    void aNarrowerOneDoes() {
        assertTold(
                """
                2 28.3 S: limit N this any
                3 29.2 N: restore N stock ??; limit N next draw
                7 0.1 N: advise\
                """,
                """
                turn: W draw
                S say draw
                N draw
                N putback stock
                W draw
                W discard ??
                N pickup
                """);
    }

    // Art. 21 ter: a warning is never too late

    @Test
    void whoLookedTooSoonIsWarnedWheneverItIsNoticed() {
        Judged hand =
                assertTold(
                        "11 21ter.1 W: warn W",
                        """
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        W look ?
                        N draw
                        N discard ??
                        E draw
                        E discard ??
                        S draw
                        notice
                        """);
        assertEquals(1, hand.end().warnings().size());
    }

    // Art. 21 quater: the wrong pozzetto

    @Test
    void aWrongPozzettoThatNobodyHasSeenGoesBackAndTheRightOneIsTaken() {
        Judged hand =
                assertTold(
                        "",
                        """
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto 2
                        W putback pozzetto
                        W pozzetto 1
                        N draw
                        """);
        assertEquals("N play", hand.stands());
        assertEquals(1, hand.end().pozzetti().heldBy(Seat.WEST));
    }

    @Test
    void oneThatWasLookedIntoIsHis() {
        assertTold(
                """
                5 21ter.1 W: warn W
                5 21quater.1 W: advise\
                """,
                """
                W: KD
                turn: W play
                W discard KD
                W pozzetto 2
                W look
                """);
    }

    @Test
    void theRightOneIsNotPutBackAsOneLikes() {
        assertTold(
                "5 0.3 W: advise",
                "W: KD\nturn: W play\nW discard KD\nW pozzetto\nW putback pozzetto\n");
    }

    @Test
    void aJokerAsTheClosingDiscardAndThenAPozzettoThatIsNotDue() {
        Judged hand =
                assertTold(
                        """
                        7 31B W: takeback W EW1 JC
                        8 21quater.3 W: restore W pozzetto 8H 9H\
                        """,
                        """
                        P1: taken EW
                        P2: 8H 9H
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        W: JC JK
                        turn: W play
                        W tie EW1 JC
                        W discard JK
                        W pozzetto 2
                        """);
        assertEquals("W play", hand.stands());
    }

    // Art. 19: playing while a ruling is open

    private static final String PENALIZED =
            """
            W: 2S JK 2D 4C 5C
            turn: W play
            W open 2S JK 2D ?
            W discard 4C
            notice
            """;
    private static final String RULED = "5 10.4 W: penalize W JK 2D 2S";

    @Test
    void whoIsInTurnAndDrawsMeanwhileHasDrawn() {
        Judged hand =
                assertTold(
                        RULED + "\n6 19.6 N: advise\n8 7.2 N: restore N stock ??",
                        PENALIZED
                                + """
                                N draw
                                W lay JK 2D 2S
                                N draw
                                N putback stock
                                N discard ??
                                """);
        assertEquals("N play", hand.after(7));
        assertEquals("E draw", hand.stands());
        assertEquals(11, hand.fan(Seat.NORTH));
    }

    @Test
    void whoIsInTurnAndDrawsTwoCardsMeanwhileKeepsOne() {
        assertTold(
                RULED + "\n6 7.2 N: restore N stock ??\n6 19.6 N: advise",
                PENALIZED
                        + "N draw ?? ??\nN putback stock\nW lay JK 2D 2S\nN discard ??\nE draw\n");
    }

    @Test
    void whoDrawsOutOfTurnDoesNotKeepTheTurnFromGoingOn() {
        Judged hand =
                assertTold(
                        """
                        2 29.2 E: restore E stock ??; limit E next draw
                        3 19.6 N: advise\
                        """,
                        """
                        turn: N draw
                        E draw
                        N draw
                        N discard ??
                        E putback stock
                        E draw
                        E discard ??
                        S draw
                        """);
        assertEquals("E draw", hand.after(5));
        assertEquals("S play", hand.stands());
    }

    @Test
    void onceEverybodyElseHasHadATurnNothingIsOwedAnyMore() {
        Judged hand =
                assertTold(
                        RULED + "\n6 19.6 N: advise",
                        PENALIZED + Judged.turns("N E S") + "W draw\nW discard 5C\nN draw\n");
        assertEquals("W draw", hand.after(11));
        assertEquals("N play", hand.stands());
        assertEquals(-70, hand.score(Line.EW).penalized());
    }

    @Test
    void evenWhereItWasTheTurnOfWhoOwes() {
        Judged hand =
                assertTold(
                        """
                        4 26.1 W: discard W KD; stop W
                        5 0.2 W: advise
                        6 19.6 N: advise\
                        """,
                        """
                        W: 3H 4H 5H KD 9C 8C
                        turn: W draw
                        W draw
                        W open 3H 4H 5H KD
                        W discard 9C
                        """
                                + Judged.turns("N E S")
                                + "W draw\nW discard 8C\nN draw\n");
        assertEquals("W draw", hand.after(11));
        assertEquals("N play", hand.stands());
    }

    // Art. 31: the last play was completed by its last card

    @Test
    void theMeldAndTheCardThatMadeItGoodAreOnePlay() {
        Judged hand =
                assertTold(
                        """
                        4 26.1 W: cure W EW1; discard W 8D; penalize W 6D 5D; stop W
                        6 31A W: penalize W 8D 7D 6D 5D\
                        """,
                        """
                        P1: taken EW
                        W: 5D 6D 8D 7D KD
                        turn: W play
                        W open 5D 6D 8D
                        W tie EW1 7D
                        W discard KD
                        W lay 8D 7D 6D 5D
                        N draw
                        """);
        assertEquals("N play", hand.stands());
        assertEquals("", hand.melds());
    }

    @Test
    void theyGoBackIntoTheHandTogether() {
        Judged hand =
                assertTold(
                        """
                        5 26.1 W: cure W EW2; discard W 8D; penalize W 6D 5D; stop W
                        7 31B W: takeback W EW2 5D 6D 7D 8D\
                        """,
                        """
                        P1: taken EW
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        W: 5D 6D 8D 7D JK
                        turn: W play
                        W open 5D 6D 8D
                        W tie EW2 7D
                        W discard JK
                        W takeback EW2
                        N draw
                        """);
        assertEquals(4, hand.fan(Seat.WEST));
        assertEquals("N play", hand.stands());
    }

    @Test
    void cardsThatNeedEachOtherAreOnePlayEvenInTwoMovements() {
        assertTold(
                """
                5 23.1 W: cure W EW1; discard W 7D; stop W
                7 31A W: penalize W 7D 6D\
                """,
                """
                P1: taken EW
                EW1: 3D 4D 5D
                W: 7D 6D KD
                turn: W play
                W tie EW1 7D
                W tie EW1 6D
                W discard KD
                """);
    }

    // Art. 26 and 30: the fan is empty, and the pozzetto is due

    @Test
    void whoHasMadeItGoodWithHisLastCardTakesThePozzetto() {
        Judged hand =
                assertTold(
                        "4 26.1 W: cure W EW1; discard W 8D; penalize W 6D 5D; stop W",
                        """
                        P1: KD QD 4S
                        W: 5D 6D 8D 7D
                        turn: W play
                        W open 5D 6D 8D
                        W tie EW1 7D
                        W pozzetto
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void whoseCombinationIsMergedTakesThePozzetto() {
        Judged hand =
                assertTold(
                        "5 30.1 W: merge EW2 EW1; freeze EW1 end; stop W",
                        """
                        P1: KD QD 4S
                        EW1: AH AD AC
                        W: AS AS AC
                        turn: W play
                        W open AS AS AC
                        W merge EW2 EW1
                        W pozzetto
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void whoHasLaidAfterAStopIsToldSo() {
        assertTold(
                """
                5 23.1 W: discard W KH; stop W
                6 0.1 W: advise
                7 0.1 W: advise\
                """,
                """
                P1: KD QD 4S
                NS1: 3H 4H 5H
                W: KH 5D 6D 7D
                turn: W play
                W tie NS1 KH
                W open 5D 6D 7D
                W pozzetto
                """);
    }

    // A fan that is empty with nothing to discard

    @Test
    void nobodyWaitsForWhoHasNothingToDiscard() {
        Judged hand =
                assertTold(
                        "9 31C.b W: advise",
                        """
                        [Notice "on-call"]
                        P1: taken EW
                        EW1: 3H 4H 5H
                        W: 6H
                        turn: W play
                        W tie EW1 6H
                        N draw
                        N discard ??
                        notice
                        """);
        assertEquals("E draw", hand.stands());
    }
}
