package burraco.readers.feig;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Questions that were not answered in time, and whose answers may still come.
 *
 * <p>Answers have no number, but they come in the order of the questions. After a time-out, a
 * question is asked whose answer differs from all outstanding ones; when that answer comes, none is
 * outstanding any more.
 */
final class LateAnswers {
    private final Set<FeigQuestion> owed = EnumSet.noneOf(FeigQuestion.class);

    void add(FeigQuestion missed) {
        owed.add(missed);
    }

    void clear() {
        owed.clear();
    }

    boolean isNothing() {
        return owed.isEmpty();
    }

    /**
     * A question of another kind than all outstanding ones. There always is one, because the port
     * is opened again when three are outstanding.
     */
    FeigQuestion other() {
        return Stream.of(FeigQuestion.RESET, FeigQuestion.VERSION, FeigQuestion.INFO)
                .filter(what -> !owed.contains(what))
                .findFirst()
                .orElse(FeigQuestion.NOISE);
    }
}
