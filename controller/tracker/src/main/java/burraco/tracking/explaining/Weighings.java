package burraco.tracking.explaining;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.weighing.Absences;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the scales of the stock and the pozzetti showed since an act. */
final class Weighings {
    private static final int MOST_OF_IT = 8;

    private final Weights weights;
    private final PassedOver passedOver;
    private final long after;
    private final long now;
    private final List<Happening> happenings = new ArrayList<>();

    Weighings(Weights weights, PassedOver passedOver, long after, long now) {
        this.weights = weights;
        this.passedOver = passedOver;
        this.after = after;
        this.now = now;
    }

    List<Happening> of(Hand hand) {
        stock(hand);
        for (int number = 1; number <= 2; number++) {
            switch (hand.pozzetto(number)) {
                case Pozzetto.Unplayed _, Pozzetto.Played _ -> back(number);
                case Pozzetto.Lying _ -> {
                    goneAndBack(number);
                    gone(number);
                }
                case Pozzetto.Absent _ -> {}
            }
        }
        return happenings;
    }

    /** A step may have begun before the last act, with a hand that leant on the stock. */
    private void stock(Hand hand) {
        Optional<Balance> stock = weights.onStock().filter(Balance::counts);
        if (stock.isEmpty() || stock.get().count() == hand.stock().size()) {
            return;
        }
        int missing = stock.get().count() - hand.stock().size();
        if (missing > 0 && stock.get().stirred()) {
            return; // What was drawn under a hand is weighed when it has left.
        }
        List<Balance.Step> steps = stepsSince(stock.get().steps(), missing);
        if (steps.isEmpty()) {
            step(missing, stock.get().steppedSince(), stock.get().steppedAt());
        }
        steps.forEach(step -> step(step.cards(), step.since(), step.at()));
    }

    /**
     * The last steps that make so many cards; a step may have been seen before the act before, and
     * a part of it belong to that.
     */
    private List<Balance.Step> stepsSince(List<Balance.Step> steps, int cards) {
        List<Balance.Step> later = steps.stream().filter(step -> step.since() > after).toList();
        if (later.stream().mapToInt(Balance.Step::cards).sum() == cards) {
            return later;
        }
        int sum = 0;
        for (int i = steps.size() - 1; i >= 0; i--) {
            Balance.Step step = steps.get(i);
            sum += step.cards();
            if (sum == cards) {
                return steps.subList(i, steps.size());
            }
            if (cards < 0 && sum < cards) {
                List<Balance.Step> last = new ArrayList<>(steps.subList(i, steps.size()));
                int part = step.cards() - (sum - cards);
                last.set(0, new Balance.Step(part, step.since(), step.at()));
                return last;
            }
        }
        return List.of();
    }

    /** Cards that left the stock under one hand: each for itself. */
    private void step(int cards, long since, long rested) {
        if (cards > 0) {
            happenings.add(new Happening.Stepped(cards, since, rested));
        }
        for (int i = cards; i < 0; i++) {
            happenings.add(new Happening.Stepped(-1, since, rested));
        }
    }

    private void back(int number) {
        if (passedOver.hasPozzetto(number)) {
            return;
        }
        weights.onPozzetto(number)
                .filter(one -> one.whole() >= MOST_OF_IT && one.resting(now))
                .ifPresent(one ->
                        happenings.add(
                                new Happening.PozzettoBack(number, one.stirredSince(), now)));
    }

    private void gone(int number) {
        if (passedOver.hasPozzetto(number)) {
            return;
        }
        weights.away(number)
                .ifPresent(away ->
                        happenings.add(
                                new Happening.PozzettoGone(number, away.since(), away.rested())));
    }

    /** It lies there as it should, and was away meanwhile. */
    private void goneAndBack(int number) {
        for (Absences.Absence one : weights.absences(number)) {
            if (one.since() > after && !passedOver.hasPozzetto(number)) {
                happenings.add(new Happening.PozzettoGone(number, one.since(), one.rested()));
                happenings.add(new Happening.PozzettoBack(number, one.backSince(), one.back()));
            }
        }
    }
}
