package burraco.play;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.legal.LegalActs;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.Chance;
import burraco.testing.RulingText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A hand from a seed in which faults meet: one inside the remedy of another, in a limited turn,
 * near a closing.
 */
final class FaultsOnFaults {
    /** For how many acts after a fault the next one is likely. */
    private static final int CLUMSY_FOR = 14;

    private static final int MOST_ACTS = 160;

    /** Gets every act with the hand before it and the outcome. */
    interface Watcher {
        void saw(Hand before, Act act, int number, boolean late, Outcome.Ruled after);
    }

    private final Chance chance;
    private final Clumsy clumsy;
    private final Bot bot;
    private final boolean allUnderstood;
    private final Watcher watcher;
    private final List<String> done = new ArrayList<>();
    private Hand hand;
    private int number = 1;
    private int clumsyUntil;

    private FaultsOnFaults(long seed, RuleSet rules, boolean allUnderstood, Watcher watcher) {
        this.allUnderstood = allUnderstood;
        this.watcher = watcher;
        chance = new Chance(seed * 31 + 7);
        clumsy = new Clumsy(chance);
        bot = new Bot(new Chance(~seed));
        boolean near = chance.below(4) > 0;
        boolean onCall = near && chance.below(5) == 0 && !allUnderstood;
        hand = near ? Endgames.of(seed, rules, onCall) : Trick.dealt(seed, rules);
    }

    /** Plays until the hand is over or has lasted long enough; returns the last outcome. */
    static Outcome.Ruled play(long seed, RuleSet rules, Watcher watcher) {
        return play(new FaultsOnFaults(seed, rules, false, watcher));
    }

    /** Plays in the same way at a table whose people notice every fault at once. */
    static Outcome.Ruled playUnderstood(long seed, RuleSet rules, Watcher watcher) {
        return play(new FaultsOnFaults(seed, rules, true, watcher));
    }

    private static Outcome.Ruled play(FaultsOnFaults faults) {
        faults.play();
        return Engine.close(faults.hand, faults.number);
    }

    private void play() {
        try {
            while (number <= MOST_ACTS && !hand.over() && next()) {}
        } catch (AssertionError wrong) {
            throw new AssertionError(wrong.getMessage() + story(), wrong);
        }
    }

    /** The last acts, each with its rulings. */
    private String story() {
        int from = Math.max(0, done.size() - CLUMSY_FOR);
        return "\n  " + String.join("\n  ", done.subList(from, done.size()));
    }

    /** Plays the next act; returns whether there was one. */
    private boolean next() {
        boolean again = number < clumsyUntil && chance.below(2) == 0;
        if (again || chance.below(12) == 0) {
            Optional<Act> act = clumsy.act(hand);
            if (act.isPresent() && did(act.get(), chance.below(10) == 0 && !allUnderstood)) {
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
        watcher.saw(hand, act, number, late, after);
        clumsyUntil = after.rulings().isEmpty() ? clumsyUntil : number + CLUMSY_FOR;
        hand = after.hand();
        number++;
        return true;
    }
}
