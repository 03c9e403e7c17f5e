package burraco.tracking.understanding;

/**
 * Limits the work of searches. Work is counted, not timed, so that a capture gives the same result
 * on any machine. Time at the table earns work; what a lawful hand needs in its busiest moments is
 * kept in store. When the store is used up, searches are short and nothing more is searched until
 * enough has been earned again; what they did not finish is searched then.
 */
public final class SearchBudget {
    /**
     * Work earned per millisecond: some fifty times what a lawful hand needs on average. With less,
     * hands of people with unusual habits are understood worse.
     */
    private static final double WORK_PER_MILLI = 6;

    /** Most work that can be in store: more than a whole lawful hand takes. */
    private static final double MOST_STORED = 200_000;

    /** About the most work that one input may cause. */
    private static final int MOST_PER_INPUT = 12_000;

    /** Work that a search may always take; most searches end sooner. */
    private static final int SHORT_SEARCH = 1_500;

    private double left = MOST_STORED;
    private long earned = -1;
    private int ofInput;
    private long spent;

    /** Starts another input. */
    void begin(long now) {
        ofInput = 0;
        if (earned >= 0 && now > earned) {
            left = Math.min(MOST_STORED, left + WORK_PER_MILLI * (now - earned));
        }
        earned = Math.max(earned, now);
    }

    /** The work that the next search may take. */
    int most() {
        double most = Math.min(left, MOST_PER_INPUT - ofInput);
        return (int) Math.max(SHORT_SEARCH, most);
    }

    void spend(int work) {
        left -= work;
        ofInput += work;
        spent += work;
    }

    /** When the work that was taken in advance will have been earned. */
    long restsUntil(long now) {
        return left >= 0 ? now : now + (long) (-left / WORK_PER_MILLI);
    }

    /** The work of all searches so far. */
    public long spent() {
        return spent;
    }
}
