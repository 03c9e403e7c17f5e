package burraco.tracking.understanding;

/**
 * How much may be searched. Work is counted and not timed, so that a capture comes to the same on
 * any machine. Time at the table earns it; what a lawful hand needs in its busiest moments is kept
 * in store. When that is used up searches are short ones, and nothing is searched until as much has
 * been earned again: what they did not come to is taken up then.
 */
public final class Allowance {
    /**
     * What a millisecond at the table earns: some fifty times what a lawful hand needs on average.
     * With less, hands of people with unusual habits are understood worse.
     */
    private static final double EARNED = 6;

    /** So much is kept at most: more than a whole lawful hand takes. */
    private static final double STORE = 200_000;

    /** No input takes more than about so much. */
    private static final int FOR_AN_INPUT = 12_000;

    /** What a short search may take: most of them end sooner. */
    private static final int SHORT = 1_500;

    private double left = STORE;
    private long earned = -1;
    private int ofInput;
    private long spent;

    /** Another input has come. */
    void begin(long now) {
        ofInput = 0;
        if (earned >= 0 && now > earned) {
            left = Math.min(STORE, left + EARNED * (now - earned));
        }
        earned = Math.max(earned, now);
    }

    /** So much the next search may take. */
    int most() {
        double most = Math.min(left, FOR_AN_INPUT - ofInput);
        return (int) Math.max(SHORT, most);
    }

    void spend(int work) {
        left -= work;
        ofInput += work;
        spent += work;
    }

    /** When what was taken in advance has been earned. */
    long restsUntil(long now) {
        return left >= 0 ? now : now + (long) (-left / EARNED);
    }

    /** How much has been searched in all. */
    public long spent() {
        return spent;
    }
}
