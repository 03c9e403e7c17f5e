package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 30: a line may have one combination of each rank; and how melds are numbered. */
class EqualCombinationsTest {
    @Test
    void aLineHasOneCombinationOfARank() {
        assertRulings(
                "4 30.1 W",
                """
                EW1: AH AD AC
                W: AS AS AH 4C
                turn: W play
                W open AS AS AH
                """);
    }

    @Test
    void oneOfThemWithAWildCardIsTheSameFault() {
        assertRulings(
                "4 30.1 W",
                """
                EW1: AH AD JK
                W: AS AS AH 4C
                turn: W play
                W open AS AS AH
                """);
    }

    @Test
    void bothWithAWildCardIsAnotherFault() {
        assertRulings(
                "4 30.2 W",
                """
                EW1: AH AD JK
                W: AS AS 2H 4C
                turn: W play
                W open AS AS 2H
                """);
    }

    @Test
    void aCombinationOfTheOtherRankIsGood() {
        assertSilent(
                """
                EW1: AH AD JK
                W: 3S 3S 2H 4C
                turn: W play
                W open 3S 3S 2H
                W discard 4C
                """);
    }

    @Test
    void theOtherLineMayHaveTheSameCombination() {
        assertSilent(
                """
                NS1: AH AD JK
                W: AS AS AC 4C
                turn: W play
                W open AS AS AC
                W discard 4C
                """);
    }

    @Test
    void aLineMayHaveTheSameSequenceTwice() {
        assertSilent(
                """
                EW1: 3H 4H 5H
                W: 3H 4H 5H 4C
                turn: W play
                W open 3H 4H 5H
                W discard 4C
                """);
    }

    @Test
    void meldsAreNumberedInOrderOfOpening() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        W: KD QD JD 4C
                        turn: W play
                        W open KD QD JD as EW2
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 3H 4H 5H, EW2 JD QD KD", hand.melds());
    }

    @Test
    void aNumberThatIsNotDueIsAMistakeOfTheRecord() {
        assertEquals(
                4,
                Judged.refusedAt(
                        """
                        EW1: 3H 4H 5H
                        W: KD QD JD 4C
                        turn: W play
                        W open KD QD JD as EW3
                        """));
    }
}
