package burraco.layout.sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What must be known to see a case.
 *
 * @param first without one of these nothing of it can be seen; where there are none, any one of the
 *     others shows something
 * @param also without these something is missing, or a person could contradict
 */
record Need(List<Sense> first, List<Sense> also) {
    Need {
        first = List.copyOf(first);
        also = List.copyOf(also);
    }

    static Need of(Sense... first) {
        return new Need(Arrays.asList(first), List.of());
    }

    /** Whatever there is of these shows a part. */
    static Need anyOf(Sense... some) {
        return new Need(List.of(), Arrays.asList(some));
    }

    Need and(Sense... others) {
        List<Sense> more = new ArrayList<>(also);
        more.addAll(Arrays.asList(others));
        return new Need(first, more);
    }

    Sight by(Senses senses) {
        List<Sense> absent =
                first.stream().filter(sense -> senses.of(sense) == Extent.NONE).toList();
        if (!absent.isEmpty()) {
            return new Sight(Sight.How.WHEN_TOLD, absent);
        }
        List<Sense> missing = new ArrayList<>(first);
        missing.addAll(also);
        boolean nothing = missing.stream().allMatch(sense -> senses.of(sense) == Extent.NONE);
        missing.removeIf(senses::has);
        if (missing.isEmpty()) {
            return new Sight(Sight.How.BY_ITSELF, List.of());
        }
        return new Sight(nothing ? Sight.How.WHEN_TOLD : Sight.How.IN_PART, missing);
    }
}
