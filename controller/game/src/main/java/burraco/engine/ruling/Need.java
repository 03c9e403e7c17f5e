package burraco.engine.ruling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The clues without which a case cannot be detected.
 *
 * @param first without each of these nothing of the case can be detected; if there are none, each
 *     of the others shows a part of it
 * @param also without these a part is missing, or somebody could object
 */
public record Need(List<Clue> first, List<Clue> also) {
    public Need {
        first = List.copyOf(first);
        also = List.copyOf(also);
    }

    static Need of(Clue... first) {
        return new Need(Arrays.asList(first), List.of());
    }

    /** Each of these shows a part. */
    static Need anyOf(Clue... some) {
        return new Need(List.of(), Arrays.asList(some));
    }

    Need and(Clue... others) {
        List<Clue> more = new ArrayList<>(also);
        more.addAll(Arrays.asList(others));
        return new Need(first, more);
    }
}
