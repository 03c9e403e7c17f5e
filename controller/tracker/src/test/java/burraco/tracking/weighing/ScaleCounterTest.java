package burraco.tracking.weighing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cards of 1.9 g are put on a scale and taken away. */
class ScaleCounterTest {
    private static final double CARD = 1.9;

    private final ScaleCounter balance = new ScaleCounter(CARD);
    private long now;

    @BeforeEach
    void fortyCards() {
        show(0);
        show(40 * CARD);
        balance.set(40, now);
    }

    /** The scale shows this weight, and a second passes. */
    private void show(double grams) {
        balance.show(grams, now);
        now += 1_000;
        balance.settle(now);
    }

    @Test
    void aCardThatIsDrawnIsCounted() {
        show(39 * CARD);
        assertEquals(39, balance.count());
    }

    @Test
    void theFirstSignOfAStepIsItsTime() {
        long drawn = now;
        balance.show(39.6 * CARD, now);
        balance.show(39.2 * CARD, now + 250);
        balance.show(39 * CARD, now + 500);
        balance.settle(now + 600);
        assertTrue(balance.stirred(), "it is not at rest yet");
        balance.settle(now + 1_000);
        assertEquals(39, balance.count());
        assertEquals(drawn, balance.steppedSince());
    }

    /** The scale's clock was set back, but the order of its readings is known. */
    @Test
    void whatIsShownWithAnEarlierTimeIsNoRest() {
        balance.show(38 * CARD, now);
        balance.show(38 * CARD, now + 200);
        balance.show(36 * CARD, now - 2_000);
        balance.settle(now + 300);
        assertEquals(40, balance.count());
        balance.settle(now + 1_000);
        assertEquals(36, balance.count());
    }

    @Test
    void twoCardsThatCameAlongAreTwo() {
        show(38 * CARD);
        assertEquals(38, balance.count());
    }

    @Test
    void aHandThatLeansIsNoCards() {
        show(40 * CARD + 43);
        assertEquals(40, balance.count());
        assertTrue(balance.stirred(), "nobody knows what lies below the hand");
        show(39 * CARD);
        assertEquals(39, balance.count());
        assertFalse(balance.stirred());
    }

    @Test
    void aStepThatSeemedOverTooEarlyIsNoOtherCard() {
        show(39.3 * CARD); // A reading was lost before the weight had come to rest.
        assertEquals(39, balance.count());
        show(39 * CARD);
        show(38.8 * CARD);
        assertEquals(39, balance.count(), "it came to rest, and drifted a little");
        show(38 * CARD);
        assertEquals(38, balance.count());
    }

    @Test
    void aScaleThatSpringsBackWhenAHandLeavesHasLostOneCard() {
        balance.show(40 * CARD + 43, now);
        double[] springs = {38, 38.1, 38.6, 38.9, 39, 39, 39, 39};
        for (double cards : springs) {
            now += 250;
            balance.show(cards * CARD, now);
            balance.settle(now);
        }
        now += 250;
        balance.settle(now);
        assertEquals(39, balance.count());
    }

    @Test
    void aDrawThatComesWithTheTurnUpIsSeen() {
        long faced = now;
        show(39 * CARD);
        balance.show(38.2 * CARD, now); // The next player draws before the turn-up is decided.
        balance.left(39, faced, now + 100);
        now += 250;
        show(38 * CARD);
        assertEquals(38, balance.count());
    }

    @Test
    void aZeroThatDriftsDrawsNoCard() {
        for (int i = 1; i <= 60; i++) {
            show(40 * CARD - i * 0.05);
        }
        assertEquals(40, balance.count());
        show(39 * CARD - 3);
        assertEquals(39, balance.count());
    }

    @Test
    void aWholePozzettoThatIsLiftedIsGone() {
        ScaleCounter pozzetto = new ScaleCounter(CARD);
        pozzetto.show(0, 0);
        pozzetto.show(11 * CARD, 1_000);
        pozzetto.set(11, 1_000);
        pozzetto.show(0.1, 5_000);
        pozzetto.settle(6_000);
        assertEquals(0, pozzetto.count());
    }

    @Test
    void aFirstCardOnItsWayIsNotTheZero() {
        ScaleCounter pozzetto = new ScaleCounter(1.82);
        pozzetto.show(0, 0);
        pozzetto.settle(1_000);
        pozzetto.show(0.8, 2_000);
        pozzetto.empty(2_100);
        pozzetto.show(20.9, 10_000);
        pozzetto.settle(12_000);
        pozzetto.set(11, 12_000);
        pozzetto.show(0.1, 20_000);
        pozzetto.settle(22_000);
        assertEquals(0, pozzetto.count(), "it was lifted");
    }

    @Test
    void aZeroThatDriftedTakesNoFewCardsAway() {
        show(4 * CARD);
        balance.set(4, now);
        double drift = 0;
        while (drift < 2.9 * CARD) {
            drift += 0.02;
            show(4 * CARD - drift); // In the end it shows hardly more than nothing.
        }
        assertEquals(4, balance.count());
        show(3 * CARD - drift);
        assertEquals(3, balance.count());
    }

    @Test
    void whatIsPutDownForLongIsWeighedAlongWithTheCards() {
        show(40 * CARD + 25);
        for (int i = 0; i < 40; i++) {
            show(40 * CARD + 25);
        }
        assertEquals(40, balance.count());
        show(39 * CARD + 25);
        assertEquals(39, balance.count());
    }

    private static ScaleCounter stock() {
        ScaleCounter stock = new ScaleCounter(CARD, new Tremor(), true);
        for (int second = 0; second < 2; second++) {
            stock.show(second * 40 * CARD, second * 1_000L);
        }
        stock.set(40, 2_000);
        return stock;
    }

    private static void show(ScaleCounter stock, double cards, long from, long until) {
        for (long at = from; at < until; at += 200) {
            stock.show(cards * CARD, at);
            stock.settle(at);
        }
    }

    @Test
    void aStockThatIsLiftedAndPutBackHasItsCards() {
        ScaleCounter stock = stock();
        show(stock, 0, 3_000, 6_000);
        assertTrue(stock.stirred(), "it is in somebody's hand");
        assertEquals(40, stock.count());
        show(stock, 40, 6_000, 8_000);
        assertFalse(stock.stirred());
        assertEquals(40, stock.count());
        assertEquals(List.of(), stock.steps());
    }

    @Test
    void whatIsDrawnWhileTheStockIsInAHandIsCountedWhenItIsBack() {
        ScaleCounter stock = stock();
        show(stock, 0, 3_000, 6_000);
        show(stock, 39, 6_000, 8_000);
        assertEquals(39, stock.count());
    }

    @Test
    void aHandAsLightAsTwoCardsIsNoCard() {
        ScaleCounter stock = stock();
        show(stock, 42, 3_000, 6_500);
        assertEquals(40, stock.count());
        show(stock, 39, 6_500, 8_000);
        assertEquals(39, stock.count());
    }

    @Test
    void aCardThatIsLetDownAgainIsBackAtOnce() {
        ScaleCounter stock = stock();
        show(stock, 39, 3_000, 4_000);
        assertEquals(39, stock.count());
        show(stock, 40, 4_000, 5_000);
        assertEquals(40, stock.count());
    }

    @Test
    void whatStaysOnTheStockHasComeBack() {
        ScaleCounter stock = stock();
        show(stock, 38, 3_000, 15_000);
        show(stock, 39, 15_000, 22_000);
        assertEquals(39, stock.count());
    }

    @Test
    void aStockThatIsTouchedAgainAndAgainIsNoWitnessUntilCardsHaveGonePlainly() {
        ScaleCounter stock = stock();
        assertTrue(stock.isPlain());
        for (int i = 0; i < 4; i++) {
            long at = 10_000L * i;
            show(stock, 40.5, at + 3_000, at + 5_000);
            show(stock, 40, at + 5_000, at + 8_000);
        }
        assertFalse(stock.isPlain());
        for (int left = 39; left > 33; left--) {
            long at = 100_000L + 10_000L * (39 - left);
            show(stock, left, at, at + 4_000);
        }
        assertTrue(stock.isPlain());
    }
}
