package burraco.engine.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 9 to 12: which cards may be tied, and what the wild card then stands for. */
class TyingTest {
    @Test
    void aCardIsTiedAbove() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        W: 6H KC KC
                        turn: W play
                        W tie EW1 6H
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 3H 4H 5H 6H", hand.melds());
    }

    @Test
    void aCardIsTiedBelow() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 4H 5H 6H
                        W: 3H KC KC
                        turn: W play
                        W tie EW1 3H
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 3H 4H 5H 6H", hand.melds());
    }

    @Test
    void aWildCardIsTied() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 4H 5H 6H
                        W: 2C KC KC
                        turn: W play
                        W tie EW1 2C
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2C 4H 5H 6H", hand.melds());
    }

    @Test
    void aFreeWildCardMovesIntoAGap() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JK 5H 6H
                        W: 8H KC KC
                        turn: W play
                        W tie EW1 8H
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 5H 6H JK 8H", hand.melds());
    }

    @Test
    void theNaturalCardFreesAWildCard() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 5H JK 7H
                        W: 6H KC KC
                        turn: W play
                        W tie EW1 6H
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK 5H 6H 7H", hand.melds());
    }

    @Test
    void aFreedWildCardMayFillAnotherGap() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 5H JK 7H
                        W: 6H 9H KC KC
                        turn: W play
                        W tie EW1 6H 9H
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 5H 6H 7H JK 9H", hand.melds());
    }

    @Test
    void aTwoIsNaturalOnceTheThreeIsThere() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 2D 4D 5D
                        W: 3D KC KC
                        turn: W play
                        W tie EW1 3D
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2D 3D 4D 5D", hand.melds());
    }

    @Test
    void aNaturalTwoMayTurnWild() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 2D 3D 4D
                        W: 6D KC KC
                        turn: W play
                        W tie EW1 6D
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 3D 4D 2D 6D", hand.melds());
    }

    @Test
    void aWildCardJoinsANaturalTwo() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 2D 3D 4D
                        W: JK KC KC
                        turn: W play
                        W tie EW1 JK
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK 2D 3D 4D", hand.melds());
    }

    @Test
    void aLockedTwoOfTheSuitLeavesRoomForTheOtherAsItself() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3D 2D 5D
                        W: 2D KC KC
                        turn: W play
                        W tie EW1 2D
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2D 3D 2D 5D", hand.melds());
    }

    @Test
    void anAceGoesOnTop() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JD QD KD
                        W: AD KC KC
                        turn: W play
                        W tie EW1 AD
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JD QD KD AD", hand.melds());
    }

    @Test
    void anAceIsTiedToACombination() {
        Judged hand =
                Judged.of(
                        """
                        EW1: AH AD AC
                        W: AH KC KC
                        turn: W play
                        W tie EW1 AH
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 AH AH AD AC", hand.melds());
    }

    @Test
    void aCombinationTakesAWildCard() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 3D 3C
                        W: 2S KC KC
                        turn: W play
                        W tie EW1 2S
                        W discard KC
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2S 3H 3D 3C", hand.melds());
    }
}
