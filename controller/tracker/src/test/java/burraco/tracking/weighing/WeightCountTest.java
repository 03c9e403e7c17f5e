package burraco.tracking.weighing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cards of 1.9 g are drawn from a scale whose steps have been counted wrongly. */
class WeightCountTest {
    private static final double CARD = 1.9;
    private static final double ZERO = 3;

    private final WeightCount weight = new WeightCount();
    private long now;

    @BeforeEach
    void fortyCardsWereDealt() {
        weight.know(ZERO, CARD, now);
    }

    private void rest(int lying, int counted) {
        rest(ZERO + lying * CARD, counted);
    }

    private void rest(double grams, int counted) {
        for (int second = 0; second < 20; second++) {
            now += 1_000;
            weight.rest(grams, counted, now);
        }
    }

    @Test
    void itTellsHowManyCardsLieThere() {
        assertEquals(OptionalInt.of(17), weight.cards(ZERO + 17 * CARD + 0.3));
    }

    @Test
    void whatNoNumberOfCardsWeighsIsNone() {
        assertEquals(OptionalInt.empty(), weight.cards(ZERO + 17.5 * CARD));
        assertEquals(OptionalInt.empty(), weight.cards(ZERO - CARD));
    }

    @Test
    void nothingIsToldBeforeTheDeal() {
        assertEquals(OptionalInt.empty(), new WeightCount().cards(ZERO + 17 * CARD));
    }

    @Test
    void aRightCountIsNotContradicted() {
        for (int left = 40; left > 2; left--) {
            rest(left, left);
            assertFalse(weight.contradicts(now));
        }
    }

    @Test
    void aDrawThatWasMissedIsToldAfterThreeRests() {
        rest(29, 30);
        rest(28, 29);
        assertFalse(weight.contradicts(now), "perhaps a hand leans on it");
        rest(27, 28);
        assertTrue(weight.contradicts(now));
    }

    @Test
    void whatRestsAsItIsForLongTellsNothingNew() {
        for (int i = 0; i < 20; i++) {
            rest(29, 30);
        }
        assertFalse(weight.contradicts(now));
    }

    @Test
    void whatIsOffByAnotherNumberEachTimeIsPushedAside() {
        rest(29, 30);
        rest(27, 29);
        rest(27, 28);
        rest(24, 27);
        assertFalse(weight.contradicts(now));
    }

    @Test
    void aGlassOnTheStockIsNoCards() {
        for (int left = 30; left > 20; left--) {
            rest(left + 60, left);
        }
        assertFalse(weight.contradicts(now));
    }

    /** Half of the stock lies beside the scale, so some weights look like whole cards by chance. */
    @Test
    void aStockThatWasPushedAsideIsNotCounted() {
        for (int left = 30; left > 20; left--) {
            rest(ZERO + left * CARD * 0.83, left);
        }
        assertEquals(OptionalInt.empty(), weight.cards(ZERO + 17 * CARD));
        assertFalse(weight.contradicts(now));
    }

    @Test
    void aStockThatLiesRightAgainIsCountedAgain() {
        aStockThatWasPushedAsideIsNotCounted();
        for (int left = 20; left > 10; left--) {
            rest(left, left);
        }
        assertEquals(OptionalInt.of(10), weight.cards(ZERO + 10 * CARD));
    }

    /** Four grams an hour amount to two cards in a hand of an hour. */
    @Test
    void aScaleThatDriftsIsFollowed() {
        double drift = 0;
        for (int left = 40; left > 4; left--) {
            for (int i = 0; i < 5; i++) {
                drift += 4.0 * 20 / 3_600;
                rest(ZERO + left * CARD + drift, left);
            }
        }
        assertTrue(drift > 2 * CARD - 0.1, "it has drifted: " + drift);
        assertEquals(OptionalInt.of(3), weight.cards(ZERO + 3 * CARD + drift));
        assertFalse(weight.contradicts(now));
    }
}
