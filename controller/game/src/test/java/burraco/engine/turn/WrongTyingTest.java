package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;

import org.junit.jupiter.api.Test;

/** Art. 23 and 26: which cards must not be tied, and the card that completes a wrong meld. */
class WrongTyingTest {
    @Test
    void aGapNeedsAWildCard() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 3H 4H 5H
                W: 7H KC KC
                turn: W play
                W tie EW1 7H
                """);
    }

    @Test
    void aSecondWildCard() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: JK 4H 5H
                W: 2C KC KC
                turn: W play
                W tie EW1 2C
                """);
    }

    @Test
    void aSecondWildCardInACombination() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: JK AH AD
                W: 2C KC KC
                turn: W play
                W tie EW1 2C
                """);
    }

    @Test
    void anotherSuit() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 3H 4H 5H
                W: 6D KC KC
                turn: W play
                W tie EW1 6D
                """);
    }

    @Test
    void anotherRank() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: AH AD AC
                W: 3H KC KC
                turn: W play
                W tie EW1 3H
                """);
    }

    @Test
    void aSecondAce() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: AH 2H 3H
                W: AH KC KC
                turn: W play
                W tie EW1 AH
                """);
    }

    @Test
    void aLockedWildCardDoesNotMoveByItself() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 5H JK 7H
                W: 9H KC KC
                turn: W play
                W tie EW1 9H
                """);
    }

    @Test
    void aLockedTwoIsNotReadAsNatural() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 3C 2C 5C 6C
                W: 2H KC KC
                turn: W play
                W tie EW1 2H
                """);
    }

    @Test
    void theOtherLinesMeldIsNotHis() {
        assertRulings(
                "4 23.1 W",
                """
                NS1: 3H 4H 5H
                W: 6H KD 4C
                turn: W play
                W tie NS1 6H
                """);
    }

    @Test
    void theMissingCardCuresAWrongMeld() {
        assertRulings(
                "3 26.1 W",
                """
                W: KS QS JS 4C 5C
                turn: W play
                W open KS QS
                W tie EW1 JS
                W discard 4C
                """);
    }
}
