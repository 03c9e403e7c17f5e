package burraco.play;

import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.legal.LegalActs;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A hand of bots in which one commits a chosen case on purpose, once, at the first moment that
 * fits. Then the remedy is carried out or ignored, and the hand goes on.
 */
public final class Mischief {
    private static final int MOST_ACTS = 3000;

    private static final Map<Case, Trick> TRICKS =
            Stream.of(
                            WrongDeals.all(),
                            WrongTakings.all(),
                            WrongMelding.all(),
                            WrongMoments.all(),
                            WrongEndings.all(),
                            PeoplesReports.all(),
                            PeoplesDecisions.all())
                    .flatMap(List::stream)
                    .collect(
                            Collectors.toMap(
                                    Trick::which, Function.identity(), (a, _) -> a, TreeMap::new));

    /** What happens after a ruling. */
    public enum Afterwards {
        /** The remedies are carried out. */
        CARRIED_OUT,
        /** The next player plays on as if nothing were owed. */
        PLAYED_ON
    }

    /**
     * A hand with a case committed in it.
     *
     * @param start the hand before the first move
     * @param committed the number of the move that commits it, from 1
     * @param seat who committed it
     * @param told the cases that are ruled because of it, in order
     * @param rulings every ruling of the hand
     * @param end the hand as it ended
     */
    public record Committed(
            Case which,
            Hand start,
            int committed,
            Optional<Seat> seat,
            List<Case> told,
            List<Ruling> rulings,
            Hand end) {}

    /** Is told every move, with the hand before it and its outcome. */
    public interface Watcher {
        void saw(Hand before, Move move, Outcome.Ruled after);
    }

    private Mischief() {}

    /** The cases that can be committed. */
    public static List<Case> cases() {
        return List.copyOf(TRICKS.keySet());
    }

    /** The beginning of a hand in which a case is to be committed. */
    public static Hand start(long seed, RuleSet rules, Case which) {
        return trick(which).start().dealt(seed, rules);
    }

    /**
     * A step of a plan.
     *
     * @param after its outcome
     */
    public record Step(Hand before, Act act, Outcome.Ruled after) {}

    /**
     * The steps by which somebody could commit a case at this moment; nothing is done. Empty if the
     * moment does not fit, and for cases that come out only later.
     *
     * @param hand with all cards that the plan may use
     * @param number of the first act, higher than those of all acts before
     */
    public static Optional<List<Step>> plan(Hand hand, int number, Case which, Chance chance) {
        Plan plan = new Plan(hand, number, chance);
        boolean fits = trick(which).deed().commit(plan);
        if (!fits || plan.done().isEmpty()) {
            return Optional.empty();
        }
        List<Plan.Done> done = plan.done().get();
        boolean ruled =
                done.stream()
                        .flatMap(one -> one.after().rulings().stream())
                        .anyMatch(ruling -> ruling.which() == which);
        boolean late = done.stream().anyMatch(one -> one.move().late());
        return ruled && !late
                ? Optional.of(
                        done.stream()
                                .map(one -> new Step(one.before(), one.move().act(), one.after()))
                                .toList())
                : Optional.empty();
    }

    private static Trick trick(Case which) {
        Trick trick = TRICKS.get(which);
        if (trick == null) {
            throw new IllegalArgumentException("nobody can commit " + which);
        }
        return trick;
    }

    /** Empty if no moment of the hand fits, or the code of play does not have the case. */
    public static Optional<Committed> play(
            long seed, RuleSet rules, Case which, Afterwards afterwards, Watcher watcher) {
        return play(seed, rules, which, afterwards, new Bot(new Chance(~seed)), watcher);
    }

    /** The same with a given bot for all four players. */
    public static Optional<Committed> play(
            long seed, RuleSet rules, Case which, Afterwards afterwards, Bot bot, Watcher watcher) {
        return new Play(trick(which), seed, rules, afterwards, bot, watcher).play();
    }

    /** One such hand being played. */
    private static final class Play {
        private final Trick trick;
        private final Chance chance;
        private final Bot bot;
        private final Afterwards afterwards;
        private final Watcher watcher;
        private final Hand start;
        private final List<Ruling> rulings = new ArrayList<>();
        private Hand hand;
        private int number = 1;
        private int committed;

        Play(
                Trick trick,
                long seed,
                RuleSet rules,
                Afterwards afterwards,
                Bot bot,
                Watcher watcher) {
            this.trick = trick;
            this.afterwards = afterwards;
            this.watcher = watcher;
            chance = new Chance(seed * 31 + 17);
            this.bot = bot;
            start = trick.start().dealt(seed, rules);
            hand = start;
        }

        Optional<Committed> play() {
            while (number <= MOST_ACTS) {
                if (committed == 0 && commits()) {
                    if (playsOn()) {
                        break;
                    }
                    continue;
                }
                List<Act> acts = LegalActs.of(hand);
                if (acts.isEmpty()) {
                    break;
                }
                Act act = acts.size() == 1 ? acts.getFirst() : choose(acts);
                did(hand, Move.of(act), ruled(act));
            }
            return committed == 0 ? Optional.empty() : Optional.of(result());
        }

        private Act choose(List<Act> acts) {
            return hand.owed().isEmpty() ? bot.choose(hand, acts) : acts.getFirst();
        }

        private Outcome.Ruled ruled(Act act) {
            Outcome outcome = Engine.apply(hand, act, number);
            if (outcome instanceof Outcome.Ruled ruled) {
                return ruled;
            }
            throw new IllegalStateException(trick.which() + ": " + act + " gives " + outcome);
        }

        private boolean commits() {
            Plan plan = new Plan(hand, number, chance);
            if (!trick.deed().commit(plan) || plan.done().isEmpty()) {
                return false;
            }
            for (Plan.Done done : plan.done().get()) {
                did(done.before(), done.move(), done.after());
                committed = number - 1;
            }
            return true;
        }

        private void did(Hand before, Move move, Outcome.Ruled after) {
            watcher.saw(before, move, after);
            rulings.addAll(after.rulings());
            hand = after.hand();
            number++;
        }

        /** The next player draws although something is owed, and the hand is stopped after that. */
        private boolean playsOn() {
            if (afterwards == Afterwards.CARRIED_OUT || hand.owed().isEmpty() || hand.over()) {
                return false;
            }
            Seat next = hand.acting().next();
            if (!hand.stock().isEmpty()) {
                Act draw = new Act.Draw(next, List.of());
                did(hand, Move.of(draw), ruled(draw));
            }
            did(hand, Move.of(new Act.End()), ruled(new Act.End()));
            return true;
        }

        private Committed result() {
            Optional<Seat> seat = rulings.isEmpty() ? Optional.empty() : rulings.getFirst().seat();
            return new Committed(
                    trick.which(), start, committed, seat, trick.told(), rulings, hand);
        }
    }
}
