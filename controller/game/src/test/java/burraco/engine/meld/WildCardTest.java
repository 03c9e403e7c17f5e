package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.testing.Notation;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 9 and 10: jokers and twos in sequences. */
class WildCardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"5C 6C JK JK", "5C 6C JK 2H", "5C 6C 7C 2H 2D", "5C 6C 2C 2C", "5C 2C 2S"})
    void aMeldHasOneWildCard(String cards) {
        assertFalse(open(cards).legal());
    }

    @ParameterizedTest
    @ValueSource(strings = {"JK JK JK", "2H 2D 2C", "2H 2H JK", "2C 2C JK JK"})
    void wildCardsAloneAreNoMeld(String cards) {
        assertFalse(open(cards).legal());
        assertFalse(MeldStory.italian(cards).legal());
    }

    @ParameterizedTest
    @CsvSource({
        "2C 3C 4C, 2C 3C 4C",
        "2C 3C JK, (JK) 2C 3C",
        "2C 3C 2S, (2S) 2C 3C",
        "2C 3C 2C, (2C) 2C 3C",
        "2C 3C 5C JK, 2C 3C JK=4C 5C",
    })
    void theTwoOfTheSuitBeforeTheThreeIsNaturalAndLeavesRoomForAWildCard(
            String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @ParameterizedTest
    @CsvSource({
        "2C JK 4C, 2C JK=3C 4C",
        "AC 2C JK 4C, AC 2C JK=3C 4C",
        "2C 2C 4C, 2C 2C=3C 4C",
    })
    void theTwoIsNaturalBesideAWildThreeToo(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @Test
    void ofTwoEqualTwosOneIsNaturalAndTheOtherWild() {
        Meld meld = open("2C 2C 3C 4C").meld();

        assertEquals(Optional.of(Notation.card("2C/2")), meld.wild());
    }

    @Test
    void aNaturalTwoIsNoWildCard() {
        assertFalse(open("2C 3C 4C").meld().hasWild());
    }

    @ParameterizedTest
    @CsvSource({
        "5D JK 6D 7D, (JK) 5D 6D 7D",
        "2D 5D 6D, (2D) 5D 6D",
        "2S KD QD, (2S) QD KD",
        "2D 4D 5D, (2D) 4D 5D",
        "2D AD KD QD, (2D) QD KD AD",
    })
    void aWildCardThatFillsNoGapIsFreeAndLiesLowest(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @ParameterizedTest
    @CsvSource({
        "5D JK 7D, 5D JK=6D 7D",
        "3C 2C 5C 6C, 3C 2C=4C 5C 6C",
        "3C 2H 5C 6C, 3C 2H=4C 5C 6C",
    })
    void aWildCardBetweenNaturalsStandsForTheMissingOne(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @Test
    void aFreeTwoAtTheBottomTurnsNaturalWhenTheThreeArrives() {
        assertEquals("2D 3D 4D 5D", open("2D 4D 5D").plus("3D").reads());
    }

    @Test
    void aFreeTwoTurnsNaturalBesideAWildThree() {
        assertEquals("2D JK=3D 4D 5D", open("2D 4D 5D").plus("JK").reads());
        assertFalse(open("2H 4D 5D").plus("JK").legal());
    }

    @Test
    void aFreeWildCardServesEitherEnd() {
        assertEquals("5D 6D 7D JK=8D 9D", open("JK 5D 6D 7D").plus("9D").reads());
        assertEquals("3D JK=4D 5D 6D 7D", open("JK 5D 6D 7D").plus("3D").reads());
        assertEquals("5D 6D 7D 2S=8D 9D", open("2S 5D 6D 7D").plus("9D").reads());
    }

    @Test
    void aFreeWildCardFillsOnePlaceOnly() {
        assertFalse(open("JK 5D 6D 7D").plus("TD").legal());
        assertFalse(open("JK 5D 6D 7D").plus("3D 9D").legal());
    }

    @Test
    void aFreeWildCardThatMovedInwardIsLockedFromThenOn() {
        MeldStory grown = open("JK 5D 6D 7D").plus("9D");

        assertEquals("4D 5D 6D 7D JK=8D 9D", grown.plus("4D").reads());
        assertFalse(grown.plus("JD").legal());
        assertFalse(grown.plus("3D").legal());
    }

    @Test
    void aNaturalTwoBecomesTheWildCardIfTheMeldHasNoOther() {
        assertEquals("3D 4D 2D=5D 6D", open("2D 3D 4D").plus("6D").reads());
        assertEquals("2D 3D 4D JK=5D 6D", open("2D 3D 4D JK").plus("6D").reads());
        assertFalse(open("2D 3D 4D JK").plus("7D").legal());
        assertFalse(open("AD 2D 3D 4D").plus("6D").legal());
    }

    @Test
    void whenATwoBecomesWildTheAceBeforeItMayFollowTheKing() {
        assertEquals(
                "3D 4D 5D 6D 7D 8D 9D TD JD 2D=QD KD AD",
                open("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD").plus("KD").reads());
    }

    @Test
    void aTwoThatBecameWildIsLockedAndAnotherMayBeTheNaturalOne() {
        MeldStory grown = open("2D 3D 4D").plus("6D").plus("2D/2");

        assertEquals("2D 3D 4D 2D=5D 6D", grown.reads());
        assertEquals(Optional.of(Notation.card("2D")), grown.meld().wild());
    }

    @ParameterizedTest
    @CsvSource({"2H", "JK", "2S"})
    void whatALaidWildCardStandsForIsNotReadAnewForASecondOne(String second) {
        MeldStory laid = open("3C 2C 5C 6C");

        assertEquals("3C 2C=4C 5C 6C", laid.reads());
        assertFalse(laid.plus(second).legal());
    }

    @Test
    void theSameCardsLaidAtOnceAreLegal() {
        assertEquals("2C 3C 2H=4C 5C 6C", open("3C 2C 5C 6C 2H").reads());
    }

    @Test
    void aLockedWildCardDoesNotMoveToAnotherGap() {
        MeldStory laid = open("5H JK 7H");

        assertFalse(laid.plus("9H").legal());
        assertFalse(laid.plus("3H").legal());
        assertEquals("4H 5H JK=6H 7H 8H", laid.plus("4H 8H").reads());
    }

    @Test
    void aLockedWildCardIsFreedByTheCardItStandsFor() {
        assertEquals("(JK) 5H 6H 7H", open("5H JK 7H").plus("6H").reads());
        assertEquals("(2S) 5H 6H 7H", open("5H 2S 7H").plus("6H").reads());
        assertEquals("(JK) AD 2D 3D", open("AD JK 3D").plus("2D").reads());
        assertEquals("(JK) QD KD AD", open("QD JK AD").plus("KD").reads());
    }

    @Test
    void aFreedWildCardStaysInItsMeldAndCountsAsItsOnlyOne() {
        assertFalse(open("5H JK 7H").plus("6H").plus("2S").legal());
    }

    @Test
    void aWildCardMovesOnInThePlayThatBringsItsCard() {
        assertEquals("5H 6H 7H JK=8H 9H", open("5H JK 7H").plus("6H 9H").reads());
        assertEquals("3H JK=4H 5H 6H 7H", open("5H JK 7H").plus("3H 6H").reads());
    }

    @Test
    void aFreedWildCardMovesOnLaterToo() {
        assertEquals("5H 6H 7H JK=8H 9H", open("5H JK 7H").plus("6H").plus("9H").reads());
    }

    @Test
    void aReplacedTwoOfTheSuitTurnsNaturalWhereItFits() {
        assertEquals("2C 3C 4C 5C 6C", open("3C 2C 5C 6C").plus("4C").reads());
        assertEquals("(2H) 2C 3C 4C 5C 6C", open("3C 2C 5C 6C").plus("4C 2H").reads());
        assertEquals("(2C) 5C 6C 7C", open("5C 2C 7C").plus("6C").reads());
    }

    @Test
    void theEqualCardOfAnotherSuitReplacesNothing() {
        assertFalse(open("5H JK 7H").plus("6D").legal());
        assertFalse(open("5H JK 7H").plus("5H/2").legal());
    }

    @Test
    void theReplacingCardComesOnlyOnce() {
        assertFalse(open("5H JK 7H").plus("6H 6H/2").legal());
    }

    @Test
    void aNaturalTwoMayJoinALockedWildCard() {
        assertEquals("2C 3C JK=4C 5C", open("3C JK 5C").plus("2C").reads());
        assertEquals("2C 3C 2C=4C 5C", open("3C 2C/2 5C").plus("2C").reads());
        assertFalse(open("4C JK 6C").plus("2C").legal());
        assertEquals("2C 3C 4C JK=5C 6C", open("4C JK 6C").plus("2C 3C").reads());
        assertFalse(open("3C JK 5C").plus("2C 2C/2").legal());
    }

    @Test
    void ofSeveralReadingsTheOneWithANaturalTwoIsTaken() {
        assertEquals("2D 3D 4D", open("2D 3D 4D").reads());
        assertEquals("(JK) AD 2D 3D", open("AD 2D 3D JK").reads());
    }

    @Test
    void ofSeveralReadingsWithoutANaturalTwoTheOneWithAFreeWildCardIsTaken() {
        assertEquals(
                "(JK) 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
                open("AD JK 3D 4D 5D 6D 7D 8D 9D TD JD QD KD").reads());
    }

    @Test
    void ofSeveralReadingsOtherwiseAlikeTheLowestIsTaken() {
        assertEquals(
                "AD JK=2D 3D 4D 5D 6D 7D 8D 9D TD JD QD",
                open("AD JK 3D 4D 5D 6D 7D 8D 9D TD JD QD").reads());
        assertEquals(
                "AD 2D JK=3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
                open("AD 2D JK 4D 5D 6D 7D 8D 9D TD JD QD KD").reads());
    }
}
