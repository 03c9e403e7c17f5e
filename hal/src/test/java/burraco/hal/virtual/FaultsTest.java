package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Reading;
import burraco.hal.ScanPlan;
import burraco.hal.Trouble;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Ordered faults of readers: the readings before, during and after them. */
class FaultsTest {
    private static final long HOUR = 3_600_000;
    private final Bench bench = bench(Bench.STILL);
    private final Faults faults = bench.table.faults();
    private final Device reader = bench.table.readers().getFirst();
    private final Device scale = bench.table.scales().getFirst();

    /** Two readers with an antenna each, and a scale under the first. */
    static Bench bench(Noise noise) {
        return new Bench(
                noise,
                new VirtualSource(
                        "left",
                        List.of(Bench.antenna(1, Bench.CARD)),
                        List.of(new VirtualSource.Load(1, Bench.CARD, 1.9))),
                Bench.reader("right", Bench.antenna(2, Bench.HALL)));
    }

    @Test
    void aReaderThatHangsIsSilentAtOnceAndNoticedAfterHalfASecond() {
        faults.silence("left", 1_000, 3_000);
        assertTrue(toldBy("left", bench.hear(1_000)));
        assertEquals("", lossesAndReturns(bench.hear(499)));
        assertEquals(Condition.UP, reader.condition());
        List<Reading> noticed = bench.hear(1);
        assertEquals("1500 left lost: silent", lossesAndReturns(noticed));
        assertLost(reader, Trouble.SILENT, "It is there and does not answer");
        assertLost(scale, Trouble.SILENT, "It is there and does not answer");
        assertFalse(toldBy("left", bench.hear(2_499)));
        assertEquals("4000 left back", lossesAndReturns(bench.hear(1)));
        assertEquals(Condition.UP, reader.condition());
        assertEquals(Condition.UP, scale.condition());
        assertTrue(toldBy("left", bench.hear(1_000)));
    }

    @Test
    void aShortHangIsNoLoss() {
        faults.silence("left", 1_000, 500);
        bench.hear(1_000);
        List<Reading> meanwhile = bench.hear(499);
        assertFalse(toldBy("left", meanwhile), meanwhile.toString());
        assertEquals("", lossesAndReturns(bench.hear(1_000)));
        assertEquals(Condition.UP, reader.condition());
    }

    @Test
    void theScaleOfAHangingBoardIsSilentToo() {
        bench.hear(1_000);
        faults.silence("left", 1_000, 450);
        faults.lean(1, 1_010, 50, 10_000);
        assertEquals(List.of(), Bench.all(Reading.Weight.class, bench.hear(449)));
        assertFalse(Bench.all(Reading.Weight.class, bench.hear(600)).isEmpty());
    }

    @Test
    void whatIsUnpluggedSaysSoAndIsBackAfterwards() {
        faults.unplug("left", 1_000, 3_000);
        assertEquals("1000 left lost", lossesAndReturns(bench.hear(1_000)));
        List<Reading> meanwhile = bench.hear(2_999);
        assertFalse(toldBy("left", meanwhile));
        assertLost(reader, Trouble.UNPLUGGED, "look at its cable");
        assertLost(scale, Trouble.UNPLUGGED, "look at its cable");
        assertEquals("4000 left back", lossesAndReturns(bench.hear(1)));
        assertTrue(toldBy("left", bench.hear(1_000)));
    }

    @Test
    void aScaleThatIsBackTellsWhatItShows() {
        bench.hear(1_000);
        faults.unplug("left", 1_000, 1_100);
        bench.hear(1_050);
        List<Reading.Weight> weights = Bench.all(Reading.Weight.class, bench.hear(300));
        assertEquals(1, weights.size(), weights.toString());
    }

    @Test
    void otherReadersGoOnMeanwhile() {
        faults.unplug("left", 0, 10_000);
        bench.hear(1_000);
        List<Reading> meanwhile = bench.hear(5_000);
        assertTrue(toldBy("right", meanwhile));
        assertEquals(Condition.UP, bench.table.readers().getLast().condition());
    }

    @Test
    void thePlanLivesThroughLossAndReturn() {
        Bench two =
                new Bench(
                        Bench.STILL,
                        Bench.reader(
                                "left",
                                Bench.antenna(1, Bench.CARD),
                                Bench.antenna(2, Bench.CARD)));
        two.table.readers().getFirst().scan(new ScanPlan(Map.of(2, 0)));
        two.table.faults().unplug("left", 500, 500);
        two.hear(1_000);
        Tally resting = new Tally(2);
        two.hear(1_000).forEach(resting::add);
        assertEquals(0, resting.scans());
    }

    @Test
    void aLooseAntennaMissesMoreAndMoreWhetherItsReaderNoticesOrNot() {
        assertMissesMore(2, true);
        assertMissesMore(1, false);
    }

    private static void assertMissesMore(double anHour, boolean tells) {
        Noise noise = Bench.STILL.with(NoiseFigure.MISS_CENTRE, 0.02, 0.02);
        Bench evening = bench(noise);
        evening.lay(0, Bench.CENTRE);
        evening.table.faults().detune(1, 0, anHour, tells);
        List<Reading> first = evening.hear(1);
        assertEquals(tells ? 1 : 0, Bench.all(Reading.AntennaFault.class, first).size());
        for (int hour = 0; hour < 5; hour++) {
            Tally loose = evening.count(1, 8_000);
            double missed = 0.02 * (1 + anHour * hour);
            int misses = loose.missed(Bench.tag(0));
            Odds.share("missed after " + hour + " hours", misses, loose.scans(), missed);
            Tally other = evening.count(2, 2_000);
            Odds.share("by the other", other.missed(Bench.tag(0)), other.scans(), 0.02);
            evening.rest((hour + 1) * HOUR - evening.table.now());
        }
    }

    @Test
    void whatALooseAntennaIsToldOfIsToldNow() {
        bench.hear(5_000);
        faults.detune(1, 2_000, 1, true);
        List<Reading> told = bench.hear(1);
        assertEquals(
                List.of(new Reading.AntennaFault(5_000, 1, "detuned")),
                Bench.all(Reading.AntennaFault.class, told));
    }

    private static void assertLost(Device device, Trouble trouble, String sentence) {
        Condition.Lost lost = assertInstanceOf(Condition.Lost.class, device.condition());
        assertEquals(trouble, lost.trouble());
        assertTrue(lost.sentence().contains(sentence), lost.sentence());
    }

    static String lossesAndReturns(List<Reading> told) {
        return String.join(
                ", ",
                Bench.all(Reading.SourceFault.class, told).stream()
                        .map(fault -> fault.at() + " " + fault.source() + " " + fault.detail())
                        .toList());
    }

    /** Whether its antenna or its scale reported anything except loss and return. */
    static boolean toldBy(String source, List<Reading> told) {
        int antenna = source.equals("left") ? 1 : 2;
        return told.stream()
                .anyMatch(reading ->
                        switch (reading) {
                            case Reading.Inventory scan -> scan.antenna() == antenna;
                            case Reading.Unclear scan -> scan.antenna() == antenna;
                            case Reading.Weight _ -> antenna == 1;
                            case Reading.AntennaFault fault -> fault.antenna() == antenna;
                            case Reading.Press _, Reading.SourceFault _ -> false;
                        });
    }
}
