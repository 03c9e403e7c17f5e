package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Random numbers from one seed. */
class ChanceTest {
    private static final int THROWS = 100_000;
    private final Chance chance = new Chance(11);

    /** These three values were computed by another program. */
    @Test
    void itIsSplitMix64() {
        Chance known = new Chance(1_234_567);
        assertEquals(6457827717110365317L, known.bits());
        assertEquals(3203168211198807973L, known.bits());
        assertEquals(Long.parseUnsignedLong("9817491932198370423"), known.bits());
    }

    @Test
    void aStreamDependsOnSeedAndNameOnly() {
        Chance used = new Chance(11);
        used.bits();
        assertEquals(chance.stream("left").bits(), used.stream("left").bits());
        assertNotEquals(chance.stream("left").bits(), chance.stream("right").bits());
        assertNotEquals(chance.stream("left").bits(), new Chance(12).stream("left").bits());
        assertNotEquals(chance.stream("ab").bits(), chance.stream("ba").bits());
    }

    @Test
    void streamsHaveNothingToDoWithEachOther() {
        Chance one = chance.stream("antenna 1");
        Chance other = chance.stream("antenna 2");
        double together = 0;
        for (int i = 0; i < THROWS; i++) {
            together += (one.share() - 0.5) * (other.share() - 0.5);
        }
        Odds.mean("correlation", 12 * together / THROWS, 0, 1, THROWS);
    }

    @Test
    void aShareOfTwoNumbersIsAlwaysTheSameAndThrowsNothing() {
        Chance throwing = new Chance(11);
        double share = throwing.share(3, 4);
        assertEquals(share, throwing.share(3, 4));
        assertEquals(chance.bits(), throwing.bits());
        double all = 0;
        for (int i = 0; i < THROWS; i++) {
            all += throwing.share(i, 7 - i);
        }
        Odds.mean("shares", all / THROWS, 0.5, 1 / Math.sqrt(12), THROWS);
        assertNotEquals(share, throwing.share(4, 3));
    }

    @Test
    void belowIsEverythingBelowAllAlike() {
        int[] counts = new int[7];
        for (int i = 0; i < THROWS; i++) {
            counts[chance.below(7)]++;
        }
        for (int i = 0; i < 7; i++) {
            Odds.share("" + i, counts[i], THROWS, 1 / 7.0);
        }
    }

    @Test
    void distributionsHaveTheMeansTheySay() {
        double exponential = 0;
        double normal = 0;
        double squares = 0;
        double triangular = 0;
        for (int i = 0; i < THROWS; i++) {
            exponential += chance.exponential(5);
            double one = chance.normal();
            normal += one;
            squares += one * one;
            triangular += chance.triangular(1, 2, 6);
        }
        Odds.mean("exponential", exponential / THROWS, 5, 5, THROWS);
        Odds.mean("normal", normal / THROWS, 0, 1, THROWS);
        Odds.mean("normal squared", squares / THROWS, 1, Math.sqrt(2), THROWS);
        Odds.mean("triangular", triangular / THROWS, 3, Math.sqrt(21 / 18.0), THROWS);
    }

    @Test
    void aTriangleStaysWithinItsEnds() {
        for (int i = 0; i < 1_000; i++) {
            for (double usual : new double[] {1, 2, 6}) {
                double value = chance.triangular(1, usual, 6);
                assertTrue(value >= 1 && value <= 6, "" + value);
            }
        }
        assertEquals(4, chance.triangular(4, 4, 4));
    }

    @Test
    void whatIsImpossibleNeverHappensAndWhatIsCertainAlways() {
        for (int i = 0; i < THROWS; i++) {
            assertTrue(!chance.happens(0) && chance.happens(1));
        }
    }
}
