package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 9 to 12, 26 and 30: what may be opened, and what may be tied to it. */
class LayingTest {
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

    @Test
    void kingsAreNoCombinationOfTheInternationalCode() {
        assertRulings(
                "3 12.2 W",
                """
                W: KS KD KH 4C 4C
                turn: W play
                W open KS KD KH
                """);
    }

    @Test
    void kingsWithAWildCardNeither() {
        assertRulings(
                "3 12.2 W",
                """
                W: KS KD JK 4C 4C
                turn: W play
                W open KS KD JK
                """);
    }

    @Test
    void kingsWithTwoWildCardsAreJustWrong() {
        assertRulings(
                "3 26.1 W",
                """
                W: KS KD JK JK 4C 4C
                turn: W play
                W open KS KD JK JK
                """);
    }

    @Test
    void wildCardsAloneAreNoMeld() {
        assertRulings(
                "3 10.4 W",
                """
                W: 2S JK 2D 4C 4C
                turn: W play
                W open 2S JK 2D
                """);
    }

    @Test
    void twosAreNoCombinationUnderTheItalianCodeEither() {
        assertRulings(
                "4 10.4 W",
                """
                [Code "FITAB-ITA-2026"]
                W: 2S 2H 2D 4C 4C
                turn: W play
                W open 2S 2H 2D
                """);
    }

    @Test
    void twoCardsAreNoMeld() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 4C 4C
                turn: W play
                W open 5H 6H
                """);
    }

    @Test
    void twoGapsAreTooMany() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 7H 9H JK 4C 4C
                turn: W play
                W open 5H 7H 9H JK
                """);
    }

    @Test
    void twoSuitsAreNoSequence() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 7D 4C 4C
                turn: W play
                W open 5H 6H 7D
                """);
    }

    @Test
    void twoWildCardsAreTooMany() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H JK 2C 4C 4C
                turn: W play
                W open 5H 6H JK 2C
                """);
    }

    @Test
    void theSameCardTwiceIsNoSequence() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 6H 7H 4C 4C
                turn: W play
                W open 5H 6H 6H 7H
                """);
    }

    @Test
    void aSequenceDoesNotGoRoundTheAce() {
        assertRulings(
                "3 26.1 W",
                """
                W: KH AH 2H 3H 4C 4C
                turn: W play
                W open KH AH 2H 3H
                """);
    }

    @Test
    void aSequenceHoldsOneAce() {
        assertRulings(
                "3 26.1 W",
                """
                W: AH AH 2H 3H 4C 4C
                turn: W play
                W open AH AH 2H 3H
                """);
    }

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
