package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 9 and 11: ordered cards of one suit. */
class SequenceTest {
    private static final String TWO_TO_QUEEN = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH";

    @ParameterizedTest
    @CsvSource({
        "7C 5C 6C, 5C 6C 7C",
        "QS KS JS TS, TS JS QS KS",
    })
    void cardsOfOneSuitInARowAreASequenceInWhateverOrderTheyAreLaid(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5C", "5C 6C", "5C JK", "JK 2C"})
    void fewerThanThreeCardsAreNoMeld(String cards) {
        assertFalse(open(cards).legal());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5C 6C 7D",
                "5C 6C 8C",
                "5C 6C 6C 7C",
                "5C 6C 7C 7C",
                "5C 6D 7H",
                "5C 7C 9C"
            })
    void cardsOfTwoSuitsOrWithAGapOrAnEqualCardAreNoMeld(String cards) {
        assertFalse(open(cards).legal());
    }

    @ParameterizedTest
    @CsvSource({
        "AD 2D 3D, AD 2D 3D",
        "QD KD AD, QD KD AD",
        "AD 2D JK, (JK) AD 2D",
        "AD KD JK, (JK) KD AD",
        "AD QD JK, QD JK=KD AD",
        "AD 3D JK, AD JK=2D 3D",
    })
    void theAceLiesBeforeTheTwoOrAfterTheKing(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @ParameterizedTest
    @ValueSource(strings = {"KD AD 2D 3D", "KD AD AD 2D", "AD KD QD 3D"})
    void noSequenceGoesRoundTheCorner(String cards) {
        assertFalse(open(cards).legal());
    }

    @Test
    void thirteenCardsAndAWildCardAreTheLongestSequence() {
        assertEquals(
                "(2S) AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
                open(TWO_TO_QUEEN).plus("AH KH").plus("2S").reads());
        assertEquals(
                "(JK) 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
                open("QH KH AH JK").plus("2H 3H 4H 5H 6H 7H 8H 9H TH JH").reads());
    }

    @Test
    void aSequenceHasOneAceEvenWhereAWildCardSparesANatural() {
        MeldStory low = open("AH " + TWO_TO_QUEEN);

        assertFalse(low.plus("KH AH/2").legal());
        assertFalse(low.plus("JK").plus("AH/2").legal());
        assertFalse(open("AH " + TWO_TO_QUEEN + " JK AH/2").legal());
    }

    @Test
    void aFullSequenceTakesNothingMore() {
        MeldStory full = open("AH " + TWO_TO_QUEEN + " KH JK");

        assertFalse(full.plus("JK/2").legal());
        assertFalse(full.plus("2H/2").legal());
        assertFalse(full.plus("5H/2").legal());
    }

    @Test
    void anAceThatLiesHighStaysThereWhenTheTwoArrives() {
        assertEquals(
                "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
                open("QH KH AH").plus("2H 3H 4H 5H 6H 7H 8H 9H TH JH").reads());
    }

    @Test
    void anAceThatFitsBothEndsIsLaidLow() {
        assertEquals(
                "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", open(TWO_TO_QUEEN).plus("KH AH").reads());
        assertEquals(
                "AH 2H 3H 4H JK=5H 6H 7H 8H 9H TH JH QH KH",
                open("4H JK 6H").plus("2H 3H 7H 8H 9H TH JH QH KH").plus("AH").reads());
    }

    @Test
    void anAceThatLiesHighStaysThereBesideALockedWildCard() {
        assertEquals(
                "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH JK=KH AH",
                open("QH JK AH").plus("2H 3H 4H 5H 6H 7H 8H 9H TH JH").reads());
        assertEquals(
                "2H 3H 4H 5H 6H 7H 8H 9H TH JK=JH QH KH AH",
                open("TH JK QH KH AH").plus("2H 3H 4H 5H 6H 7H 8H 9H").reads());
    }

    @Test
    void anAceIsTiedToEitherEndOfASequenceWithALockedWildCard() {
        assertEquals("AC 2C JK=3C 4C", open("2C JK 4C").plus("AC").reads());
        assertEquals("TC JK=JC QC KC AC", open("TC JK QC").plus("KC AC").reads());
        assertFalse(open("TC JK QC").plus("AC").legal());
    }

    @Test
    void cardsAreTiedAtBothEndsAtOnce() {
        assertEquals("4S 5S 6S 7S 8S 9S", open("6S 7S").plus("4S 5S 8S 9S").reads());
        assertFalse(open("6S 7S 8S").plus("TS").legal());
    }
}
