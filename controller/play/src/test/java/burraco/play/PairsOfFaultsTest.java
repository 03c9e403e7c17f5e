package burraco.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.testing.Invariants;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Faults inside the remedy of another fault, in a limited turn, or near a closing: what holds for
 * every act must hold for these too. {@code -Dpairs=100000} plays more hands, {@code -Dseed=…}
 * others.
 */
@Tag("campaign")
class PairsOfFaultsTest {
    private static final int HANDS = Integer.getInteger("pairs", 100);
    private static final long SEED = Long.getLong("seed", 2018);

    private int rulings;
    private int closed;
    private final TreeSet<String> pairs = new TreeSet<>();

    @ParameterizedTest
    @EnumSource
    void nothingIsRuledOrCountedThatNobodyDid(Code code) {
        System.out.println(code + ": " + HANDS + " hands with pairs of faults from seed " + SEED);
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            try {
                play(seed, code);
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError("seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
        System.out.printf(
                "%d rulings, %d pairs of cases, %d hands closed%n", rulings, pairs.size(), closed);
        assertTrue(rulings > HANDS, "rulings: " + rulings);
        assertTrue(closed > HANDS / 100, "closed: " + closed);
    }

    private void play(long seed, Code code) {
        Watcher watcher = new Watcher();
        Outcome.Ruled end = FaultsOnFaults.play(seed, RuleSet.of(code), watcher);
        watcher.invariants.sawEnd(watcher.last, end);
        closed += end.hand().ending().reason() == Ending.Reason.CLOSED ? 1 : 0;
    }

    /** Checks every act of one hand. */
    private final class Watcher implements FaultsOnFaults.Watcher {
        private final Invariants invariants = new Invariants();
        private Hand last;
        private Case before;

        @Override
        public void saw(Hand then, Act act, int number, boolean late, Outcome.Ruled after) {
            invariants.saw(then, act, late, number, after);
            for (Ruling ruling : after.rulings()) {
                rulings++;
                pairs.add(before + " " + ruling.which());
                before = ruling.which();
            }
            last = after.hand();
        }
    }
}
