package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Area;
import org.junit.jupiter.api.Test;

/** An antenna hears cards that lie on its neighbour. */
class GhostTest {
    private static final int PLACINGS = 200;
    private static final int SCANS = 200;
    private static final Noise NOISE = Bench.only(NoiseFigure.GHOST_NEAR, NoiseFigure.GHOST_FAR);

    @Test
    void aCardNearTheBorderIsHeardNextDoorAsTheFigureSays() {
        Tally tally = heardFrom(1.4);
        Range range = NoiseFigure.GHOST_NEAR.reference();
        Odds.share("ghosts near", tally.heard(Bench.tag(0)), tally.scans(), range, PLACINGS);
    }

    @Test
    void aCardFartherOffIsHeardSeldom() {
        Tally tally = heardFrom(5);
        Range range = NoiseFigure.GHOST_FAR.reference();
        Odds.share("ghosts far", tally.heard(Bench.tag(0)), tally.scans(), range, PLACINGS);
    }

    @Test
    void beyondTheReachNothingIsHeard() {
        assertEquals(0, heardFrom(7.1).answers());
    }

    @Test
    void reachIsMeasuredFromACornerToo() {
        Bench bench = Bench.one(Bench.STILL.with(NoiseFigure.GHOST_FAR, 1, 1));
        // 5 by 5 off the corner is more than 7.
        bench.lay(0, CardSpot.at(4.5 + 5, 6 + 5));
        assertEquals(0, bench.count(1, 100).answers());
        bench.lay(0, CardSpot.at(4.5 + 4.9, 6 + 4.9));
        Tally tally = bench.count(1, 100);
        assertEquals(tally.scans(), tally.heard(Bench.tag(0)));
    }

    @Test
    void itsOwnAntennaHearsItAllTheSame() {
        Bench bench = twoAntennas();
        bench.lay(0, CardSpot.at(4, 0));
        Tally tally = bench.count(1, 1_000);
        assertEquals(tally.scans(), tally.heard(Bench.tag(0)));
    }

    @Test
    void aTableWithoutGhostsHasNone() {
        Bench bench = Bench.one(Noise.QUIET);
        bench.lay(0, CardSpot.at(4.6, 0));
        assertEquals(0, bench.count(1, 500).answers());
    }

    @Test
    void theyBeginWhenTheNoiseBecomesAnother() {
        Bench bench = Bench.one(Noise.QUIET);
        bench.lay(0, CardSpot.at(4.6, 0));
        bench.table.noise(Noise.QUIET.with(NoiseFigure.GHOST_NEAR, 1, 1));
        Tally tally = bench.count(1, 500);
        assertEquals(tally.scans(), tally.heard(Bench.tag(0)));
        bench.table.noise(Noise.QUIET);
        bench.count(1, 1);
        assertEquals(0, bench.count(1, 500).answers());
    }

    /** Antennas one centimetre apart; the card lies this far from the second. */
    private static Tally heardFrom(double distance) {
        Bench bench = twoAntennas();
        Tally tally = new Tally(2);
        for (int i = 0; i < PLACINGS; i++) {
            bench.lay(0, CardSpot.at(5.5 - distance, 0));
            bench.count(tally, SCANS);
        }
        return tally;
    }

    private static Bench twoAntennas() {
        Area next = new Area(10, 0, 9, 12);
        return new Bench(
                NOISE,
                Bench.reader("left", Bench.antenna(1, Bench.CARD)),
                Bench.reader("right", Bench.antenna(2, next)));
    }
}
