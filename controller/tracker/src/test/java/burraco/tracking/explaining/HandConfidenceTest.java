package burraco.tracking.explaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.figures.DoubtFigures;
import org.junit.jupiter.api.Test;

/** A hand that the tracker has lost, and what makes it find the hand again. */
class HandConfidenceTest {
    private final HandConfidence confidence = new HandConfidence();

    @Test
    void aLostHandIsFoundWhenTwentyFourActsInARowFit() {
        confidence.lose(10);
        assertFalse(confidence.findAfter(33));
        assertTrue(confidence.findAfter(34));
        assertFalse(confidence.isLost());
    }

    @Test
    void afterARecoveryFromTheTableEightAreEnough() {
        confidence.lose(10);
        confidence.lookedAnew(11, true);
        assertFalse(confidence.findAfter(18));
        assertTrue(confidence.findAfter(19));
    }

    @Test
    void cardCountsStayUnreliableUntilPeopleConfirmTheHand() {
        confidence.lose(10);
        confidence.findAfter(40);
        assertTrue(confidence.isMiscounted());
        confidence.know();
        assertFalse(confidence.isMiscounted());
    }

    @Test
    void whoseTurnItIsIsOnlyGuessedIfTheDrawsDoNotConfirmIt() {
        confidence.lookedAnew(10, true);
        assertFalse(confidence.isTurnGuessed());
        confidence.lookedAnew(10, false);
        assertTrue(confidence.isTurnGuessed());
    }

    @Test
    void inACalmHandAFaultHasItsUsualPriceAndInAStrangeOneAHigherOne() {
        confidence.surprise().note(0.1);
        assertEquals(1, confidence.surprise().factor());
        for (int act = 0; act < 50; act++) {
            confidence.surprise().note(8);
        }
        assertEquals(DoubtFigures.MOST_FAULT_FACTOR, confidence.surprise().factor());
    }
}
