package burraco.tracking.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.figures.AccusationFigures;
import org.junit.jupiter.api.Test;

/** The grounds that make an accusation more certain or less certain. */
class AccusationGroundsTest {
    private static final AccusationGrounds USUAL = new AccusationGrounds(6, 0.1, false);

    @Test
    void theDearerInnocenceIsTheSurerIsTheAccusation() {
        assertTrue(new AccusationGrounds(9, 0.1, false).sure() > USUAL.sure());
        assertTrue(new AccusationGrounds(0, 0.1, false).sure() < USUAL.sure());
    }

    @Test
    void beyondALimitALargerLeadAddsNothing() {
        double most = AccusationFigures.MOST_AHEAD;
        assertEquals(
                new AccusationGrounds(most, 0.1, false).sure(),
                new AccusationGrounds(2 * most, 0.1, false).sure());
    }

    @Test
    void inAHandThatWasHardToUnderstandItIsLessSure() {
        assertTrue(new AccusationGrounds(6, 2, false).sure() < USUAL.sure());
    }

    @Test
    void cardsThatHaveGoneProveLessThanCardsThatLieThere() {
        assertTrue(new AccusationGrounds(6, 0.1, true).sure() < USUAL.sure());
    }

    @Test
    void whatPeopleConfirmIsSureEnoughAndWhatNothingSupportsIsNot() {
        assertTrue(AccusationGrounds.PEOPLE_SAY_SO.isSureEnough());
        assertFalse(new AccusationGrounds(0, 2, true).isSureEnough());
    }

    @Test
    void laterObservationsReplaceTheLeadUnlessItIsOnlyALowerBound() {
        assertEquals(2, USUAL.later(2, false).ahead());
        assertEquals(6, USUAL.later(2, true).ahead());
        assertEquals(8, USUAL.later(8, true).ahead());
    }
}
