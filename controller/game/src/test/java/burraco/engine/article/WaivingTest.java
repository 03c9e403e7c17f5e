package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 19: an arbiter waives the last ruling. */
class WaivingTest {
    @Test
    void aWarningLeavesTheAccount() {
        Judged hand = assertTold("1 20.1 W: warn W", "arbiter 20.1 W\narbiter waive\n");
        assertEquals(0, hand.end().warnings().size());
    }

    @Test
    void anEarlierWarningStays() {
        Judged hand = Judged.of("arbiter 20.1 W\narbiter 20.1 W\narbiter waive\n");
        assertEquals(1, hand.end().warnings().size());
    }

    @Test
    void onlyTheLastRulingIsLetGo() {
        Judged hand = Judged.of("arbiter 20.1 W\narbiter 20.1 E\narbiter waive\narbiter waive\n");
        assertEquals(1, hand.end().warnings().size());
    }

    @Test
    void aLookWaivedIsNotTheFirstOfTwo() {
        assertTold(
                """
                5 21ter.1 W: warn W
                7 21ter.1 W: warn W\
                """,
                """
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                W look
                arbiter waive
                W look
                """);
    }

    @Test
    void aLimitOfThisTurnIsGone() {
        assertTold(
                "3 28.3 E: limit W this any",
                """
                W: 3H 4H 5H KD QD
                turn: W draw
                E say draw
                arbiter waive
                W draw
                W open 3H 4H 5H
                W discard KD
                """);
    }

    @Test
    void aLimitOfTheNextTurnIsGone() {
        assertTold(
                "3 29.2 N: restore N stock ??; limit N next draw",
                """
                N: 3H 4H 5H KD QD
                turn: W draw
                N draw
                N putback stock
                arbiter waive
                W draw
                W discard ??
                N draw
                N open 3H 4H 5H
                N discard KD
                """);
    }

    @Test
    void aLimitFromAnEarlierRulingStays() {
        assertTold(
                """
                3 29.2 N: restore N stock ??; limit N next draw
                5 29.2 N: restore N stock ??; limit N next draw
                11 0.1 N: advise\
                """,
                """
                N: 3H 4H 5H KD QD
                turn: W draw
                N draw
                N putback stock
                N draw
                N putback stock
                arbiter waive
                W draw
                W discard ??
                N draw
                N open 3H 4H 5H
                """);
    }

    @Test
    void aStopIsGone() {
        assertTold(
                "4 23.1 W: discard W 6H; stop W",
                """
                NS1: 3H 4H 5H
                W: 6H KD QD JD 4C
                turn: W play
                W tie NS1 6H
                arbiter waive
                W open KD QD JD
                W discard 4C
                """);
    }

    @Test
    void aFreezeIsGone() {
        assertTold(
                "3 28.1 W: draw W; freeze EW1 W; stop W",
                """
                W: 3H 4H 5H KD QD
                turn: W draw
                W open 3H 4H 5H
                arbiter waive
                W draw 6H
                W tie EW1 6H
                W discard KD
                """);
    }

    @Test
    void whatWasAtRiskIsSafe() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken NS
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        N:
                        W: 3H 4H 5H KD QD
                        turn: W draw
                        W open 3H 4H 5H
                        arbiter waive
                        W draw 6S
                        W discard KD
                        N draw 5D
                        N discard 5D
                        """);
        assertEquals("closed N", hand.stands());
        assertEquals(15, hand.score(Line.EW).melds());
        assertEquals(0, hand.score(Line.EW).penalized());
    }

    @Test
    void aMeldThatWasFrozenForGoodStaysSo() {
        assertTold(
                """
                5 30.1 W: merge EW2 EW1; freeze EW1 end; stop W
                11 23.1 E: discard E AC; stop E\
                """,
                """
                EW1: AH AD AC frozen
                W: AS AS AH 4C 5C
                E: AC KD QS
                turn: W play
                W open AS AS AH
                arbiter waive
                W discard 4C
                N draw
                N discard ??
                E draw
                E tie EW1 AC
                """);
    }

    @Test
    void cardsThatAreNoMeldStillCountAgainstTheirLine() {
        Judged hand =
                assertTold(
                        "6 12.2 W: freeze EW1 end; negative EW KH KD KS",
                        """
                        W: KS KD KH 4C 5C
                        turn: W play
                        W open KS KD KH ?
                        W discard 4C
                        N draw
                        notice
                        arbiter waive
                        """);
        assertEquals(-30, hand.score(Line.EW).penalized());
        assertEquals(0, hand.score(Line.EW).melds());
    }

    @Test
    void whatWasOwedIsOwedNoMore() {
        Judged hand =
                assertTold(
                        "5 10.4 W: penalize W JK 2D 2S",
                        """
                        W: 2S JK 2D 4C 5C
                        turn: W play
                        W open 2S JK 2D ?
                        W discard 4C
                        notice
                        arbiter waive
                        N draw
                        """);
        assertEquals("N draw", hand.after(6));
        assertEquals("N play", hand.stands());
    }

    @Test
    void anExposedCardIsFree() {
        assertTold(
                "3 22.1 W: play W 6H",
                """
                W: 6H KD 4C
                turn: W play
                W expose 6H
                arbiter waive
                W discard KD
                """);
    }

    @Test
    void aCardExposedBeforeIsStillDue() {
        assertTold(
                """
                3 22.1 W: play W 6H
                4 22.1 W: play W KD
                6 0.2 W: advise\
                """,
                """
                W: 6H KD 4C
                turn: W play
                W expose 6H
                W expose KD
                arbiter waive
                W discard 4C
                """);
    }

    @Test
    void withoutARulingNothingIsLetGo() {
        Judged hand = Judged.of("turn: W play\narbiter waive\nW discard ??\n");
        assertEquals("", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    private static final String PICKED_UP_FOR_NOTHING =
            """
            pile: 9S KC
            W: 3H 5H 8D
            turn: W draw
            W pickup
            W discard 8D
            """;
    private static final String NOTHING_LAID =
            "5 8.1 W: takeback W discard 8D; restore W pile 9S KC; draw W; discard W;"
                    + " limit W next draw";

    @Test
    void aPickupLetGoAtOnceHasEndedItsTurn() {
        Judged hand = assertTold(NOTHING_LAID, PICKED_UP_FOR_NOTHING + "arbiter waive\nN draw\n");
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals("N play", hand.after(7));
    }

    @Test
    void aPickupLetGoOnceTheDiscardIsBackIsStillAPickup() {
        Judged hand =
                assertTold(
                        NOTHING_LAID,
                        PICKED_UP_FOR_NOTHING
                                + """
                                W takeback discard 8D
                                arbiter waive
                                W discard 8D
                                N draw
                                """);
        assertEquals("W play", hand.after(7));
        assertEquals("N draw", hand.after(8));
        assertEquals("N play", hand.after(9));
        assertEquals(4, hand.fan(Seat.WEST));
    }

    @Test
    void aPickupLetGoOnceThePileIsBackIsNone() {
        Judged hand =
                assertTold(
                        NOTHING_LAID,
                        PICKED_UP_FOR_NOTHING
                                + """
                                W takeback discard 8D
                                W putback pile
                                arbiter waive
                                W draw
                                W discard 8D
                                N draw
                                """);
        assertEquals("W draw", hand.after(8));
        assertEquals("N play", hand.after(11));
    }

    @Test
    void whoMayKeepThePileAfterAllHasPickedUp() {
        Judged hand =
                assertTold(
                        "5 8.4 W: restore W pile 9S KC; draw W; limit W next draw; stop W",
                        """
                        pile: 9S KC
                        W: 3H 5H 8D 4H
                        turn: W draw
                        W pickup
                        W cannot
                        arbiter waive
                        W open 3H 4H 5H
                        W discard 8D
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theOnlyCardLetGoIsDiscarded() {
        Judged hand =
                assertTold(
                        "6 8.6 W: takeback W discard 9S; discard W 8D",
                        """
                        up: 9S
                        W: 3H 5H 8D 4H
                        turn: W draw
                        W pickup
                        W open 3H 4H 5H
                        W discard 9S
                        arbiter waive
                        N draw
                        """);
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void aStopThatIsNoWrongPlayIsGoneToo() {
        assertTold(
                "4 30.1 W: merge EW2 EW1; freeze EW1 end; stop W",
                """
                EW1: 3H 3D 3C
                W: 3S 3H/2 3D/2 KD QD JD 4C
                turn: W play drawn
                W open 3S 3H/2 3D/2
                arbiter waive
                W open KD QD JD
                W discard 4C
                """);
    }

    @Test
    void nobodyElsesStopIsGone() {
        assertTold(
                """
                4 26.1 W: discard W KD; penalize W 8C; stop W
                5 20.1 N: warn N
                7 0.1 W: advise\
                """,
                """
                W: KD 8C QS JS TS 4C
                turn: W play drawn
                ; no meld
                W open KD 8C
                arbiter 20.1 N
                arbiter waive
                W open QS JS TS
                """);
    }

    @Test
    void aLimitIsGoneAlsoOnceItsTurnHasBegun() {
        assertTold(
                "3 29.2 N: restore N stock ??; limit N next draw",
                """
                N: 3H 4H 5H KD QD 8C 9C TC
                turn: W draw
                N draw
                N putback stock
                W draw
                W discard ??
                arbiter waive
                N draw
                N open 3H 4H 5H
                N discard KD
                """
                        + Judged.turns("E S W")
                        + """
                        N draw
                        N open 8C 9C TC
                        N discard QD
                        """);
    }

    @Test
    void theWiderLimitThatWasThereBeforeStaysForThatTurnAlone() {
        assertTold(
                """
                5 29.2 N: restore N stock ??; limit N next draw
                11 0.1 N: advise\
                """,
                """
                limited N any
                pile: 6S
                N: 3H 4H 5H KD QD 8C 9C TC
                turn: W draw
                N draw
                N putback stock
                W draw
                W discard KS
                arbiter waive
                N pickup
                N open 3H 4H 5H
                N discard KD
                """
                        + Judged.turns("E S W")
                        + """
                        N draw
                        N open 8C 9C TC
                        N discard QD
                        """);
    }
}
