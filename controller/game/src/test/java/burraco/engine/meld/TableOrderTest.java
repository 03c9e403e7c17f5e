package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.lying;
import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.testing.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 6: the order of cards in a meld, and how cards found on the table are read. */
class TableOrderTest {

    @Test
    void aSequenceLiesFromItsLowestCardOnWithAFreeWildCardBeforeIt() {
        assertEquals(Notation.list("JK/3 AD 2D/2 3D"), open("3D AD JK/3 2D/2").meld().inOrder());
        assertEquals(Notation.list("2S QD KD AD"), open("AD KD 2S QD").meld().inOrder());
    }

    @Test
    void aLockedWildCardLiesWhereItStands() {
        assertEquals(
                Notation.list("2C/1 3C 2C/2 5C"), open("3C 2C/2 5C").plus("2C/1").meld().inOrder());
    }

    @Test
    void aCombinationLiesWithItsWildCardFirst() {
        assertEquals(Notation.list("2D 3H/1 3H/2 3S"), open("3S 3H/2 2D 3H/1").meld().inOrder());
    }

    @Test
    void whatIsNoMeldLiesSuitBySuitWildCardsFirst() {
        assertEquals(Notation.list("JK 9H 4C 5C"), open("4C 9H JK 5C").meld().inOrder());
    }

    @ParameterizedTest
    @CsvSource({
        "5D JK 7D, 5D JK=6D 7D",
        "JK 5D 6D, (JK) 5D 6D",
        "5D 6D JK, (JK) 5D 6D",
        "JK AD 2D 3D, (JK) AD 2D 3D",
        "QD KD AD JK, (JK) QD KD AD",
        "QD JK AD, QD JK=KD AD",
        "2D 3D 4D, 2D 3D 4D",
        "2D/2 2D 3D 4D, (2D) 2D 3D 4D",
        "2D 4D 5D, (2D) 4D 5D",
        "2D JK 4D, 2D JK=3D 4D",
        "3D 2D 5D, 3D 2D=4D 5D",
    })
    void cardsFoundInOrderAreReadAsTheyLie(String cards, String reads) {
        assertEquals(reads, lying(cards));
    }

    @Test
    void aTwoThatLiesAboveTheFourIsNotNatural() {
        assertEquals("(2D) 3D 4D", lying("3D 4D 2D"));
    }

    @Test
    void anAceIsReadAtTheEndWhereItLies() {
        assertEquals(
                "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
                lying("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"));
        assertEquals(
                "AH JK=2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
                lying("AH JK 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"));
        assertEquals(
                "3H 4H 5H 6H 7H 8H 9H TH JH QH JK=KH AH",
                lying("3H 4H 5H 6H 7H 8H 9H TH JH QH JK AH"));
    }

    @ParameterizedTest
    @CsvSource({
        "7D 5D 6D, 5D 6D 7D",
        "5D 7D JK, 5D JK=6D 7D",
        "JK 5D 7D, 5D JK=6D 7D",
        "4D 3D 2D, 2D 3D 4D",
        "2D JK AD, (JK) AD 2D",
        "3H 3D JK, (JK) 3H 3D",
    })
    void cardsFoundInNoOrderAreReadAsLaidJustNow(String cards, String reads) {
        assertEquals(reads, lying(cards));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5D JK 8D", "5D 6D", "JK JK 2D", "5D JK 7D JK", "5D 6D 7H"})
    void cardsThatAreNoMeldAreNoneHoweverTheyLie(String cards) {
        assertEquals("no meld", lying(cards));
    }

    @Test
    void whatIsLeftAfterCardsWereTakenIsReadAsItLies() {
        assertEquals("5D JK=6D 7D", open("5D JK 7D").plus("8D").minus("8D").reads());
        assertEquals("(JK) 7D 8D", open("5D JK 7D").plus("8D").minus("5D").reads());
        assertEquals("2D 3D 4D", open("2D 2D/2 3D 4D").minus("2D").reads());
        assertEquals("5D 6D JK=7D 8D", open("JK 5D 6D 7D 8D").minus("7D").reads());
        assertFalse(open("5D JK 7D").minus("JK").legal());
        assertFalse(open("5D JK 7D").minus("5D").legal());
    }

    @Test
    void whatIsLeftKeepsItsLockedWildCard() {
        MeldStory left = open("3C 2C 5C 6C").plus("7C").minus("7C");

        assertEquals("3C 2C=4C 5C 6C", left.reads());
        assertFalse(left.plus("2H").legal());
    }

    @Test
    void anAceThatIsLeftLiesWhereItLay() {
        MeldStory high = open("QH KH AH").plus("2H 3H 4H 5H 6H 7H 8H 9H TH JH JK");

        assertEquals("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", high.minus("JK").reads());
    }
}
