package burraco.engine.hand;

import burraco.engine.meld.MeldId;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The plays of a turn in order, and later findings about them. Immutable; each shares its beginning
 * with the one from which it was made, so that each hand adds only one step.
 */
final class Laid {
    static final Laid NONE = new Laid(Chain.empty(), 0);

    private sealed interface Step {
        record One(Play play) implements Step {}

        /** Everything in this meld so far was found to be right or wrong. */
        record Found(MeldId meld, boolean good) implements Step {}
    }

    private final Chain<Step> steps;
    private final int count;

    /**
     * @param count how many of the steps are plays
     */
    private Laid(Chain<Step> steps, int count) {
        this.steps = steps;
        this.count = count;
    }

    Laid with(Play play) {
        return new Laid(steps.with(new Step.One(play)), count + 1);
    }

    /** Finds all plays on that meld so far to be right or wrong. */
    Laid judged(MeldId meld, boolean good) {
        Step found = new Step.Found(meld, good);
        return count == 0 || steps.endsWith(found) ? this : new Laid(steps.with(found), count);
    }

    Laid without(Predicate<Play> gone) {
        List<Play> all = list();
        if (all.stream().noneMatch(gone)) {
            return this;
        }
        Laid left = NONE;
        for (Play play : all) {
            left = gone.test(play) ? left : left.with(play);
        }
        return left;
    }

    boolean isEmpty() {
        return count == 0;
    }

    List<Play> list() {
        if (count == 0) {
            return List.of();
        }
        Map<MeldId, Boolean> good = new HashMap<>();
        LinkedList<Play> all = new LinkedList<>();
        for (Step step : steps.list().reversed()) {
            switch (step) {
                case Step.Found(var meld, var now) -> good.putIfAbsent(meld, now);
                case Step.One(var play) -> all.addFirst(asFound(play, good));
            }
        }
        return List.copyOf(all);
    }

    private static Play asFound(Play play, Map<MeldId, Boolean> found) {
        boolean good = found.getOrDefault(play.meld(), play.legal());
        return good == play.legal() ? play : play.judged(good);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Laid laid && list().equals(laid.list());
    }

    @Override
    public int hashCode() {
        return Objects.hash(list());
    }

    @Override
    public String toString() {
        return list().toString();
    }
}
