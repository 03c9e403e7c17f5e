package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Area;
import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards in motion. */
class FlightTest {
    private static final CardSpot HERE = CardSpot.at(0, 0);
    private static final CardSpot THERE = CardSpot.at(60, 0);
    private static final Area BETWEEN = new Area(30, 0, 9, 12);
    private static final int FLIGHTS = 600;

    /**
     * A card's flight between two antennas, as they and one between them heard it, in milliseconds.
     */
    private record Flight(long lifted, long landing, List<Reading.Inventory> scans) {
        List<Long> heardBy(int antenna) {
            return scans.stream()
                    .filter(scan -> scan.antenna() == antenna && !scan.answers().isEmpty())
                    .map(Reading.Inventory::at)
                    .toList();
        }

        /** When it left the first antenna, as far as that can tell. */
        long left() {
            return heardBy(1).getLast();
        }

        long came() {
            return heardBy(2).getFirst();
        }
    }

    @Test
    void aCardIsHeardWhereItWasForAtMostNineHundredMilliseconds() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        long longest = 0;
        for (int i = 0; i < FLIGHTS; i++) {
            Flight flight = fly(bench, 1_200);
            longest = Math.max(longest, flight.left() - flight.lifted());
        }
        assertTrue(longest <= 900, "heard for " + longest + " ms");
        assertTrue(longest > 700, "never longer than " + longest + " ms");
    }

    @Test
    void aCardIsHeardWhereItGoesAtMostNineHundredMillisecondsEarly() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        long earliest = 0;
        for (int i = 0; i < FLIGHTS; i++) {
            Flight flight = fly(bench, 1_200);
            earliest = Math.max(earliest, flight.landing() - flight.came());
        }
        assertTrue(earliest <= 900, "heard " + earliest + " ms early");
        assertTrue(earliest > 700, "never earlier than " + earliest + " ms");
    }

    @Test
    void itAppearsAndDisappearsInEitherOrder() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        int appearsFirst = 0;
        for (int i = 0; i < FLIGHTS; i++) {
            Flight flight = fly(bench, 500);
            appearsFirst += flight.came() < flight.left() ? 1 : 0;
        }
        double share = (double) appearsFirst / FLIGHTS;
        assertTrue(share > 0.2 && share < 0.8, "heard there first in " + share + " of flights");
    }

    @Test
    void whereItLayItIsNotHeardOnceItHasLanded() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        for (int i = 0; i < FLIGHTS; i++) {
            Flight flight = fly(bench, 300);
            assertTrue(flight.left() <= flight.landing(), "heard after it landed");
        }
    }

    @Test
    void onItsWayItIsMissedAsACardUnderAHand() {
        Bench bench =
                Bench.one(
                        Bench.only(NoiseFigure.MISS_HAND)
                                .with(NoiseFigure.FLIGHT_LINGER, 1_000_000, 1_000_000));
        Tally tally = new Tally(1);
        for (int i = 0; i < 300; i++) {
            bench.table.dip(Bench.tag(i), HERE, 400);
            bench.count(tally, 150);
            bench.hear(1_000);
        }
        long missed = tally.inventories() - tally.answers();
        Range range = NoiseFigure.MISS_HAND.reference();
        Odds.share("missed on its way", missed, tally.inventories(), range, 300);
    }

    @Test
    void aCarriedCardBrushesWhatItPassesAsOftenAsTheFigureSays() {
        Bench bench = bench(Bench.only(NoiseFigure.BRUSH_CHANCE, NoiseFigure.BRUSH_LENGTH));
        int brushed = 0;
        for (int i = 0; i < FLIGHTS; i++) {
            brushed += fly(bench, 1_000).heardBy(3).isEmpty() ? 0 : 1;
        }
        Odds.share("brushes", brushed, FLIGHTS, 0.3);
    }

    @Test
    void aBrushLastsFiftyToThreeHundredMilliseconds() {
        Bench bench =
                bench(Bench.only(NoiseFigure.BRUSH_LENGTH).with(NoiseFigure.BRUSH_CHANCE, 1, 1));
        double all = 0;
        for (int i = 0; i < FLIGHTS; i++) {
            List<Long> heard = fly(bench, 1_000).heardBy(3);
            long length = heard.getLast() - heard.getFirst();
            assertTrue(length >= 43 && length <= 300, "a brush of " + length + " ms");
            all += length;
        }
        Range range = NoiseFigure.BRUSH_LENGTH.reference();
        // The first and the last moment fall between two scans of 2.5 ms.
        Odds.mean("brushes last", all / FLIGHTS + 2.4, 175, Odds.deviation(range), FLIGHTS);
    }

    @Test
    void theAntennasAtBothEndsAreNotBrushed() {
        Bench bench = bench(Bench.STILL.with(NoiseFigure.BRUSH_CHANCE, 1, 1));
        Flight flight = fly(bench, 1_000);
        assertTrue(flight.left() <= flight.lifted() + 5);
        assertTrue(flight.came() >= flight.landing());
    }

    @Test
    void aCardThatIsTakenUpAgainOnItsWayDoesNotLand() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        bench.lay(0, HERE);
        bench.table.carry(Bench.tag(0), THERE, 500);
        bench.hear(400);
        bench.table.carryOff(Bench.tag(0), 450);
        bench.hear(100);
        assertTrue(bench.hear(2_000).stream().allMatch(FlightTest::isEmpty));
        assertFalse(bench.table.lies(Bench.tag(0)));
    }

    @Test
    void aCardFromAFanComesFromNowhere() {
        Bench bench = bench(Bench.STILL.with(NoiseFigure.BRUSH_CHANCE, 1, 1));
        bench.table.carry(Bench.tag(0), THERE, 500);
        List<Reading> before = bench.hear(499);
        assertTrue(before.stream().allMatch(FlightTest::isEmpty), before.toString());
        bench.hear(10);
        Tally tally = bench.count(2, 100);
        assertEquals(tally.scans(), tally.heard(Bench.tag(0)));
    }

    @Test
    void aLandingInThePastIsALandingNow() {
        Bench bench = bench(Bench.only(NoiseFigure.FLIGHT_LINGER));
        bench.lay(0, HERE);
        bench.hear(1_000);
        bench.table.carry(Bench.tag(0), THERE, 10);
        bench.hear(10);
        Tally here = bench.count(1, 50);
        assertEquals(0, here.answers());
        assertTrue(bench.table.lies(Bench.tag(0)));
    }

    private static boolean isEmpty(Reading reading) {
        return reading instanceof Reading.Inventory scan && scan.answers().isEmpty();
    }

    private static Bench bench(Noise noise) {
        return new Bench(
                noise,
                Bench.reader("left", Bench.antenna(1, Bench.CARD)),
                Bench.reader("right", Bench.antenna(2, new Area(60, 0, 9, 12))),
                Bench.reader("middle", Bench.antenna(3, BETWEEN)));
    }

    /** Lays the card here and carries it there in this time. */
    private static Flight fly(Bench bench, long millis) {
        bench.lay(0, HERE);
        bench.hear(10);
        long lifted = bench.table.now();
        // Added, so that the card is heard at its first place at all.
        bench.table.carry(Bench.tag(0), THERE, lifted + millis);
        Reading.Inventory lay = new Reading.Inventory(lifted, 1, List.of(Answer.of(Bench.tag(0))));
        List<Reading.Inventory> scans = new ArrayList<>(List.of(lay));
        scans.addAll(Bench.all(Reading.Inventory.class, bench.hear(millis + 500)));
        return new Flight(lifted, lifted + millis, scans);
    }
}
