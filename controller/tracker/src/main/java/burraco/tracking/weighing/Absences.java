package burraco.tracking.weighing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** When a pozzetto was taken from its scale and put back, as long as it is remembered. */
public final class Absences {
    private static final int MOST_OF_IT = 8;
    private static final int NOTHING = 1;
    private static final int MOST = 16;

    private final List<Absence> over = new ArrayList<>();
    private long since = -1;
    private long rested;

    /**
     * It was away.
     *
     * @param since when it began to be taken
     * @param rested when the scale was at rest without it
     * @param backSince when it was first seen to come back
     * @param back when the scale was at rest with it
     */
    public record Absence(long since, long rested, long backSince, long back) {}

    /** Another hand is dealt. */
    void clear() {
        over.clear();
        since = -1;
    }

    void look(Balance balance, long now) {
        boolean lies = balance.whole() >= MOST_OF_IT;
        if (since < 0 && !lies && !balance.stirred() && balance.count() <= NOTHING) {
            since = balance.steppedSince();
            rested = balance.steppedAt();
        } else if (since >= 0 && lies && balance.resting(now)) {
            if (over.size() == MOST) {
                over.removeFirst();
            }
            over.add(new Absence(since, rested, balance.stirredSince(), now));
            since = -1;
        }
    }

    /** Since when it is away, and when the scale was at rest without it. */
    public record Away(long since, long rested) {}

    /** Whether it is away, or only partly back. */
    Optional<Away> now() {
        return since < 0 ? Optional.empty() : Optional.of(new Away(since, rested));
    }

    /** Those that are over. */
    List<Absence> over() {
        return List.copyOf(over);
    }
}
