package burraco.play;

import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.hal.virtual.Chance;
import burraco.play.Mischief.Afterwards;
import burraco.second.TwoReferees;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Each case inside the remedy of each other one: whether the pair is possible, and its result. */
final class PairsTable {
    /** For how many acts after its ruling a fault's remedy is taken to last; it may be shorter. */
    private static final int INSIDE = 10;

    private static final Set<Case> BEFORE_THE_FIRST_DRAW =
            EnumSet.of(
                    Case.TOO_FEW_CARDS_CUT,
                    Case.WRONG_DEAL,
                    Case.FAN_LOOKED_AT_BEFORE_THE_START,
                    Case.CARD_SEEN_IN_THE_DEAL,
                    Case.WRONG_NUMBER_DEALT,
                    Case.DECK_NOT_WHOLE,
                    Case.LATE);

    private static final Set<Case> AFTER_THE_END =
            EnumSet.of(Case.ACT_AFTER_THE_END, Case.DECK_NOT_WHOLE_AFTER_RESULT);

    private static final Set<Case> NOTICED_LATE =
            EnumSet.of(
                    Case.WRONG_NUMBER_NOTICED_LATE,
                    Case.GROUNDLESS_PICKUP_NOTICED_LATE,
                    Case.SURPLUS_AFTER_THE_DISCARD,
                    Case.SURPLUS_LATER,
                    Case.EQUAL_COMBINATION_AFTER_THE_DISCARD,
                    Case.EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                    Case.EQUAL_COMBINATION_LATER);

    /** The result of a pair. If several apply, it is the first of them. */
    enum Came {
        /** The two referees disagree; it is open which of them is wrong. */
        DIFFER,
        /**
         * A person decides something: the second referee cannot follow from there, and is not
         * compared.
         */
        NOT_COMPARED,
        /** Both say that the second case closes the hand. */
        CLOSED,
        /** Both agree, and a person decides what the second case leads to. */
        QUESTION,
        AGREE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The head of the file, which explains the answers. */
    private static final String HEAD =
            """
            # tried agree: two referees rule and count it alike
            # tried closed: the same, and the hand is closed with it
            # tried question: the same, and a person decides what the second case comes to
            # tried not compared: a person decides in it (0.4), and only one referee follows
            # tried differ: the two referees do not agree, and which of them errs is open
            # no: there is no such pair, for the reason given
            # open: no hand that was tried offered it
            first	second	possible	came
            """;

    private record Done(Hand before, Act act, boolean late, Outcome.Ruled after) {}

    private final Map<Case, Map<Case, Came>> pairs = new EnumMap<>(Case.class);
    private final Map<Case, Boolean> committed = new EnumMap<>(Case.class);

    /** Commits the first case in so many hands, and then every other case that is possible. */
    void commit(Case first, RuleSet rules, long seed, int hands) {
        for (long s = seed; s < seed + 40L * hands && !enough(first, s - seed, hands); s++) {
            Moments moments = new Moments(first, s);
            Mischief.play(s, rules, first, Afterwards.CARRIED_OUT, moments);
        }
    }

    private boolean enough(Case first, long seen, int hands) {
        return seen >= hands && committed.containsKey(first);
    }

    /** Tries the second cases at each moment inside a remedy of one hand. */
    private final class Moments implements Mischief.Watcher {
        private final Case first;
        private final Chance chance;
        private final List<Done> done = new ArrayList<>();
        private int left;

        Moments(Case first, long seed) {
            this.first = first;
            chance = new Chance(seed);
        }

        @Override
        public void saw(Hand before, Move move, Outcome.Ruled after) {
            done.add(new Done(before, move.act(), move.late(), after));
            if (after.rulings().stream().anyMatch(ruling -> ruling.which() == first)) {
                committed.put(first, true);
                left = INSIDE;
            }
            if (left-- > 0 && !after.hand().isDealing()) {
                Mischief.cases().forEach(second -> commit(second, after.hand()));
            }
        }

        private void commit(Case second, Hand hand) {
            Map<Case, Came> known = pairs.computeIfAbsent(first, _ -> new EnumMap<>(Case.class));
            if (known.containsKey(second)) {
                return;
            }
            Mischief.plan(hand, done.size() + 1, second, chance)
                    .ifPresent(steps -> known.put(second, cameOf(second, steps)));
        }

        private Came cameOf(Case second, List<Mischief.Step> steps) {
            List<Done> all = new ArrayList<>(done);
            steps.forEach(
                    step -> all.add(new Done(step.before(), step.act(), false, step.after())));
            TwoReferees referees = new TwoReferees(all.getFirst().before());
            for (int i = 0; i < all.size(); i++) {
                Done one = all.get(i);
                boolean agree =
                        referees.differences(
                                        one.before(), one.act(), i + 1, one.late(), one.after())
                                .isEmpty();
                if (!agree && i >= done.size()) {
                    return Came.DIFFER;
                }
            }
            if (!referees.compare()) {
                return Came.NOT_COMPARED;
            }
            Outcome.Ruled last = all.getLast().after();
            if (last.hand().ending().reason() == Ending.Reason.CLOSED) {
                return Came.CLOSED;
            }
            boolean asks =
                    last.rulings().stream()
                            .filter(ruling -> ruling.which() == second)
                            .map(Ruling::remedies)
                            .anyMatch(remedies -> remedies.contains(Remedy.ADVISE));
            return asks ? Came.QUESTION : Came.AGREE;
        }
    }

    int tried() {
        return pairs.values().stream().mapToInt(Map::size).sum();
    }

    String summary() {
        Map<Came, Integer> sums = new EnumMap<>(Came.class);
        pairs.values()
                .forEach(
                        known -> known.values().forEach(came -> sums.merge(came, 1, Integer::sum)));
        int all = Case.values().length * Case.values().length;
        return all + " pairs, " + tried() + " tried: " + sums;
    }

    /** A line for each pair: the two cases, whether the pair is possible, and its result. */
    String text() {
        StringBuilder text = new StringBuilder(HEAD);
        for (Case first : Case.values()) {
            for (Case second : Case.values()) {
                Came came = pairs.getOrDefault(first, Map.of()).get(second);
                String answer =
                        came != null
                                ? "tried\t" + came
                                : whyNever(first, second)
                                        .map(why -> "no\t" + why)
                                        .orElseGet(() -> "open\t" + whyNotYet(first, second));
                text.append(first).append('\t').append(second).append('\t').append(answer);
                text.append('\n');
            }
        }
        return text.toString();
    }

    /** Why this pair is impossible; empty if it may be possible. */
    static Optional<String> whyNever(Case first, Case second) {
        if (BEFORE_THE_FIRST_DRAW.contains(second)) {
            return Optional.of("the second comes before the first draw");
        }
        if (AFTER_THE_END.contains(first)) {
            return Optional.of("the hand is over");
        }
        if (AFTER_THE_END.contains(second)) {
            return Optional.of("the second comes after the end, where no remedy is left");
        }
        if (first == Case.GROUNDLESS_PICKUP_NOTICED_LATE) {
            return Optional.of("the first has no remedy");
        }
        if (first == Case.POZZETTO_REMINDED || second == Case.POZZETTO_REMINDED) {
            return Optional.of("21.4 is ruled as 28.3");
        }
        if (second == Case.GROUNDLESS_PICKUP_NOTICED_LATE) {
            return Optional.of("the second is never ruled");
        }
        boolean strangers =
                isItalian(first) && isInternazionale(second)
                        || isItalian(second) && isInternazionale(first);
        return strangers ? Optional.of("no code has both") : Optional.empty();
    }

    private String whyNotYet(Case first, Case second) {
        if (NOTICED_LATE.contains(second)) {
            return "the second only comes out later";
        }
        return committed.containsKey(first)
                ? "no moment for the second in the hands tried"
                : "no moment for the first in the hands tried";
    }

    private static boolean isItalian(Case which) {
        return which.id().startsWith("F6");
    }

    private static boolean isInternazionale(Case which) {
        return which == Case.FORBIDDEN_COMBINATION
                || which == Case.PICKUP_WITHOUT_PLAY
                || which == Case.CANNOT_PLAY
                || which == Case.WRONG_PLAY_AFTER_PICKUP;
    }
}
