package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.measure.Tally;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 32 bis, where nobody but the tracker watches how long a turn takes. */
class TurnTimesTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = 5;

    /**
     * More than forty seconds with eleven cards: then he draws and discards. In other hands of this
     * seed somebody is too slow though he did not mean to be, with many plays in one turn.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 5, 7, 8, 9, 10, 11})
    void whoThinksForTooLongIsToldOnceAndNobodyElse(int hand) {
        Tally tally = play(hand, TABLE.layout(), List.of(Case.OVER_THE_TIME));
        assertEquals(0, tally.falseRulings());
        assertEquals(0, tally.missedRulings());
    }

    /** A lawful hand is played without a limit: somebody thinks for long, and may. */
    @Test
    void nothingIsSaidWhereTimesAreNotWatched() {
        TrackedHand hand =
                TrackedHand.play(SEED, 9, TABLE.layout(), TABLE.deck(), Noise.REFERENCE, List.of());
        assertTrue(longestTurn(hand) > 41_000);
        assertEquals(0, hand.record().lines().filter(line -> line.startsWith("+")).count());
    }

    private static long longestTurn(TrackedHand hand) {
        long before = Long.MAX_VALUE;
        long longest = 0;
        for (Told one : hand.told()) {
            if (one instanceof Told.Decided(_, var entry) && entry.act() instanceof Act.Discard) {
                longest = Math.max(longest, entry.complete() - before);
                before = entry.complete();
            }
        }
        return longest;
    }

    private static Tally play(int hand, Layout layout, List<Case> cases) {
        return Tally.of(
                TrackedHand.play(SEED, hand, layout, TABLE.deck(), Noise.REFERENCE, cases)
                        .compare());
    }
}
