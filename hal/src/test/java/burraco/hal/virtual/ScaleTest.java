package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readings of scales. */
class ScaleTest {
    private static final long HOUR = 3_600_000;
    private static final double CARD = 1.9;

    /** Every change by a tenth of a gram is reported. */
    private static final Noise EVERY_TENTH = Bench.STILL.with(NoiseFigure.SCALE_STEP, 0, 0);

    @Test
    void aPileWeighsAsManyCardsAsLieThere() {
        Bench bench = bench(EVERY_TENTH);
        for (int i = 0; i < 41; i++) {
            bench.lay(i, Bench.CENTRE);
        }
        assertEquals(41 * CARD, shown(bench, 5_000), 0.05);
        bench.table.take(Bench.tag(40));
        assertEquals(40 * CARD, shown(bench, 5_000), 0.05);
        bench.table.carryOff(Bench.tag(39), bench.table.now() + 10_000);
        assertEquals(39 * CARD, shown(bench, 5_000), 0.05);
    }

    @Test
    void aCardBesideItWeighsNothing() {
        Bench bench = bench(EVERY_TENTH);
        bench.lay(0, CardSpot.at(4.6, 0));
        assertEquals(0, shown(bench, 5_000));
    }

    @Test
    void cardsDifferALittleAndStayAsTheyAre() {
        Noise noise = EVERY_TENTH.with(NoiseFigure.SCALE_CARD, -0.02, 0.02);
        // Cards of 100 g, so that steps of 0.1 g are fine enough.
        Bench bench = new Bench(noise, source(100));
        double all = 0;
        for (int i = 0; i < 300; i++) {
            bench.lay(i, Bench.CENTRE);
            double grams = shown(bench, 3_000);
            assertTrue(grams >= 97.9 && grams <= 102.1, "card " + i + " weighs " + grams);
            bench.table.take(Bench.tag(i));
            shown(bench, 3_000);
            all += grams;
        }
        Odds.mean("grams a card", all / 300, 100, 4 / Math.sqrt(12), 300);
        bench.lay(7, Bench.CENTRE);
        double first = shown(bench, 3_000);
        bench.table.take(Bench.tag(7));
        shown(bench, 3_000);
        bench.lay(7, Bench.CENTRE);
        assertEquals(first, shown(bench, 3_000));
    }

    @Test
    void itsNoiseIsThatOfTheFigureAndOfWholeTenths() {
        Bench bench = bench(EVERY_TENTH.with(NoiseFigure.SCALE_NOISE, 0.1, 0.1));
        List<Double> looks = looks(bench, 20_000);
        double sum = 0;
        double squares = 0;
        for (double look : looks) {
            sum += look;
            squares += look * look;
        }
        int n = looks.size();
        double deviation = Math.sqrt(0.1 * 0.1 + 0.1 * 0.1 / 12);
        Odds.mean("mean of the noise", sum / n, 0, deviation, n);
        double measured = Math.sqrt(squares / n);
        Odds.mean("deviation of the noise", measured, deviation, deviation / Math.sqrt(2), n);
    }

    @Test
    void afterTheSettlingTimeATwentiethOfAChangeIsMissing() {
        Bench bench = new Bench(EVERY_TENTH, source(1_000));
        bench.hear(1_000);
        bench.lay(0, Bench.CENTRE);
        double afterOneLook = shown(bench, 250);
        assertEquals(1_000 * (1 - Math.sqrt(0.05)), afterOneLook, 0.06);
        assertEquals(950, shown(bench, 250), 0.06);
        assertEquals(997.5, shown(bench, 500), 0.06);
    }

    @Test
    void itTellsOnlyChangesThatAreMoreThanTheStep() {
        Bench bench = bench(Noise.REFERENCE);
        double last = Double.NaN;
        int told = 0;
        for (int i = 0; i < 2_000; i++) {
            if (i % 100 == 0) {
                bench.lay(i / 100, Bench.CENTRE);
            }
            for (var weight : Bench.all(Reading.Weight.class, bench.hear(250))) {
                double change = Math.abs(weight.grams() - last);
                assertTrue(!(change <= 0.2 + 1e-6), last + " to " + weight.grams());
                last = weight.grams();
                told++;
            }
        }
        assertTrue(told < 500, told + " of 2000 looks are told");
    }

    @Test
    void itDriftsAsTheFigureSaysAndNoFarther() {
        Noise noise = EVERY_TENTH.with(NoiseFigure.SCALE_DRIFT, 0.5, 0.5);
        assertEquals(2.5, last(bench(noise).rest(5 * HOUR)), 0.06);
        double most = 0;
        for (int seed = 0; seed < 40; seed++) {
            Bench bench = new Bench(seed, driftOfTheReference(), source(CARD));
            most = Math.max(most, Math.abs(last(bench.rest(HOUR))));
        }
        assertTrue(most <= 0.5 && most > 0.3, "drifts by up to " + most);
    }

    @Test
    void aRestingHandWeighsUntilItLeaves() {
        Range range = NoiseFigure.SCALE_HAND.reference();
        Bench bench = bench(EVERY_TENTH);
        double all = 0;
        for (int i = 0; i < 200; i++) {
            int hand = bench.table.rest(2, 2, 6);
            double grams = shown(bench, 3_000);
            assertTrue(grams >= 19.9 && grams <= 90.1, "a hand of " + grams + " g");
            bench.table.raise(hand);
            assertEquals(0, shown(bench, 3_000), 0.06);
            all += grams;
        }
        Odds.mean("grams a hand", all / 200, range.middle(), Odds.deviation(range), 200);
    }

    @Test
    void aHandBesideItWeighsNothing() {
        Bench bench = bench(EVERY_TENTH);
        bench.table.rest(6, 0, 6);
        assertEquals(0, shown(bench, 3_000));
    }

    @Test
    void whatLiesThereIsNothingAfterZero() {
        Bench bench = bench(EVERY_TENTH);
        bench.lay(0, Bench.CENTRE);
        assertEquals(CARD, shown(bench, 5_000), 0.05);
        bench.table.scales().getFirst().zero();
        assertEquals(1, Bench.all(Reading.Weight.class, bench.hear(250)).size());
        bench.table.take(Bench.tag(0));
        assertEquals(-CARD, shown(bench, 5_000), 0.05);
    }

    private static Noise driftOfTheReference() {
        Range drift = NoiseFigure.SCALE_DRIFT.reference();
        return EVERY_TENTH.with(NoiseFigure.SCALE_DRIFT, drift.least(), drift.most());
    }

    private static Bench bench(Noise noise) {
        return new Bench(noise, source(CARD));
    }

    private static VirtualSource source(double card) {
        VirtualSource.Load load = new VirtualSource.Load(1, Bench.CARD, card);
        return new VirtualSource("left", List.of(), List.of(load));
    }

    /** The reading after this time. */
    private static double shown(Bench bench, long millis) {
        return last(bench.hear(millis));
    }

    private static double last(List<Reading> told) {
        return Bench.all(Reading.Weight.class, told).getLast().grams();
    }

    /** The reading at each measurement, including those not reported because nothing changed. */
    private static List<Double> looks(Bench bench, int looks) {
        List<Double> all = new ArrayList<>();
        double shown = 0;
        for (int i = 0; i < looks; i++) {
            List<Reading> told = bench.hear(250);
            shown = told.isEmpty() ? shown : last(told);
            all.add(shown);
        }
        return all;
    }
}
