package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 16: the last two cards of the stock are not played. */
class StockEndTest {
    @Test
    void theHandEndsWithTheDiscardOfWhoDrewTheThirdLastCard() {
        Judged hand =
                Judged.of(
                        """
                        stock: 3
                        pile: 4C
                        N: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                        E: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                        S: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                        W: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                        turn: W draw
                        W draw
                        W discard ??
                        """);
        assertEquals("", hand.rulings());
        assertEquals("stock", hand.stands());
    }

    @Test
    void withFourCardsLeftTheNextPlayerHasATurn() {
        Judged hand =
                Judged.of(
                        """
                        [Deck "as-is"]
                        stock: 4
                        pile: 4C 5C
                        turn: W draw
                        W draw
                        W discard ??
                        """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aPickupDoesNotEndTheHandWhileThreeCardsAreLeft() {
        Judged hand =
                Judged.of(
                        """
                        [Deck "as-is"]
                        stock: 3
                        pile: 4C 5C
                        W: 6C KD ??
                        turn: W draw
                        W pickup
                        W open 4C 5C 6C
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void whoClosesInTheLastTurnCloses() {
        Judged hand =
                Judged.of(
                        """
                        [Deck "as-is"]
                        stock: 3
                        pile: 4C 5C
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W:
                        turn: W draw
                        W draw KD
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
        assertEquals(100, hand.score(Line.EW).closing());
    }

    @Test
    void nobodyGetsTheHundredWhenTheStockEndsTheHand() {
        Judged hand =
                Judged.of(
                        """
                        [Deck "as-is"]
                        stock: 3
                        pile: 4C 5C
                        turn: W draw
                        W draw
                        W discard ??
                        """);
        assertEquals(0, hand.score(Line.EW).closing());
        assertEquals(0, hand.score(Line.NS).closing());
    }

    @Test
    void thePozzettoMayBeTakenDirectlyAfterTheLastDiscard() {
        Judged hand =
                Judged.of(
                        """
                        [Deck "as-is"]
                        stock: 3
                        pile: 4C 5C
                        P1: KS KH 3D
                        E:
                        W:
                        turn: W draw
                        W draw 7D
                        W discard 7D
                        W pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals("stock", hand.stands());
        assertEquals(-25, hand.total(Line.EW));
    }

    @Test
    void afterTheLastDiscardTheNextPlayerDrawsNoMore() {
        assertRulings(
                "7 16.4 N",
                """
                [Deck "as-is"]
                stock: 3
                pile: 4C 5C
                turn: W draw
                W draw
                W discard ??
                N pickup
                """);
    }

    @Test
    void aStallThatIsConfirmedEndsTheHandAsItsStockWould() {
        Judged hand =
                Judged.of(
                        """
                        W draw
                        W discard ??
                        arbiter 15bis
                        end
                        """);
        assertEquals("3 15bis", hand.rulings());
        assertEquals("stock", hand.stands());
    }

    @Test
    void aHandThatIsOnlyStoppedIsStopped() {
        assertEquals("stopped", Judged.of("W draw\nW discard ??\nend\n").stands());
    }
}
