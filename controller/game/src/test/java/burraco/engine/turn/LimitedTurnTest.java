package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Turns that are limited to taking a card and discarding. */
class LimitedTurnTest {
    @Test
    void aLimitedTurnAllowsADrawAndADiscard() {
        assertSilent(
                """
                limited W
                turn: W draw
                W draw
                W discard ??
                """);
    }

    @Test
    void aLimitedTurnAllowsAPickupThatLaysNothing() {
        assertSilent(
                """
                limited W
                pile: 9S KC
                turn: W draw
                W pickup
                W discard 9S
                """);
    }

    @Test
    void aTurnLimitedToADrawAllowsNoPickup() {
        assertRulings(
                "4 0.1 W",
                """
                limited W draw
                pile: 9S KC
                turn: W draw
                W pickup
                """);
    }

    @Test
    void aLimitedTurnAllowsNoMeld() {
        assertRulings(
                "5 0.1 W",
                """
                limited W any
                W: 3H 4H 5H KD
                turn: W draw
                W draw
                W open 3H 4H 5H
                """);
    }

    @Test
    void aLimitedTurnAllowsNoTie() {
        assertRulings(
                "6 0.1 W",
                """
                limited W
                EW1: 3H 4H 5H
                W: 6H KD
                turn: W draw
                W draw
                W tie EW1 6H
                """);
    }

    @Test
    void aTurnLimitedToAnOpeningAllowsNoneAfterADraw() {
        assertRulings(
                "5 0.1 W",
                """
                limited W open
                W: 3H 4H 5H KD
                turn: W draw
                W draw
                W open 3H 4H 5H
                """);
    }

    @Test
    void theLimitIsForOneTurn() {
        assertSilent(
                """
                 limited W
                 W: 3H 4H 5H KD KC
                 turn: W draw
                 W draw
                 W discard KD
                """
                        + turns("N E S")
                        + """
                         W draw
                         W open 3H 4H 5H
                         W discard KC
                        """);
    }

    @Test
    void besideATurnThatHasBegunTheNextOneIsLimited() {
        assertRulings(
                "13 0.1 W",
                """
                 limited W
                 W: 3H 4H 5H KD KC KS QS JS
                 turn: W play
                 W open 3H 4H 5H
                 W discard KD
                """
                        + turns("N E S")
                        + """
                         W draw
                         W open KS QS JS
                        """);
    }

    @Test
    void anotherSeatsLimitWaitsForItsTurn() {
        assertRulings(
                "6 0.1 N",
                """
                limited N
                N: KD QD JD 4S
                turn: W play
                W discard ??
                N draw
                N open KD QD JD
                """);
    }

    @Test
    void whoIsRemindedAfterAPlayIsLimitedInThisTurnAndNotInHisNext() {
        assertRulings(
                "4 28.1 W, 5 28.3 E, 7 0.1 W",
                """
                W: 5H 6H 7H 8H KC QC TC 9C 9H JS
                turn: W draw
                pile: KD
                W open 5H 6H 7H
                E say draw
                W draw 3D
                W tie EW1 8H
                W discard JS
                N draw
                N discard ??
                E draw
                E discard ??
                S draw
                S discard ??
                W draw 4D
                W tie EW1 9H
                """);
    }
}
