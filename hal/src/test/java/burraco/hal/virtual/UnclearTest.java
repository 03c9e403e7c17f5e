package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import org.junit.jupiter.api.Test;

/** Inventories that could not be completed. */
class UnclearTest {
    private static final int SCANS = 200_000;
    private static final Noise NOISE =
            Bench.only(NoiseFigure.COLLISION, NoiseFigure.CRC, NoiseFigure.TIMEOUT);

    @Test
    void oneTagIsDamagedOrStopsAndNeverCollides() {
        assertUnclear(1, 0, 0.001, 0.0005);
    }

    @Test
    void twoTagsCollideToo() {
        assertUnclear(2, 0.002, 0.001, 0.0005);
    }

    @Test
    void whereNothingLiesNothingIsUnclear() {
        assertUnclear(0, 0, 0, 0);
    }

    @Test
    void anEchoFromNextDoorIsNotUnclear() {
        Noise noise = NOISE.with(NoiseFigure.GHOST_NEAR, 1, 1).with(NoiseFigure.CRC, 0.5, 0.5);
        Bench bench = Bench.one(noise);
        bench.lay(0, CardSpot.at(5, 0));
        Tally tally = bench.count(1, 1_000);
        assertEquals(tally.scans(), tally.inventories());
    }

    /** If something answered, it is never reported as an empty inventory. */
    @Test
    void whatCollidesIsNotToldAsEmpty() {
        Noise noise = Bench.STILL.with(NoiseFigure.COLLISION, 0.3, 0.3);
        Bench bench = Bench.one(noise);
        bench.lay(0, CardSpot.at(-2, 0));
        bench.lay(1, CardSpot.at(2, 0));
        for (var scan : Bench.all(Reading.Inventory.class, bench.hear(20_000))) {
            assertEquals(2, scan.answers().size());
        }
    }

    @Test
    void readersForSingleTagsTellOneOfThemOrACollision() {
        Bench bench =
                Bench.one(
                        Bench.STILL
                                .with(NoiseFigure.SCAN_TAGS, 1, 1)
                                .with(NoiseFigure.COLLISION, 0.3, 0.3));
        bench.lay(0, CardSpot.at(-2, 0));
        bench.lay(1, CardSpot.at(2, 0));
        Tally tally = bench.count(1, 20_000);
        Odds.share("collisions", tally.unclear(Reading.Cause.COLLISION), tally.scans(), 0.3);
        assertEquals(tally.inventories(), tally.answers());
        Odds.share("the one", tally.heard(Bench.tag(0)), tally.inventories(), 0.5);
        bench.table.take(Bench.tag(1));
        assertEquals(0, bench.count(1, 1_000).unclear(Reading.Cause.COLLISION));
    }

    @Test
    void readersForSingleTagsAreAProfile() {
        assertEquals(1, Noise.SINGLE_TAG.value(NoiseFigure.SCAN_TAGS));
        assertEquals(0.3, Noise.SINGLE_TAG.value(NoiseFigure.COLLISION));
        assertTrue(Noise.SINGLE_TAG.range(NoiseFigure.TRAP_EVERY).least() > 0);
    }

    private static void assertUnclear(int cards, double collision, double crc, double timeout) {
        Bench bench = Bench.one(NOISE);
        for (int i = 0; i < cards; i++) {
            bench.lay(i, CardSpot.at(2 * i - 1, 0));
        }
        Tally tally = bench.count(1, SCANS);
        assertCause(tally, Reading.Cause.COLLISION, cards, collision);
        assertCause(tally, Reading.Cause.CRC, cards, crc);
        assertCause(tally, Reading.Cause.TIMEOUT, cards, timeout);
    }

    private static void assertCause(Tally tally, Reading.Cause cause, int cards, double share) {
        Odds.share(cause + " of " + cards, tally.unclear(cause), tally.scans(), share);
    }
}
