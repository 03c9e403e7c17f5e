package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.second.TwoReferees;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Hands in which faults meet, judged by two referees: after every act they agree about closings,
 * limits, penalties and the count. {@code -Dacts=1000000} plays more, {@code -Dseed=…} others; the
 * first difference of each hand is printed.
 */
@Tag("campaign")
class TwoRefereesTest {
    private static final int ACTS = Integer.getInteger("acts", 2_500);
    private static final long SEED = Long.getLong("seed", 2_019);

    private int acts;
    private int rulings;
    private int closed;
    private int hands;
    private final List<String> differences = new ArrayList<>();

    @ParameterizedTest
    @EnumSource
    void agreeAfterEveryAct(Code code) {
        System.out.println(code + ": " + ACTS + " acts before two referees from seed " + SEED);
        for (long seed = SEED; acts < ACTS; seed++) {
            follow(seed, code);
        }
        System.out.printf(
                "%d acts, %d rulings, %d of %d hands closed%n", acts, rulings, closed, hands);
        differences.forEach(System.out::println);
        assertTrue(rulings > ACTS / 10, "rulings: " + rulings);
        assertTrue(closed > ACTS / 1000, "closed: " + closed);
        assertEquals(List.of(), differences);
    }

    private void follow(long seed, Code code) {
        hands++;
        Watcher watcher = new Watcher("seed " + seed);
        Hand end = FaultsOnFaults.playUnderstood(seed, RuleSet.of(code), watcher).hand();
        closed += end.ending().reason() == Ending.Reason.CLOSED ? 1 : 0;
    }

    /** Compares the referees in one hand until they differ. */
    private final class Watcher implements FaultsOnFaults.Watcher {
        private final String hand;
        private TwoReferees referees;
        private boolean differ;

        Watcher(String hand) {
            this.hand = hand;
        }

        @Override
        public void saw(Hand before, Act act, int number, boolean late, Outcome.Ruled after) {
            acts++;
            rulings += after.rulings().size();
            if (referees == null) {
                referees = new TwoReferees(before);
            }
            if (differ) {
                return;
            }
            List<String> found = referees.differences(before, act, number, late, after);
            if (!found.isEmpty()) {
                differ = true;
                differences.add(hand + ", act " + number + " " + act + ": " + found);
            }
        }
    }
}
