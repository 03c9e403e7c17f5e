package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.italian;
import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 9 and 12: equal cards. */
class CombinationTest {
    private static final String EIGHT_THREES = "3H 3H 3D 3D 3C 3C 3S 3S";

    @ParameterizedTest
    @EnumSource(names = "TWO", mode = EnumSource.Mode.EXCLUDE)
    void theInternationalCodeKnowsCombinationsOfAcesAndThreesOnly(Rank rank) {
        String cards = cards(rank, "xH xD xS");

        assertEquals(rank == Rank.ACE || rank == Rank.THREE, open(cards).legal());
        assertEquals(rank == Rank.ACE || rank == Rank.THREE, open(cards + " JK").legal());
    }

    @ParameterizedTest
    @EnumSource(names = "TWO", mode = EnumSource.Mode.EXCLUDE)
    void theItalianCodeKnowsCombinationsOfEveryRank(Rank rank) {
        assertTrue(italian(cards(rank, "xH xD xS")).legal());
        assertTrue(italian(cards(rank, "xH xD 2C")).legal());
    }

    private static String cards(Rank rank, String pattern) {
        return pattern.replace('x', rank.letter());
    }

    @ParameterizedTest
    @CsvSource({
        "AH AH AD, AH AH AD",
        "3C 3C JK, (JK) 3C 3C",
        "3C 3C 2C, (2C) 3C 3C",
        "AS AH 2S, (2S) AH AS",
    })
    void equalCardsOfOneSuitAreACombinationAndATwoAmongThemIsWild(String cards, String reads) {
        assertEquals(reads, open(cards).reads());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AH AD 3C",
                "3H 3D 4D",
                "3H 3D JK JK",
                "3H 3D 2H 2D",
                "3H 3D 2C JK",
                "AH AD"
            })
    void otherCardsASecondWildCardOrTooFewAreNoCombination(String cards) {
        assertFalse(open(cards).legal());
        assertFalse(italian(cards).legal());
    }

    @Test
    void eightCardsAndAWildCardAreTheLargestCombination() {
        assertTrue(open(EIGHT_THREES).legal());
        assertTrue(open(EIGHT_THREES).plus("JK").legal());
        assertFalse(open(EIGHT_THREES).plus("JK").plus("2H").legal());
        assertFalse(open(EIGHT_THREES).plus("3H/3").legal());
        assertFalse(italian(EIGHT_THREES).plus("3H/3").legal());
    }

    @Test
    void aCombinationGrowsByEqualCardsOfAnySuitAndOneWildCard() {
        assertEquals("(2D) 3H 3D 3C 3C", open("3H 3D 3C").plus("3C/2").plus("2D").reads());
        assertFalse(open("3H 3D 3C").plus("4C").legal());
        assertFalse(open("3H 3D 2C").plus("JK").legal());
        assertFalse(open("3H 3D 2C").plus("2H").legal());
    }

    @Test
    void aSequenceNeverTurnsIntoACombination() {
        assertFalse(italian("3H 4H 5H").plus("3D").legal());
        assertFalse(italian("3H JK 2H").plus("3D").legal());
    }

    @Test
    void aMeldKnowsWhatItCombines() {
        assertTrue(open("3H 3D 3C").meld().combines(Rank.THREE));
        assertFalse(open("3H 3D 3C").meld().combines(Rank.ACE));
        assertFalse(open("3H 4H 5H").meld().combines(Rank.THREE));
        assertFalse(open("3H 3D 5H").meld().combines(Rank.THREE));
    }
}
