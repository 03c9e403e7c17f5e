package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.play.Mischief.Afterwards;
import burraco.testing.Invariants;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Bots that break the code on purpose: the case that was committed is ruled under its id, and no
 * other; no card is lost, and every count adds up after each act until the hand is over.
 */
@Tag("campaign")
class MischiefTest {
    private static final int HANDS = Integer.getInteger("hands", 400);
    private static final long SEED = Long.getLong("seed", 1871);

    /** One hand in so many is checked completely after every act. */
    private static final int ONE_IN = Integer.getInteger("oneIn", 8);

    /** A case counts as impossible if so many hands in a row have no moment for it. */
    private static final int PATIENCE = 40_000;

    /** The cases that a code does not contain, so that nobody can commit them under it. */
    private static final Map<Code, Set<Case>> UNKNOWN =
            new EnumMap<>(
                    Map.of(
                            Code.FIBUR_INT_2018,
                            EnumSet.of(
                                    Case.FIRST_CARD_ELSEWHERE,
                                    Case.DISCARD_APART,
                                    Case.DISCARD_MISLED),
                            Code.FITAB_ITA_2026,
                            EnumSet.of(
                                    Case.FORBIDDEN_COMBINATION,
                                    Case.PICKUP_WITHOUT_PLAY,
                                    Case.CANNOT_PLAY,
                                    Case.GROUNDLESS_PICKUP_NOTICED_LATE,
                                    Case.WRONG_PLAY_AFTER_PICKUP)));

    @ParameterizedTest
    @EnumSource
    void theCaseCommittedIsRuledAndNoOther(Code code) {
        System.out.println(code + ": " + HANDS + " hands with mischief from seed " + SEED);
        List<Case> cases = known(code);
        int each = (HANDS + cases.size() - 1) / cases.size();
        StringBuilder rare = new StringBuilder();
        for (Case which : cases) {
            int tried = commit(code, which, each);
            if (tried > 20 * each) {
                rare.append(' ').append(which).append(" 1/").append(tried / each);
            }
        }
        System.out.println(cases.size() + " cases, " + each + " hands each; rare:" + rare);
    }

    private static List<Case> known(Code code) {
        return Mischief.cases().stream().filter(one -> !UNKNOWN.get(code).contains(one)).toList();
    }

    /** Commits a case several times; returns how many hands that took. */
    private static int commit(Code code, Case which, int times) {
        int committed = 0;
        int tried = 0;
        while (committed < times) {
            long seed = SEED + tried++;
            assertTrue(tried < PATIENCE + times, () -> "no moment for " + which);
            Checks checks = new Checks(which, seed);
            Optional<Mischief.Committed> hand =
                    Mischief.play(seed, RuleSet.of(code), which, Afterwards.CARRIED_OUT, checks);
            if (hand.isPresent()) {
                committed++;
                assertEquals(hand.get().told(), told(hand.get()), () -> which + ", seed " + seed);
            }
        }
        return tried;
    }

    /**
     * The cases that were ruled. An opening that art. 29 allows and freezes belongs to the first
     * ruling.
     */
    private static List<Case> told(Mischief.Committed hand) {
        List<Case> told = new java.util.ArrayList<>();
        for (Ruling ruling : hand.rulings()) {
            boolean again =
                    ruling.which() == Case.PICKUP_OUT_OF_TURN
                            && told.contains(Case.PICKUP_OUT_OF_TURN);
            if (!again) {
                told.add(ruling.which());
            }
        }
        return told;
    }

    @Test
    void whoPlaysOnIsToldThatARulingWaits() {
        Optional<Mischief.Committed> hand = Optional.empty();
        for (long seed = SEED; hand.isEmpty(); seed++) {
            hand =
                    Mischief.play(
                            seed,
                            RuleSet.FIBUR_INT_2018,
                            Case.WRONG_OPENING,
                            Afterwards.PLAYED_ON,
                            new Checks(Case.WRONG_OPENING, seed));
        }
        assertEquals(List.of(Case.WRONG_OPENING, Case.ACT_WHILE_A_RULING_WAITS), told(hand.get()));
        assertTrue(hand.get().end().over());
    }

    @Test
    void theSameSeedGivesTheSameHand() {
        StringBuilder one = new StringBuilder();
        StringBuilder two = new StringBuilder();
        for (StringBuilder text : List.of(one, two)) {
            for (long seed = SEED; seed < SEED + 20; seed++) {
                Mischief.play(
                        seed,
                        RuleSet.FITAB_ITA_2026,
                        Case.WRONG_TIE,
                        Afterwards.CARRIED_OUT,
                        (_, move, after) -> text.append(move).append(after.rulings()));
            }
        }
        assertEquals(one.toString(), two.toString());
    }

    /** Every case of a code can be committed, unless it is not an act. */
    @Test
    void nothingIsLeftOut() {
        EnumSet<Case> rest = EnumSet.allOf(Case.class);
        rest.removeAll(Mischief.cases());
        // This case is ruled as 28.3.
        assertEquals(EnumSet.of(Case.POZZETTO_REMINDED), rest);
    }

    /** What must hold after every act. */
    private static final class Checks implements Mischief.Watcher {
        private final Case which;
        private final long seed;
        private final Invariants invariants = new Invariants();
        private int number;

        Checks(Case which, long seed) {
            this.which = which;
            this.seed = seed;
        }

        @Override
        public void saw(Hand before, Move move, Outcome.Ruled after) {
            Hand hand = after.hand();
            String where = which + ", seed " + seed + ", " + move;
            number++;
            if (seed % ONE_IN == 0) {
                hold(before, move, after, where);
            }
            assertEquals(List.of(), Conservation.violations(hand), where);
            assertEquals(Conservation.count(before), Conservation.count(hand), where);
            boolean gathered = move.act() instanceof Act.Redeal || hand.stock().unseen() > 0;
            if (!gathered) {
                assertEquals(points(before), points(hand), where);
            }
            for (Line line : Line.values()) {
                LineScore score = Count.of(hand, line);
                if (score.total().isPresent()) {
                    int parts =
                            score.burrachi()
                                    + score.closing()
                                    + score.melds()
                                    + score.pozzetto().getAsInt()
                                    + score.hand().getAsInt()
                                    + score.penalized()
                                    + score.arbiter();
                    assertEquals(score.total().getAsInt(), parts, where);
                }
            }
        }

        private void hold(Hand before, Move move, Outcome.Ruled after, String where) {
            try {
                invariants.saw(before, move.act(), move.late(), number, after);
            } catch (AssertionError wrong) {
                throw new AssertionError(where + ": " + wrong.getMessage(), wrong);
            }
        }

        /** The value of all cards: of those that count, as counted, and of the others. */
        private static int points(Hand hand) {
            int points = hand.stock().known().points() + hand.pile().known().points();
            for (int number = 1; number <= 3; number++) {
                points += hand.pozzetto(number).cards().known().points();
            }
            for (Line line : Line.values()) {
                LineScore score = Count.of(hand, line);
                points += score.melds() - score.penalized() - score.hand().orElse(0);
            }
            return points;
        }
    }
}
