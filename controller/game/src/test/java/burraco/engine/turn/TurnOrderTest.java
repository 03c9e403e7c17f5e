package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 6, 7, 28 and 29: the order of turns, and a draw before anything else. */
class TurnOrderTest {
    @Test
    void whoSitsLeftOfTheDealerBegins() {
        Judged hand =
                Judged.of(
                        """
                         [Dealer "E"]
                         up: 9S
                        """
                                + turns("S W"));
        assertEquals("", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void anOpeningBeforeTheDraw() {
        Judged hand =
                Judged.of(
                        """
                        W: 3H 4H 5H KD
                        turn: W draw
                        W open 3H 4H 5H
                        W draw
                        W discard KD
                        """);
        assertEquals("3 28.1 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aTieBeforeTheDrawWhichBecomesAPickup() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        pile: 4C
                        W: 6H KD 8C
                        turn: W draw
                        W tie EW1 6H
                        W pickup
                        W discard KD
                        """);
        assertEquals("5 28.2 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void afterAPlayBeforeTheDrawTheDrawIsStillDue() {
        Judged hand =
                Judged.of(
                        """
                        W: 3H 4H 5H KD
                        turn: W draw
                        W open 3H 4H 5H
                        """);
        assertEquals("W draw", hand.stands());
    }

    @Test
    void twoCardsFromTheStock() {
        assertRulings(
                "2 7.2 W",
                """
                turn: W draw
                W draw 4C 5C
                """);
    }

    @Test
    void theSecondGoesBackWithoutAWord() {
        assertRulings(
                "2 7.2 W",
                """
                turn: W draw
                W draw 4C 5C
                W putback stock
                W discard 4C
                N draw 5C
                """);
    }

    @Test
    void aSecondDraw() {
        assertRulings(
                "3 6.3 W",
                """
                turn: W draw
                W draw
                W draw
                """);
    }

    @Test
    void aDrawAfterAPickup() {
        assertRulings(
                "4 6.3 W",
                """
                pile: 9S KC
                turn: W draw
                W pickup
                W draw
                """);
    }

    @Test
    void aDrawOutOfTurn() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        N draw
                        N putback stock
                        """);
        assertEquals("2 29.2 N", hand.rulings());
        assertEquals("W draw", hand.stands());
    }

    @Test
    void aDrawByThePartner() {
        assertRulings(
                "2 29.2 E",
                """
                turn: W draw
                E draw
                """);
    }

    @Test
    void aDrawBeforeTheOtherHasDiscarded() {
        Judged hand =
                Judged.of(
                        """
                        turn: W play
                        N draw
                        N putback stock
                        """);
        assertEquals("2 29.2 N", hand.rulings());
        assertEquals("W play", hand.stands());
    }

    @Test
    void aDrawOutOfTurnAndAPlay() {
        assertRulings(
                "3 29.2 N, 4 29.3 N",
                """
                N: KD QD JD 4C
                turn: W draw
                N draw
                N open KD QD JD
                """);
    }

    @Test
    void aPlayOutOfTurnWithoutADraw() {
        assertRulings(
                "3 0.3 N",
                """
                N: KD QD JD 4C
                turn: W play
                N open KD QD JD
                """);
    }

    @Test
    void aPlayAfterTheOwnDiscard() {
        assertRulings(
                "4 23bis.1 W",
                """
                W: KD QD JD 4C 5C
                turn: W play
                W discard 5C
                W open KD QD JD
                """);
    }

    @Test
    void tellingThePartnerToDraw() {
        assertRulings(
                "2 28.3 E",
                """
                turn: W draw
                E say draw
                """);
    }

    @Test
    void takingBackWithoutARuling() {
        assertRulings(
                "4 0.3 W",
                """
                EW1: 3H 4H 5H 6H
                W: KD 4C
                turn: W play
                W takeback EW1 6H
                """);
    }

    @Test
    void takingBackAWildCard() {
        assertRulings(
                "4 10.2 W",
                """
                EW1: 3H JK 5H 6H
                W: KD 4C
                turn: W play
                W takeback EW1 JK
                """);
    }

    @Test
    void showingACardIsNoFault() {
        assertSilent(
                """
                W: KD 4C
                turn: W play
                W show KD
                W discard 4C
                """);
    }

    @Test
    void timeAndCallsChangeNothing() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        +12s
                        notice
                        notice N
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W draw", hand.stands());
    }
}
