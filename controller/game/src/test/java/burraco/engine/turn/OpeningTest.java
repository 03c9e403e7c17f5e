package burraco.engine.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 9 to 12: what may be opened as a new meld. */
class OpeningTest {
    @Test
    void threeInARowAreASequence() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 3H 4H 4C 4C
                        turn: W play
                        W open 5H 3H 4H
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 3H 4H 5H", hand.melds());
    }

    @Test
    void anAceStandsBeforeTheTwo() {
        Judged hand =
                Judged.of(
                        """
                        W: AD 2D 3D 4C 4C
                        turn: W play
                        W open AD 2D 3D
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 AD 2D 3D", hand.melds());
    }

    @Test
    void anAceStandsBehindTheKing() {
        Judged hand =
                Judged.of(
                        """
                        W: AD QD KD 4C 4C
                        turn: W play
                        W open AD QD KD
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 QD KD AD", hand.melds());
    }

    @Test
    void aWildCardFillsAGap() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 7H JK 4C 4C
                        turn: W play
                        W open 5H 7H JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 5H JK 7H", hand.melds());
    }

    @Test
    void aWildCardThatFillsNoGapIsFree() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 6H JK 4C 4C
                        turn: W play
                        W open 5H 6H JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK 5H 6H", hand.melds());
    }

    @Test
    void twoNaturalsWithATwoOfAnotherSuit() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 6H 2C 4C 4C
                        turn: W play
                        W open 5H 6H 2C
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2C 5H 6H", hand.melds());
    }

    @Test
    void aTwoOfTheSuitFarFromItsPlaceIsWild() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 7H 2H 4C 4C
                        turn: W play
                        W open 5H 7H 2H
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 5H 2H 7H", hand.melds());
    }

    @Test
    void aNaturalTwoLeavesRoomForAWildCard() {
        Judged hand =
                Judged.of(
                        """
                        W: 2D 3D JK 4C 4C
                        turn: W play
                        W open 2D 3D JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK 2D 3D", hand.melds());
    }

    @Test
    void bothTwosOfTheSuitMayStandInOneSequence() {
        Judged hand =
                Judged.of(
                        """
                        W: 2D 2D 3D 4D 4C 4C
                        turn: W play
                        W open 2D 2D 3D 4D
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2D 2D 3D 4D", hand.melds());
    }

    @Test
    void aWildCardMayStandForTheThree() {
        Judged hand =
                Judged.of(
                        """
                        W: AD 2D JK 4D 4C 4C
                        turn: W play
                        W open AD 2D JK 4D
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 AD 2D JK 4D", hand.melds());
    }

    @Test
    void threeAcesAreACombination() {
        Judged hand =
                Judged.of(
                        """
                        W: AH AD AC 4C 4C
                        turn: W play
                        W open AH AD AC
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 AH AD AC", hand.melds());
    }

    @Test
    void equalAcesAreACombination() {
        Judged hand =
                Judged.of(
                        """
                        W: AH AH JK 4C 4C
                        turn: W play
                        W open AH AH JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK AH AH", hand.melds());
    }

    @Test
    void threesAreACombination() {
        Judged hand =
                Judged.of(
                        """
                        W: 3S 3D 2C 4C 4C
                        turn: W play
                        W open 3S 3D 2C
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 2C 3D 3S", hand.melds());
    }

    @Test
    void eightAcesAndAWildCard() {
        Judged hand =
                Judged.of(
                        """
                        W: AH AH AD AD AC AC AS AS JK 4C 4C
                        turn: W play
                        W open AH AH AD AD AC AC AS AS JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK AH AH AD AD AC AC AS AS", hand.melds());
    }

    @Test
    void kingsUnderTheItalianCode() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        W: KS KD KH 4C 4C
                        turn: W play
                        W open KS KD KH
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 KH KD KS", hand.melds());
    }

    @Test
    void thirteenCardsAndAWildCard() {
        Judged hand =
                Judged.of(
                        """
                        W: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK 4C 4C
                        turn: W play
                        W open AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK
                        W discard 4C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("EW1 JK AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", hand.melds());
    }
}
