package burraco.engine.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 3: the draw for seats. */
class LotTest {
    @Test
    void theHighestIsServedByTheLowerOfTheOtherPair() {
        Judged hand =
                Judged.of(
                        """
                        lot N AS
                        lot E KH
                        lot S 9C
                        lot W 5D
                        """);
        assertEquals("first N, dealer W", hand.lots());
    }

    @Test
    void suitsDecideBetweenEqualRanks() {
        Judged hand =
                Judged.of(
                        """
                        lot N KD
                        lot E KH
                        lot S KC
                        lot W KS
                        """);
        assertEquals("first E, dealer S", hand.lots());
    }

    @Test
    void aTwoIsHigherThanAnAce() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E 3H
                        lot S 4H
                        lot W 2S
                        """);
        assertEquals("first W, dealer S", hand.lots());
    }

    @Test
    void aJokerIsHighest() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E 3H
                        lot S JK
                        lot W 2S
                        """);
        assertEquals("first S, dealer E", hand.lots());
    }

    @Test
    void twoEqualHighestDrawAgain() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E AH
                        lot S 4H
                        lot W 5H
                        """);
        assertEquals("redraw N E", hand.lots());
    }

    @Test
    void twoJokersDrawAgain() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E JK
                        lot S 4H
                        lot W JK
                        """);
        assertEquals("redraw E W", hand.lots());
    }

    @Test
    void whoDrawsAgainKeepsHisRankAgainstTheOthers() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E AH
                        lot S 4H
                        lot W KH
                        lot N 3S
                        lot E 5S
                        """);
        assertEquals("first E, dealer S", hand.lots());
    }

    @Test
    void equalCardsDrawnAgainAreDrawnOnceMore() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E AH
                        lot S 4H
                        lot W KH
                        lot N 5S
                        lot E 5S
                        """);
        assertEquals("redraw N E", hand.lots());
    }

    @Test
    void beforeTheLastCardThereIsNoAnswer() {
        Judged hand =
                Judged.of(
                        """
                        lot N AH
                        lot E KH
                        lot S 4H
                        """);
        assertEquals("open", hand.lots());
    }

    @Test
    void theOrderInWhichTheyDrawMeansNothing() {
        Judged hand =
                Judged.of(
                        """
                        lot W 5D
                        lot S 9C
                        lot E KH
                        lot N AS
                        """);
        assertEquals("first N, dealer W", hand.lots());
    }

    @Test
    void aThirdCardOfAFaceCannotBeDrawn() {
        assertEquals(
                3,
                Judged.refusedAt(
                        """
                        lot N AH
                        lot E AH
                        lot S AH
                        """));
    }

    /** It decides which of them deals. */
    @Test
    void theOtherPairDrawsAgainWhereItsCardsAreEqual() {
        String equal =
                """
                lot N AS
                lot E KH
                lot S 9C
                lot W KH
                """;
        assertEquals("redraw E W", Judged.of(equal).lots());
        assertEquals("first N, dealer E", Judged.of(equal + "lot E 4C\nlot W 5C\n").lots());
        assertEquals("open", Judged.of(equal + "lot E 4C\n").lots());
    }
}
