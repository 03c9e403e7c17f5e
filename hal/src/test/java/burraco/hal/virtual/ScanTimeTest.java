package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Durations of inventories. */
class ScanTimeTest {
    private static final Noise TIMES =
            Bench.only(
                    NoiseFigure.SCAN_SETTLE,
                    NoiseFigure.SCAN_MODULATION,
                    NoiseFigure.SCAN_AIR,
                    NoiseFigure.SCAN_HOST,
                    NoiseFigure.SCAN_JITTER);

    /** Number of tags, and milliseconds on the air at modulation depths of 100 % and 10 %. */
    private static final double[][] AIR = {
        {0, 9.8, 70},
        {1, 13.9, 70.5},
        {2, 19, 76},
        {5, 39, 117},
        {7, 54, 150},
        {11, 92, 259},
        {13, 111, 317},
        {20, 184, 538},
        {30, 284, 839},
        {41, 389, 1142},
        {54, 498, 1424},
        {108, 943, 2562}
    };

    @Test
    void anInventoryTakesAsLongAsTheFiguresSay() {
        for (double[] row : AIR) {
            assertTakes((int) row[0], TIMES, row[1]);
        }
    }

    @Test
    void atTenPercentModulationItTakesLonger() {
        for (double[] row : AIR) {
            assertTakes((int) row[0], TIMES.with(NoiseFigure.SCAN_MODULATION, 10, 10), row[2]);
        }
    }

    @Test
    void aReaderThatTellsTagByTagTakesItsTimeForEach() {
        Noise slow = TIMES.with(NoiseFigure.SCAN_HOST, 10, 10);
        Range air = slow.range(NoiseFigure.SCAN_AIR);
        double deviation = deviation(slow, 92);
        double expected = 10 + 92 * air.middle() + 11 * 10 + 2;
        Odds.mean("11 tags told one by one", millisAScan(11, slow), expected, deviation, 400);
    }

    /** Tags with too little power to answer take no time on the air. */
    @Test
    void thePileNextDoorSlowsNobodyDown() {
        Bench bench =
                new Bench(
                        Noise.QUIET.with(NoiseFigure.GHOST_FAR, 0.001, 0.01),
                        Bench.reader("left", Bench.antenna(1, Bench.CARD)));
        for (int i = 0; i < 41; i++) {
            bench.lay(i, CardSpot.at(10, 0));
        }
        double millis = millisAScan(bench, 400);
        assertTrue(millis < 27, "an empty antenna beside the stock takes " + millis + " ms");
    }

    @Test
    void aPileTakesTheTimeOfThoseOfItsCardsThatAnswer() {
        Bench bench = Bench.one(Noise.QUIET);
        for (int i = 0; i < 41; i++) {
            bench.lay(i, Bench.CENTRE);
        }
        // 1 + 0.9 + 0.5 + 0.1 + 0.05 + 36 * 0.02
        double expected = 10 + 1.075 * AirTime.of(3.27, 100) + 2;
        Odds.mean("the stock", millisAScan(bench, 1_000), expected, 4.5, 1_000);
    }

    @Test
    void onTheReferenceTableAnAntennaIsScannedEvery150To350Milliseconds() {
        Bench bench = ReferenceTable.inTheMiddleOfAHand(Noise.REFERENCE);
        bench.hear(1_000);
        long millis = 60_000;
        List<Reading> told = bench.hear(millis);
        for (Antenna antenna : ReferenceTable.antennas()) {
            Tally tally = new Tally(antenna.id());
            told.forEach(tally::add);
            double every = (double) millis / tally.scans();
            assertTrue(
                    every >= 150 && every <= 350,
                    "antenna " + antenna.id() + " every " + every + " ms");
        }
    }

    @Test
    void noInventoryIsTimeless() {
        Noise none =
                Bench.STILL
                        .with(NoiseFigure.SCAN_SETTLE, 0, 0)
                        .with(NoiseFigure.SCAN_AIR, 0.1, 0.1);
        Bench bench = new Bench(none, Bench.reader("left", Bench.antenna(1, new Area(0, 0, 9, 9))));
        assertEquals(1_020, bench.hear(1_000).size(), 1);
    }

    private static void assertTakes(int tags, Noise noise, double air) {
        double expected = 10 + air * noise.value(NoiseFigure.SCAN_AIR) + 2;
        double deviation = deviation(noise, air);
        Odds.mean(tags + " tags", millisAScan(tags, noise), expected, deviation, 400);
    }

    private static double deviation(Noise noise, double air) {
        double settling = Odds.deviation(noise.range(NoiseFigure.SCAN_SETTLE));
        double onAir = air * Odds.deviation(noise.range(NoiseFigure.SCAN_AIR));
        double jitter = noise.value(NoiseFigure.SCAN_JITTER);
        return Math.sqrt(settling * settling + onAir * onAir + jitter * jitter);
    }

    private static double millisAScan(int tags, Noise noise) {
        Bench bench = new Bench(noise, Bench.reader("left", Bench.antenna(1, Bench.HALL)));
        bench.laySideBySide(tags);
        return millisAScan(bench, 400);
    }

    private static double millisAScan(Bench bench, int scans) {
        long first = -1;
        long told = -1;
        long last = 0;
        while (told < scans) {
            for (Reading reading : bench.hear(20)) {
                first = first < 0 ? reading.at() : first;
                if (++told <= scans) {
                    last = reading.at();
                }
            }
        }
        return (double) (last - first) / scans;
    }
}
