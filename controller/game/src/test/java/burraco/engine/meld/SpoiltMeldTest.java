package burraco.engine.meld;

import static burraco.engine.meld.MeldStory.open;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.testing.Notation;
import org.junit.jupiter.api.Test;

/** Art. 26: melds that are illegal, and how they become legal again. */
class SpoiltMeldTest {

    @Test
    void aWrongOpeningIsCuredByTheMissingCardOrAWildCard() {
        assertEquals("5C 6C 7C 8C", open("5C 6C 8C").plus("7C").reads());
        assertEquals("5C 6C JK=7C 8C", open("5C 6C 8C").plus("JK").reads());
        assertEquals("5C 6C 7C", open("5C 6C").plus("7C").reads());
    }

    @Test
    void aWrongTieIsCuredByTheMissingCard() {
        assertEquals("5C 6C 7C 8C 9C", open("5C 6C 7C").plus("9C").plus("8C").reads());
        assertEquals("5C 6C 7C JK=8C 9C", open("5C 6C 7C").plus("9C").plus("JK").reads());
    }

    @Test
    void aSecondWildCardDoesNotBecomeLegalByWhatIsTiedAfterIt() {
        MeldStory spoilt = open("3C 2C 5C 6C").plus("2H");

        assertFalse(spoilt.plus("7C").legal());
        assertFalse(spoilt.plus("7C").plus("8C").legal());
    }

    @Test
    void aSecondWildCardIsCuredByTheCardThatTheFirstStandsFor() {
        MeldStory spoilt = open("3C 2C 5C 6C").plus("2H");

        assertEquals("(2H) 2C 3C 4C 5C 6C", spoilt.plus("4C").reads());
        assertEquals("(2H) 2C 3C 4C 5C 6C 7C", spoilt.plus("7C").plus("4C").reads());
    }

    @Test
    void withoutTheWrongCardsTheMeldIsWhatItWas() {
        MeldStory locked = open("3C 2C/2 5C 2C");

        MeldStory again = locked.plus("9C").minus("9C");

        assertEquals(locked.meld().shape(), again.meld().shape());
        assertEquals("AD JK=2D 3D", open("AD JK 3D").plus("6D").minus("6D").reads());
    }

    @Test
    void withoutTheWrongCardsALockedWildCardIsStillLocked() {
        MeldStory locked = open("AD JK 3D").plus("4D 5D 6D 7D 8D 9D TD JD QD KD");

        assertEquals("AD JK=2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", locked.reads());
        assertEquals(locked.reads(), locked.plus("5H").minus("5H").reads());
    }

    @Test
    void oneOfTwoWrongCardsMayStayIfItFitsAlone() {
        assertEquals("5C 6C 7C 8C", open("5C 6C 7C").plus("8C TC").minus("TC").reads());
        assertFalse(open("5C 6C 7C").plus("TC JH").minus("JH").legal());
    }

    @Test
    void aSpoiltMeldThatLosesCardsOfItsOwnIsReadAsItLies() {
        assertEquals("6C 7C 8C", open("4C 5C 6C").plus("8C").minus("4C 5C").plus("7C").reads());
        assertEquals("6C 7C 8C", open("5C 6C 7C 8C").plus("JH").minus("5C JH").reads());
    }

    @Test
    void aCombinationIsSpoiltAndHealsToo() {
        MeldStory spoilt = open("AH AD JK").plus("2C");

        assertFalse(spoilt.legal());
        assertFalse(spoilt.plus("AS").legal());
        assertEquals("(JK) AH AD", spoilt.minus("2C").reads());
    }

    @Test
    void aFrozenMeldStaysFrozenWhateverHappensToIt() {
        RuleSet rules = RuleSet.FIBUR_INT_2018;
        Freeze frozen = new Freeze.Until(Seat.EAST);
        Meld meld = open("5C 6C 7C").meld().frozen(frozen);

        Meld spoilt = meld.grown(Notation.cards("9C"), rules);

        assertSame(frozen, spoilt.freeze());
        assertSame(frozen, spoilt.shrunk(Notation.cards("9C"), rules).freeze());
        assertSame(frozen, meld.shrunk(Notation.cards("7C"), rules).freeze());
    }
}
