package burraco.engine.rules;

/**
 * The two readings of art. 15, which says where the last lap starts and not what goes before it.
 */
public enum TimeOutReading {
    /** Play goes on up to the partner of whoever is to draw; then a whole lap: six turns. */
    AFTER_PARTNER(6),
    /** The lap counts as begun: only the two turns before that partner's are left. */
    LAP(2);

    /** Announced before the first draw: one full lap, under both readings. */
    public static final int FULL_LAP = 4;

    private final int turns;

    TimeOutReading(int turns) {
        this.turns = turns;
    }

    /** Turns from that of the player who is to draw next on. */
    public int turns() {
        return turns;
    }
}
