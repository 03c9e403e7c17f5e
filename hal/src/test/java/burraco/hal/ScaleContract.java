package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What a {@link Scale} promises; exact to half a gram, and settled after two seconds. */
public abstract class ScaleContract extends InputDeviceContract<Scale> {
    private static final double ABOUT = 0.5;
    private static final long SETTLED = 2000;

    /** Changes the load to this weight; at first there is none. */
    protected abstract void put(double grams);

    @Override
    protected void stir() {
        put(20);
        runFor(SETTLED);
        put(0);
        runFor(SETTLED);
    }

    private double grams() {
        return told(Reading.Weight.class).getLast().grams();
    }

    private void putAndWait(double grams) {
        put(grams);
        runFor(SETTLED);
    }

    @Test
    void itsReadingsCarryItsNumber() {
        start();
        stir();
        assertFalse(told(Reading.Weight.class).isEmpty());
        for (Reading.Weight weight : told(Reading.Weight.class)) {
            assertEquals(device.id(), weight.scale());
        }
    }

    @Test
    void itTellsWhatLiesThere() {
        start();
        putAndWait(77.9);
        assertEquals(77.9, grams(), ABOUT);
    }

    @Test
    void aCardMoreOrLessIsTold() {
        start();
        putAndWait(77.9);
        told.clear();
        putAndWait(76.0);
        assertEquals(76.0, grams(), ABOUT);
    }

    @Test
    void itTellsAFewTimesASecondAtMost() {
        start();
        putAndWait(77.9);
        told.clear();
        runFor(10_000);
        assertTrue(told.size() <= 200, () -> "readings in ten seconds: " + told.size());
    }

    @Test
    void aHandThatLeansOnItWeighsToo() {
        start();
        putAndWait(20);
        told.clear();
        putAndWait(420);
        putAndWait(20);
        assertTrue(told(Reading.Weight.class).stream().anyMatch(one -> one.grams() > 300));
        assertEquals(20, grams(), ABOUT);
    }

    @Test
    void whatLiesThereIsNothingOnceItIsZeroed() {
        start();
        putAndWait(30);
        told.clear();
        device.zero();
        runFor(SETTLED);
        assertEquals(0, grams(), ABOUT);
        putAndWait(40);
        assertEquals(10, grams(), ABOUT);
        putAndWait(0);
        assertEquals(-30, grams(), ABOUT);
    }

    @Test
    void zeroLivesThroughLossAndReturn() {
        start();
        putAndWait(30);
        device.zero();
        runFor(SETTLED);
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        putAndWait(50);
        assertEquals(20, grams(), ABOUT);
    }

    @Test
    void whatLiesThereAfterAReturnIsTold() {
        start();
        putAndWait(30);
        lose();
        runFor(3000);
        put(10);
        runFor(1000);
        told.clear();
        comeBack();
        runFor(3000);
        assertEquals(10, grams(), ABOUT);
        assertTrue(told(Reading.Weight.class).stream().allMatch(one -> one.grams() < 20));
    }
}
