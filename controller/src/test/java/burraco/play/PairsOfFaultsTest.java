package burraco.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.legal.LegalActs;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.hal.virtual.Chance;
import burraco.testing.Invariants;
import burraco.testing.RulingText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A fault inside the remedy of another one, in a limited turn, near a closing: whatever meets, what
 * holds of every act holds of these. {@code -Dpairs=100000} looks longer, {@code -Dseed=…}
 * elsewhere.
 */
class PairsOfFaultsTest {
    private static final int HANDS = Integer.getInteger("pairs", 600);
    private static final long SEED = Long.getLong("seed", 2018);

    /** For so many acts after a fault the next one is near. */
    private static final int CLUMSY_FOR = 14;

    private static final int MOST_ACTS = 160;

    private int rulings;
    private int closed;
    private final TreeSet<String> pairs = new TreeSet<>();

    @ParameterizedTest
    @EnumSource
    void nothingIsRuledOrCountedThatNobodyDid(Code code) {
        System.out.println(code + ": " + HANDS + " hands with pairs of faults from seed " + SEED);
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            try {
                new Playing(seed, RuleSet.of(code)).play();
            } catch (AssertionError | RuntimeException wrong) {
                throw new AssertionError("seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
        System.out.printf(
                "%d rulings, %d pairs of cases, %d hands closed%n", rulings, pairs.size(), closed);
        assertTrue(rulings > HANDS, "rulings: " + rulings);
        assertTrue(closed > HANDS / 100, "closed: " + closed);
    }

    /** One hand. */
    private final class Playing {
        private final Chance chance;
        private final Clumsy clumsy;
        private final Bot bot;
        private final Invariants invariants = new Invariants();
        private final List<String> done = new ArrayList<>();
        private Hand hand;
        private int number = 1;
        private int clumsyUntil;
        private Case last;

        Playing(long seed, RuleSet rules) {
            chance = new Chance(seed * 31 + 7);
            clumsy = new Clumsy(chance);
            bot = new Bot(new Chance(~seed));
            boolean near = chance.below(4) > 0;
            hand = near ? Endgames.of(seed, rules, chance.below(5) == 0) : Trick.dealt(seed, rules);
        }

        void play() {
            try {
                while (number <= MOST_ACTS && !hand.over() && next()) {}
            } catch (AssertionError wrong) {
                throw new AssertionError(wrong.getMessage() + story(), wrong);
            }
            invariants.sawEnd(hand, Engine.close(hand, number));
            closed += hand.ending().reason() == Ending.Reason.CLOSED ? 1 : 0;
        }

        /** The last acts, each with what was ruled. */
        private String story() {
            int from = Math.max(0, done.size() - CLUMSY_FOR);
            return "\n  " + String.join("\n  ", done.subList(from, done.size()));
        }

        /** The next act; whether there was one. */
        private boolean next() {
            boolean again = number < clumsyUntil && chance.below(2) == 0;
            if (again || chance.below(12) == 0) {
                Optional<Act> act = clumsy.act(hand);
                if (act.isPresent() && did(act.get(), chance.below(10) == 0)) {
                    return true;
                }
            }
            List<Act> legal = LegalActs.of(hand);
            if (legal.isEmpty()) {
                return clumsy.act(hand).map(act -> did(act, false)).isPresent();
            }
            Act act =
                    !hand.owed().isEmpty() || legal.size() == 1
                            ? legal.getFirst()
                            : legal.getFirst() instanceof Act.OfSeat && chance.below(3) == 0
                                    ? legal.get(chance.below(legal.size()))
                                    : bot.choose(hand, legal);
            did(act, false);
            return true;
        }

        private boolean did(Act act, boolean late) {
            if (!(Engine.apply(hand, act, number, late) instanceof Outcome.Ruled after)) {
                return false;
            }
            String told =
                    after.rulings().stream().map(RulingText::of).collect(Collectors.joining(", "));
            done.add(number + " " + act + (late ? " ? " : " ") + told);
            invariants.saw(hand, act, late, number, after);
            for (Ruling ruling : after.rulings()) {
                rulings++;
                pairs.add(last + " " + ruling.which());
                last = ruling.which();
                clumsyUntil = number + CLUMSY_FOR;
            }
            hand = after.hand();
            number++;
            return true;
        }
    }
}
