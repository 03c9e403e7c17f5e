package burraco.readers.feig;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Questions whose answers did not come in time but may still come.
 *
 * <p>Answers carry no number, but they come in the order of the questions. After a time-out a
 * question is asked whose answer differs from all that are outstanding; when that answer comes,
 * none is outstanding any more.
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
     * A question that is none of them. There always is one, because with three outstanding the port
     * is opened again.
     */
    FeigQuestion other() {
        return Stream.of(FeigQuestion.RESET, FeigQuestion.VERSION, FeigQuestion.INFO)
                .filter(what -> !owed.contains(what))
                .findFirst()
                .orElse(FeigQuestion.NOISE);
    }
}
