package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.score.Count;
import burraco.testing.Invariants;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Thousands of hands of bots: a second referee has no complaint, the engine rules nothing, no card
 * is lost, and the counts agree. {@code -Dhands=N -Dseed=S} plays others.
 */
@Tag("campaign")
class BotHandsTest {
    private static final int HANDS = Integer.getInteger("hands", 500);
    private static final long SEED = Long.getLong("seed", 1);

    /** One hand in so many is checked completely after every act. */
    private static final int ONE_IN = 20;

    @ParameterizedTest
    @EnumSource
    void botsPlayLegallyAndTheEngineIsSilent(Code code) {
        System.out.println(code + ": " + HANDS + " bot hands from seed " + SEED);
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            check(code, seed);
        }
    }

    private static void check(Code code, long seed) {
        String where = code + ", seed " + seed;
        boolean closely = seed % ONE_IN == 0;
        Invariants invariants = new Invariants();
        AtomicInteger number = new AtomicInteger();
        PlainReferee second = new PlainReferee(seed, code == Code.FIBUR_INT_2018, "W");
        Hand end =
                BotHand.play(
                        seed,
                        RuleSet.of(code),
                        (before, act, after) -> {
                            if (closely) {
                                invariants.saw(before, act, false, number.incrementAndGet(), after);
                            }
                            second.saw(act);
                            String then = where + ", " + act;
                            assertEquals(List.of(), second.complaints(), then);
                            assertEquals(List.of(), after.rulings(), then);
                            assertEquals(List.of(), Conservation.violations(after.hand()), then);
                        });
        assertEquals(second.over(), end.over(), where);
        for (Line line : Line.values()) {
            int total = Count.of(end, line).total().getAsInt();
            assertEquals(second.total(line.name()), total, where + ", " + line);
        }
    }

    @ParameterizedTest
    @EnumSource
    void handsEndInEveryLawfulWay(Code code) {
        Map<Ending.Reason, Integer> reasons = new EnumMap<>(Ending.Reason.class);
        for (long seed = 0; seed < 500; seed++) {
            Hand end = BotHand.play(seed, RuleSet.of(code), (_, _, _) -> {});
            reasons.merge(end.ending().reason(), 1, Integer::sum);
        }
        assertTrue(reasons.getOrDefault(Ending.Reason.CLOSED, 0) > 20, reasons::toString);
        assertTrue(reasons.getOrDefault(Ending.Reason.STOCK, 0) > 5, reasons::toString);
        assertEquals(0, reasons.getOrDefault(Ending.Reason.UNFINISHED, 0), reasons::toString);
    }

    @ParameterizedTest
    @EnumSource
    void aSeedGivesTheSameHandEveryTime(Code code) {
        StringBuilder first = new StringBuilder();
        StringBuilder again = new StringBuilder();
        BotHand.play(77, RuleSet.of(code), (_, act, _) -> first.append(act).append('\n'));
        BotHand.play(77, RuleSet.of(code), (_, act, _) -> again.append(act).append('\n'));
        assertEquals(first.toString(), again.toString());
    }
}
