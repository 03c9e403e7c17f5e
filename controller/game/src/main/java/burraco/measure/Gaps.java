package burraco.measure;

import burraco.engine.act.Act;
import java.util.List;

/** The gaps of a record: times during which nobody knows what happened. */
final class Gaps {
    private final List<Happened> gaps;

    private Gaps(List<Happened> gaps) {
        this.gaps = gaps;
    }

    static Gaps of(Course inferred) {
        return new Gaps(inferred.acts().stream().filter(act -> act.kind() == Kind.GAP).toList());
    }

    /**
     * Whether this act was done in a gap.
     *
     * @param after the line of the act recognised before it
     * @param before the line of the act recognised next; without times, the gap must lie between
     *     the two
     */
    boolean cover(Happened act, int after, int before) {
        return gaps.stream()
                .anyMatch(gap ->
                        act.isTimed() && gap.isTimed()
                                ? overlap(act, gap)
                                : after < gap.line() && gap.line() < before);
    }

    private static boolean overlap(Happened act, Happened gap) {
        long lost = Math.min(gap.begun(), gap.complete() - ((Act.Gap) gap.act()).millis());
        return act.complete() >= lost && act.begun() <= gap.complete();
    }
}
