package burraco.hal.virtual;

import burraco.hal.Antenna;
import org.junit.jupiter.api.Test;

/** How often cards in a pile are missed. */
class PileTest {
    private static final int SCANS = 20_000;
    private static final double ALONE = 0.02;

    private static final Noise NOISE =
            Bench.only(
                            NoiseFigure.MISS_SECOND,
                            NoiseFigure.MISS_THIRD,
                            NoiseFigure.MISS_FOURTH,
                            NoiseFigure.MISS_FIFTH,
                            NoiseFigure.MISS_DEEPER)
                    .with(NoiseFigure.MISS_CENTRE, ALONE, ALONE);

    @Test
    void anAntennaThatReadsTwoMissesTheThirdHalfTheTimeAndHardlyHearsTheFourth() {
        assertMissed(2, 0.02, 0.10, 0.50, 0.90, 0.95, 0.98, 0.98);
    }

    @Test
    void anAntennaThatReadsOneMissesTheSecondAsAnotherDoesTheThird() {
        assertMissed(1, 0.02, 0.50, 0.90, 0.95, 0.98, 0.98, 0.98);
    }

    @Test
    void anAntennaThatReadsFourComesToTheSecondsMissWithTheFourth() {
        assertMissed(4, 0.02, 0.02 + 0.08 / 3, 0.02 + 0.16 / 3, 0.10, 0.50, 0.90, 0.95);
    }

    @Test
    void anAntennaThatReadsWholePilesHearsEveryCard() {
        double[] misses = new double[58];
        for (int i = 0; i < misses.length; i++) {
            misses[i] = i < 54 ? 0.02 + 0.08 * i / 53 : new double[] {0.5, 0.9, 0.95, 0.98}[i - 54];
        }
        assertMissed(54, 2_000, misses);
    }

    @Test
    void aSplayedCardIsMissedByTheSquareOfWhatLiesUnderIt() {
        for (double overlap : new double[] {0.1, 0.25, 0.5, 0.75, 0.9}) {
            Bench bench = bench(2);
            for (int i = 0; i < 3; i++) {
                bench.lay(i, Bench.CENTRE);
            }
            bench.lay(3, CardSpot.at((1 - overlap) * CardSpot.CARD_WIDTH_CM, 0));
            double expected = ALONE + (0.90 - ALONE) * overlap * overlap;
            Tally tally = bench.count(1, SCANS);
            int missed = tally.missed(Bench.tag(3));
            Odds.share("overlap " + overlap, missed, tally.scans(), expected);
        }
    }

    /** A meld with two centimetres from card to card: the nearest cards count first. */
    @Test
    void inASplayedRowTheOverlapsAddUp() {
        Bench bench = bench(2);
        for (int i = 0; i < 6; i++) {
            bench.lay(i, CardSpot.at(2 * i - 5, 0));
        }
        Tally tally = bench.count(1, SCANS);
        double third = square(1 - 4 / 6.3);
        double second = square(1 - 2 / 6.3);
        double ofTwo = ALONE + 0.08 * second;
        double ofThree = ofTwo + 0.40 * third;
        double ofMore = ofThree + 0.40 * square(1 - 6 / 6.3);
        double[] expected = {ALONE, ofTwo, ofThree, ofMore, ofMore, ofMore};
        for (int i = 0; i < 6; i++) {
            int missed = tally.missed(Bench.tag(i));
            Odds.share("card " + i + " of a row", missed, tally.scans(), expected[i]);
        }
    }

    @Test
    void whatIsLaidOnTopTakesNothingFromWhatLiesBelow() {
        Bench bench = bench(2);
        bench.lay(0, Bench.CENTRE);
        bench.lay(1, Bench.CENTRE);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, SCANS);
        Odds.share("now the second", tally.missed(Bench.tag(0)), tally.scans(), 0.10);
        Odds.share("now the first", tally.missed(Bench.tag(1)), tally.scans(), ALONE);
    }

    /** A card that is being drawn from the stock is missed. */
    @Test
    void aCardThatIsLiftedFromAPileIsHeardNoBetterThanItLay() {
        Bench bench = bench(2);
        Tally tally = new Tally(1);
        for (int i = 0; i < 8; i++) {
            bench.lay(i, Bench.CENTRE);
        }
        bench.table.dip(Bench.tag(9), Bench.CENTRE, 60_000);
        bench.count(tally, SCANS);
        Odds.share("over seven", tally.missed(Bench.tag(9)), tally.scans(), 0.98);
    }

    private static void assertMissed(int stack, double... misses) {
        assertMissed(stack, SCANS, misses);
    }

    private static void assertMissed(int stack, int scans, double[] misses) {
        Bench bench = bench(stack);
        for (int i = 0; i < misses.length; i++) {
            bench.lay(i, Bench.CENTRE);
        }
        Tally tally = bench.count(1, scans);
        for (int i = 0; i < misses.length; i++) {
            int missed = tally.missed(Bench.tag(i));
            Odds.share("stack " + stack + ", card " + i, missed, tally.scans(), misses[i]);
        }
    }

    private static Bench bench(int stack) {
        return new Bench(NOISE, Bench.reader("left", new Antenna(1, 1, Bench.HALL, stack)));
    }

    private static double square(double value) {
        return value * value;
    }
}
