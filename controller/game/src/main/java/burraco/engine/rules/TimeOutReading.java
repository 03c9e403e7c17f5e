package burraco.engine.rules;

/**
 * The two readings of art. 15, which says where the last lap starts but not what comes before it.
 */
public enum TimeOutReading {
    /**
     * Play goes on up to the partner of the next player to draw, and then for a full lap: six
     * turns.
     */
    AFTER_PARTNER(6),
    /** The lap has already begun: only the two turns before that partner's are left. */
    LAP(2);

    /** If it is announced before the first draw: one full lap, under both readings. */
    public static final int FULL_LAP = 4;

    private final int turns;

    TimeOutReading(int turns) {
        this.turns = turns;
    }

    /** The number of turns left, beginning with the next player to draw. */
    public int turns() {
        return turns;
    }
}
