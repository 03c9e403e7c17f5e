package burraco.tracking.explaining;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.weighing.PozzettoAbsences;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes observations of what the scales of the stock and the pozzetti have shown since an act. */
final class Weighings {
    private static final int MOST_OF_IT = 8;

    private final TableScales weights;
    private final HandConfidence passedOver;
    private final long after;
    private final long now;
    private final List<Observation> happenings = new ArrayList<>();

    Weighings(TableScales weights, HandConfidence passedOver, long after, long now) {
        this.weights = weights;
        this.passedOver = passedOver;
        this.after = after;
        this.now = now;
    }

    List<Observation> of(Hand hand) {
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

    /** A change may have begun before the last act, when a hand leant on the stock. */
    private void stock(Hand hand) {
        Optional<ScaleCounter> stock = weights.onStock().filter(ScaleCounter::counts);
        if (stock.isEmpty() || stock.get().count() == hand.stock().size()) {
            return;
        }
        int missing = stock.get().count() - hand.stock().size();
        if (missing > 0 && stock.get().stirred()) {
            return; // What was drawn under a hand is weighed when the hand has left.
        }
        List<ScaleCounter.Step> steps = stepsSince(stock.get().steps(), missing);
        if (steps.isEmpty()) {
            step(missing, stock.get().steppedSince(), stock.get().steppedAt());
        }
        steps.forEach(step -> step(step.cards(), step.since(), step.at()));
    }

    /**
     * The last changes that add up to this many cards. A change may have been seen before the
     * previous act, and a part of it may belong to that act.
     */
    private List<ScaleCounter.Step> stepsSince(List<ScaleCounter.Step> steps, int cards) {
        List<ScaleCounter.Step> later =
                steps.stream().filter(step -> step.since() > after).toList();
        if (later.stream().mapToInt(ScaleCounter.Step::cards).sum() == cards) {
            return later;
        }
        int sum = 0;
        for (int i = steps.size() - 1; i >= 0; i--) {
            ScaleCounter.Step step = steps.get(i);
            sum += step.cards();
            if (sum == cards) {
                return steps.subList(i, steps.size());
            }
            if (cards < 0 && sum < cards) {
                List<ScaleCounter.Step> last = new ArrayList<>(steps.subList(i, steps.size()));
                int part = step.cards() - (sum - cards);
                last.set(0, new ScaleCounter.Step(part, step.since(), step.at()));
                return last;
            }
        }
        return List.of();
    }

    /** Cards that left the stock under one hand become separate observations. */
    private void step(int cards, long since, long rested) {
        if (cards > 0) {
            happenings.add(new Observation.Stepped(cards, since, rested));
        }
        for (int i = cards; i < 0; i++) {
            happenings.add(new Observation.Stepped(-1, since, rested));
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
                                new Observation.PozzettoBack(number, one.stirredSince(), now)));
    }

    private void gone(int number) {
        if (passedOver.hasPozzetto(number)) {
            return;
        }
        weights.away(number)
                .ifPresent(away ->
                        happenings.add(
                                new Observation.PozzettoGone(number, away.since(), away.rested())));
    }

    /** The pozzetto lies there as it should, but was away meanwhile. */
    private void goneAndBack(int number) {
        for (PozzettoAbsences.Absence one : weights.absences(number)) {
            if (one.since() > after && !passedOver.hasPozzetto(number)) {
                happenings.add(new Observation.PozzettoGone(number, one.since(), one.rested()));
                happenings.add(new Observation.PozzettoBack(number, one.backSince(), one.back()));
            }
        }
    }
}
