package burraco.readers.feig;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Questions whose answers did not come in time, and may come yet.
 *
 * <p>Answers carry no number, but they come in the order of the questions. After a time-out
 * something is asked whose answer cannot be one that is still owed: when it comes, nothing is owed
 * any more.
 */
final class Owed {
    private final Set<Asked> owed = EnumSet.noneOf(Asked.class);

    void add(Asked missed) {
        owed.add(missed);
    }

    void clear() {
        owed.clear();
    }

    boolean isNothing() {
        return owed.isEmpty();
    }

    /** A question that is none of them. There is one: with three owed the port is opened anew. */
    Asked other() {
        return Stream.of(Asked.RESET, Asked.VERSION, Asked.INFO)
                .filter(what -> !owed.contains(what))
                .findFirst()
                .orElse(Asked.NOISE);
    }
}
