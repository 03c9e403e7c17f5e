package burraco.tracking.weighing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** When a pozzetto was taken from its scale and put back. */
public final class PozzettoAbsences {
    private static final int MOST_OF_IT = 8;
    private static final int NOTHING = 1;
    private static final int MOST = 16;

    private final List<Absence> over = new ArrayList<>();
    private long since = -1;
    private long rested;

    /**
     * One absence that is over.
     *
     * @param since when the pozzetto began to be taken
     * @param rested when the scale was at rest without it
     * @param backSince when it began to be put back
     * @param back when the scale was at rest with it again
     */
    public record Absence(long since, long rested, long backSince, long back) {}

    /** Forgets everything, because another hand is dealt. */
    void clear() {
        over.clear();
        since = -1;
    }

    void look(ScaleCounter balance, long now) {
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

    /** A pozzetto that is away now: since when, and when the scale was at rest without it. */
    public record Away(long since, long rested) {}

    /** The present absence, if the pozzetto is away or only partly back. */
    Optional<Away> now() {
        return since < 0 ? Optional.empty() : Optional.of(new Away(since, rested));
    }

    /** The absences that are over. */
    List<Absence> over() {
        return List.copyOf(over);
    }
}
