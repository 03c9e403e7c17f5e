package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Reach;
import burraco.tracking.weighing.TableScales;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Two pozzetti grow on their scales, then the stock is put down. */
class DealScalesTest {
    private static final Layout LAYOUT = ExampleTable.reference().layout();
    private static final Zone STOCK = new Zone.Stock();

    private final TableScales weights = new TableScales(LAYOUT);
    private final DealScales scales = new DealScales(LAYOUT, weights);
    private long now;

    private void show(Zone zone, double grams) {
        LaidScale scale = LAYOUT.scale(zone).orElseThrow();
        weights.show(scale.id(), grams, now);
        scales.show(new Reading.Weight(now, scale.id(), grams));
    }

    private void pass(long millis) {
        for (long end = now + millis; now < end; now += 100) {
            scales.look(now);
        }
    }

    /** Puts everything down, one after the other, with cards of this weight. */
    private DealScales.Counts dealt(int stock, int first, int second, double card) {
        show(STOCK, 0);
        show(new Zone.Pozzetto(1), 0);
        show(new Zone.Pozzetto(2), 0);
        pass(3_000);
        for (int i = 1; i <= Math.max(first, second); i++) {
            show(new Zone.Pozzetto(1), Math.min(i, first) * card);
            show(new Zone.Pozzetto(2), Math.min(i, second) * card);
            pass(800);
        }
        pass(1_200);
        show(STOCK, stock * card);
        pass(4_000);
        return scales.counts(now);
    }

    private static DealScales.Counts counts(int stock, int first, int second) {
        return new DealScales.Counts(
                OptionalInt.of(stock), OptionalInt.of(first), OptionalInt.of(second));
    }

    @Test
    void cardsAreCountedByWeight() {
        assertEquals(counts(42, 11, 11), dealt(42, 11, 11, 1.9));
    }

    @Test
    void oneCardMoreOrLessShows() {
        assertEquals(counts(41, 11, 12), dealt(41, 11, 12, 1.9));
    }

    @Test
    void aCardMissingInTheStockAloneShows() {
        assertEquals(counts(41, 11, 11), dealt(41, 11, 11, 1.9));
    }

    @Test
    void aDeckOfHeavyCardsHasNoCardMore() {
        assertEquals(counts(42, 11, 11), dealt(42, 11, 11, 1.95));
    }

    @Test
    void aDeckOfLightCardsHasNoCardLess() {
        assertEquals(counts(42, 11, 11), dealt(42, 11, 11, 1.85));
    }

    @Test
    void aHandThatLeansOnTheStockForAMomentIsNotCounted() {
        dealt(42, 11, 11, 1.9);
        show(STOCK, 42 * 1.9 + 35);
        pass(800);
        show(STOCK, 42 * 1.9);
        pass(2_000);
        assertEquals(counts(42, 11, 11), scales.counts(now));
    }

    @Test
    void whatAlreadyLayThereIsNoPartOfTheStock() {
        show(STOCK, 0);
        pass(2_000);
        show(STOCK, 1.9);
        show(new Zone.Pozzetto(1), 0);
        show(new Zone.Pozzetto(2), 0);
        pass(2_000);
        show(new Zone.Pozzetto(1), 11 * 1.9);
        show(new Zone.Pozzetto(2), 11 * 1.9);
        pass(2_000);
        show(STOCK, 43 * 1.9);
        pass(3_000);
        assertEquals(counts(42, 11, 11), scales.counts(now));
    }

    @Test
    void aThousandFiguresAtTheSameTimeAreOne() {
        for (int i = 0; i < 100; i++) {
            show(STOCK, i);
        }
        int room = Reach.of(scales);
        for (int i = 0; i < 1_000; i++) {
            show(STOCK, i);
        }
        assertEquals(room, Reach.of(scales));
    }
}
