package burraco.hal.virtual;

import static burraco.hal.virtual.FaultsTest.lossesAndReturns;
import static burraco.hal.virtual.FaultsTest.toldBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Faults that begin during other faults. */
class OverlappingFaultsTest {
    private final Bench bench = FaultsTest.bench(Bench.STILL);
    private final Faults faults = bench.table.faults();

    @Test
    void whatIsUnpluggedWhileItHangsIsBackWhenBothAreOver() {
        faults.silence("left", 1_000, 5_000);
        faults.unplug("left", 2_000, 1_000);
        assertEquals("1500 left lost: silent, 6000 left back", lossesAndReturns(bench.hear(9_000)));
    }

    @Test
    void whatHangsWhileItIsUnpluggedIsBackWhenBothAreOver() {
        faults.unplug("left", 1_000, 3_000);
        faults.silence("left", 2_000, 4_000);
        assertEquals("1000 left lost, 6000 left back", lossesAndReturns(bench.hear(9_000)));
    }

    @Test
    void aHangThatEndsWhileItIsUnpluggedIsOverWithTheCable() {
        faults.silence("left", 1_000, 200);
        faults.unplug("left", 1_100, 2_000);
        List<Reading> told = bench.hear(9_000);
        assertEquals("1100 left lost, 3100 left back", lossesAndReturns(told));
        assertTrue(toldBy("left", bench.hear(100)));
    }

    @Test
    void shortHangsThatFollowEachOtherAreNoticedAsOne() {
        faults.silence("left", 1_000, 400);
        faults.silence("left", 1_300, 400);
        assertEquals("1500 left lost: silent, 1700 left back", lossesAndReturns(bench.hear(9_000)));
    }

    @Test
    void shortHangsApartAreNotNoticed() {
        faults.silence("left", 1_000, 400);
        faults.silence("left", 1_450, 400);
        assertEquals("", lossesAndReturns(bench.hear(9_000)));
    }

    @Test
    void twoLossesAreOneThatLastsAsLongAsTheLonger() {
        faults.unplug("left", 1_000, 5_000);
        faults.unplug("left", 2_000, 1_000);
        List<Reading> told = bench.hear(5_900);
        assertEquals("1000 left lost", lossesAndReturns(told));
        assertEquals("6000 left back", lossesAndReturns(bench.hear(3_000)));
    }

    @Test
    void twoReadersBreakIndependently() {
        faults.unplug("left", 1_000, 2_000);
        faults.unplug("right", 1_500, 2_000);
        assertEquals(
                "1000 left lost, 1500 right lost, 3000 left back, 3500 right back",
                lossesAndReturns(bench.hear(9_000)));
    }

    @Test
    void aClosedReaderTakesNothingFromTheScaleOnItsCable() {
        bench.table.readers().getFirst().close();
        faults.unplug("left", 1_000, 2_000);
        bench.hear(1_000);
        assertFalse(toldBy("left", bench.hear(1_900)));
        assertTrue(toldBy("left", bench.hear(500)));
        assertEquals(Condition.CLOSED, bench.table.readers().getFirst().condition());
    }

    @Test
    void twoThingsLeanWithTheWeightOfBoth() {
        faults.lean(1, 0, 100.1, 4_000);
        faults.lean(1, 2_000, 50.2, 4_000);
        assertEquals(100.1, weightAfter(1_900), 0.2);
        assertEquals(150.3, weightAfter(2_000), 0.2);
        assertEquals(50.2, weightAfter(2_000), 0.2);
        assertEquals(0, weightAfter(3_000), 0.2);
    }

    @Test
    void anAntennaThatWorksLooseTwiceIsNotMendedByIt() {
        Noise noise = Bench.STILL.with(NoiseFigure.MISS_CENTRE, 0.02, 0.02);
        Bench loose = FaultsTest.bench(noise);
        long hour = 3_600_000;
        loose.lay(0, Bench.CENTRE);
        loose.table.faults().detune(1, 0, 2, false);
        loose.table.faults().detune(1, 2 * hour, 3, false);
        loose.rest(2 * hour);
        assertMissed(loose, 0.02 * 5);
        loose.rest(hour - loose.table.now() % hour);
        assertMissed(loose, 0.02 * 10);
    }

    @Test
    void aStrangerThatComesTwiceStaysUntilTheLaterEnd() {
        TagId key = new TagId("0A0B0C0D");
        faults.stranger(key, Bench.CENTRE, 0, 2_000);
        faults.stranger(key, Bench.CENTRE, 1_000, 5_000);
        bench.hear(3_000);
        assertTrue(bench.table.lies(key));
        bench.hear(3_001);
        assertFalse(bench.table.lies(key));
    }

    @Test
    void aTagThatDiesInTheAirLandsDead() {
        bench.lay(0, Bench.CENTRE);
        bench.table.carry(Bench.tag(0), CardSpot.at(1, 0), 1_000);
        faults.kill(Bench.tag(0), 500);
        bench.hear(1_000);
        assertEquals(0, bench.count(1, 100).answers());
    }

    private double weightAfter(long millis) {
        return Bench.all(Reading.Weight.class, bench.hear(millis)).getLast().grams();
    }

    private static void assertMissed(Bench loose, double share) {
        Tally tally = loose.count(1, 8_000);
        Odds.share("missed", tally.missed(Bench.tag(0)), tally.scans(), share);
    }
}
