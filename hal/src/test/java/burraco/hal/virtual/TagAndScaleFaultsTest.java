package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ordered faults of tags and scales, foreign tags, and orders that make no sense. */
class TagAndScaleFaultsTest {
    private static final long HOUR = 3_600_000;
    private final Bench bench = FaultsTest.bench(Bench.STILL);
    private final Faults faults = bench.table.faults();

    @Test
    void aDeadTagAnswersNoMore() {
        bench.lay(0, Bench.CENTRE);
        bench.lay(1, Bench.CENTRE);
        faults.kill(Bench.tag(0), 1_000);
        Tally before = new Tally(1);
        bench.hear(999).forEach(before::add);
        assertEquals(before.scans(), before.heard(Bench.tag(0)));
        bench.hear(1);
        Tally after = bench.count(1, 200);
        assertEquals(0, after.heard(Bench.tag(0)));
        assertEquals(after.scans(), after.heard(Bench.tag(1)));
    }

    @Test
    void aDeadTagStillWeighs() {
        bench.lay(0, Bench.CENTRE);
        faults.kill(Bench.tag(0), 0);
        assertEquals(1.9, lastWeight(bench.hear(3_000)), 0.2);
    }

    @Test
    void aStrangerLiesThereForAWhile() {
        TagId phone = new TagId("0A0B0C0D");
        faults.stranger(phone, Bench.CENTRE, 1_000, 5_000);
        Tally before = new Tally(1);
        bench.hear(999).forEach(before::add);
        assertEquals(0, before.answers());
        bench.hear(5);
        Tally meanwhile = new Tally(1);
        bench.hear(4_990).forEach(meanwhile::add);
        assertEquals(meanwhile.scans(), meanwhile.heard(phone));
        bench.hear(10);
        assertEquals(0, bench.count(1, 100).answers());
    }

    @Test
    void whatLeansOnAScaleWeighsUntilItLeaves() {
        faults.lean(1, 1_000, 300, 5_000);
        assertEquals(0, lastWeight(bench.hear(900)));
        assertEquals(300, lastWeight(bench.hear(5_000)), 0.2);
        assertEquals(0, lastWeight(bench.hear(5_000)), 0.2);
    }

    @Test
    void aScalesZeroDriftsFromThenOn() {
        faults.drift(1, HOUR, 3);
        assertEquals(0, lastWeight(bench.rest(HOUR)));
        assertEquals(3, lastWeight(bench.rest(HOUR)), 0.21);
        assertEquals(6, lastWeight(bench.rest(HOUR)), 0.21);
    }

    @Test
    void whoNamesWhatIsNotHereIsToldAtOnce() {
        assertRefused("no source middle", () -> faults.silence("middle", 0, 1));
        assertRefused("no source middle", () -> faults.unplug("middle", 0, 1));
        assertRefused("no antenna 9", () -> faults.detune(9, 0, 1, true));
        assertRefused("no scale 9", () -> faults.lean(9, 0, 1, 1));
        assertRefused("no scale 9", () -> faults.drift(9, 0, 1));
    }

    private static void assertRefused(String message, Runnable order) {
        var refusal = assertThrows(IllegalArgumentException.class, order::run);
        assertEquals(message, refusal.getMessage());
    }

    private static double lastWeight(List<Reading> told) {
        return Bench.all(Reading.Weight.class, told).getLast().grams();
    }
}
