package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 29: cards taken out of turn. */
class OutOfTurnTest {
    @Test
    void thePileGoesBackAndHisNextTurnAllowsOnlyAPickupThatOpens() {
        Judged hand =
                assertTold(
                        "3 29.1 E: restore E pile 9S KC; limit E next open",
                        """
                        pile: 9S KC
                        turn: W draw
                        E pickup
                        E putback pile
                        W draw
                        """);
        assertEquals("E play", hand.after(3));
        assertEquals("W draw", hand.after(4));
        assertEquals(11, hand.fan(Seat.EAST));
    }

    @Test
    void theOpeningThatHisPickupIsForIsFrozenForALap() {
        assertTold(
                """
                4 29.1 N: restore N pile 9S KC; limit N next open
                9 29.1 N: freeze NS1 N\
                """,
                """
                pile: 9S KC
                N: 3H 4H 5H QD ??
                turn: W draw
                N pickup
                N putback pile
                W draw
                W discard ??
                N pickup
                N open 3H 4H 5H
                N discard 9S
                """);
    }

    @Test
    void hisPartnerAddsNothingToThatOpeningMeanwhile() {
        assertTold(
                """
                7 29.1 N: freeze NS1 N
                12 23.1 S: discard S 6H; stop S\
                """,
                """
                pile: 9S KC
                N: 3H 4H 5H QD ??
                S: 6H KD 8D
                limited N open
                turn: N draw
                N pickup
                N open 3H 4H 5H
                N discard 9S
                E draw
                E discard ??
                S draw
                S tie NS1 6H
                """);
    }

    @Test
    void inTheTurnAfterThatItIsAMeldLikeAnyOther() {
        assertTold(
                "6 29.1 N: freeze NS1 N",
                """
                pile: 9S KC
                N: 3H 4H 5H 6H QD ??
                limited N open
                turn: N draw
                N pickup
                N open 3H 4H 5H
                N discard 9S
                """
                        + Judged.turns("E S W")
                        + """
                        N draw
                        N tie NS1 6H
                        N discard QD
                        """);
    }

    @Test
    void orHeDrawsAndDiscards() {
        assertSilent(
                """
                limited N open
                turn: N draw
                N draw
                N discard ??
                """);
    }

    @Test
    void afterADrawHeOpensNothing() {
        assertTold(
                "5 0.1 N: advise",
                """
                N: 3H 4H 5H QD ??
                limited N open
                turn: N draw
                N draw
                N open 3H 4H 5H
                """);
    }

    @Test
    void afterThatPickupHeTiesNothing() {
        assertTold(
                "7 0.1 N: advise",
                """
                NS1: 3H 4H 5H
                pile: 9S KC
                N: 6H QD ??
                limited N open
                turn: N draw
                N pickup
                N tie NS1 6H
                """);
    }

    @Test
    void aDrawOutOfTurnGoesBackAndHisNextTurnIsADrawAndADiscard() {
        Judged hand =
                assertTold(
                        "2 29.2 N: restore N stock 4C; limit N next draw",
                        """
                        turn: W draw
                        N draw 4C
                        N putback stock
                        W draw 4C
                        W discard ??
                        """);
        assertEquals("N play", hand.after(2));
        assertEquals("W draw", hand.after(3));
        assertEquals("N draw", hand.after(5));
    }

    @Test
    void thenHePicksNothingUp() {
        assertTold(
                """
                2 29.2 N: restore N stock ??; limit N next draw
                6 0.1 N: advise\
                """,
                """
                turn: W draw
                N draw
                N putback stock
                W draw
                W discard ??
                N pickup
                """);
    }

    @Test
    void thenHeLaysNothing() {
        assertTold(
                """
                3 29.2 N: restore N stock ??; limit N next draw
                8 0.1 N: advise\
                """,
                """
                N: 3H 4H 5H QD ??
                turn: W draw
                N draw
                N putback stock
                W draw
                W discard ??
                N draw
                N open 3H 4H 5H
                """);
    }

    @Test
    void theLimitIsForOneTurn() {
        assertTold(
                "3 29.2 N: restore N stock ??; limit N next draw",
                """
                N: 3H 4H 5H QD KD ??
                turn: W draw
                N draw
                N putback stock
                """
                        + Judged.turns("W N E S W")
                        + """
                        N draw
                        N open 3H 4H 5H
                        N discard QD
                        """);
    }

    @Test
    void whoHasPlayedTooPutsItAllAsideAndIsLimited() {
        Judged hand =
                assertTold(
                        """
                        3 29.2 N: restore N stock ??; limit N next draw
                        4 29.3 N: restore N stock ??; freeze NS1 N; limit N next draw; stop N\
                        """,
                        """
                        N: KD QD JD 4C ??
                        turn: W draw
                        N draw
                        N open KD QD JD
                        N putback stock
                        """);
        assertEquals("N play", hand.after(4));
        assertEquals("W draw", hand.after(5));
    }

    @Test
    void afterAPickupOutOfTurnAndAPlayThePileGoesBack() {
        Judged hand =
                assertTold(
                        """
                        4 29.1 N: restore N pile 9S KC; limit N next open
                        5 29.3 N: restore N pile 9S KC; freeze NS1 N; limit N next open; stop N\
                        """,
                        """
                        pile: 9S KC
                        N: KD QD JD 4C ??
                        turn: W draw
                        N pickup
                        N open KD QD JD
                        N putback pile
                        """);
        assertEquals("W draw", hand.stands());
    }

    @Test
    void whatIsNoMeldWithoutTheCardsThatGoBackIsForPeopleToDecide() {
        assertTold(
                """
                4 29.1 N: restore N pile KD 9S; limit N next open
                5 29.3 N: restore N pile KD 9S; freeze NS1 end; limit N next open; advise; stop N\
                """,
                """
                pile: KD 9S
                N: QD JD 4C ??
                turn: W draw
                N pickup
                N open KD QD JD
                """);
    }

    @Test
    void suchAMeldIsFrozenStillAfterTheLimitedTurn() {
        assertTold(
                """
                4 29.2 N: restore N stock ??; limit N next draw
                5 29.3 N: restore N stock ??; freeze NS1 N; limit N next draw; stop N
                14 23.1 S: discard S TD; stop S\
                """,
                """
                N: KD QD JD 4C ??
                S: TD TS 5C ??
                turn: W draw
                N draw
                N open KD QD JD
                N putback stock
                """
                        + Judged.turns("W N E")
                        + """
                        S draw
                        S tie NS1 TD
                        """);
    }

    @Test
    void suchAMeldIsGoodInTheTurnAfterTheLimitedOne() {
        assertTold(
                """
                3 29.2 N: restore N stock ??; limit N next draw
                4 29.3 N: restore N stock ??; freeze NS1 N; limit N next draw; stop N\
                """,
                """
                N: KD QD JD TD 4C ?? ??
                turn: W draw
                N draw
                N open KD QD JD
                N putback stock
                """
                        + Judged.turns("W N E S W")
                        + """
                        N draw
                        N tie NS1 TD
                        N discard 4C
                        """);
    }

    @Test
    void aTurnBeforeThatIsOpenedAgainDoesNotShortenIt() {
        assertTold(
                """
                6 29.2 N: restore N stock ??; limit N next draw
                7 29.3 N: restore N stock ??; freeze NS1 N; limit N next draw; stop N
                10 8.1 W: takeback W discard 9S; restore W pile 6C; draw W; discard W; limit W next draw
                20 23.1 S: discard S TD; stop S\
                """,
                """
                N: KD QD JD 4C ??
                S: TD TS 5C ??
                W: 9S 7S
                pile: 6C
                turn: W draw
                N draw
                N open KD QD JD
                N putback stock
                W pickup
                W discard 9S
                W takeback discard
                W putback pile
                W draw
                W discard 9S
                """
                        + Judged.turns("N E")
                        + """
                        S draw
                        S tie NS1 TD
                        """);
    }

    /** Art. 29: what is incomplete then cannot be completed, not even a lap later. */
    @Test
    void whatIsNoMeldWithoutTheCardsThatWentBackIsNeverMadeGood() {
        Judged hand =
                assertTold(
                        """
                        3 29.2 N: restore N stock 8H; limit N next draw
                        4 29.3 N: restore N stock 8H; freeze NS1 end; limit N next draw; advise; stop N
                        19 23.1 N: discard N 8H; stop N\
                        """,
                        """
                        N: 6H 7H KD QD
                        turn: W draw
                        N draw 8H
                        N open 6H 7H 8H
                        N takeback NS1 8H
                        N putback stock
                        W draw 8H
                        W discard ??
                        N draw
                        N discard KD
                        E draw
                        E discard ??
                        S draw
                        S discard ??
                        W draw
                        W discard ??
                        N draw 8H/2
                        ; two turns of his later
                        N tie NS1 8H/2
                        N discard 8H
                        """);
        assertEquals("NS1 6H 7H", hand.melds());
        assertEquals(0, hand.score(Line.NS).melds());
    }

    @Test
    void aMeldThatStoodBeforeStaysOpenForTheLine() {
        assertTold(
                """
                4 29.2 N: restore N stock 8H; limit N next draw
                5 29.3 N: restore N stock 8H; freeze NS1 N; limit N next draw; advise; stop N\
                """,
                """
                NS1: 5H 6H 7H
                N: 9H KD QD
                turn: W draw
                N draw 8H
                N tie NS1 8H 9H
                """);
    }
}
