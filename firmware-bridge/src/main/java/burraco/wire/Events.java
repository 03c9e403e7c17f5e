package burraco.wire;

/** Which events have come: each is taken once and in order, and the board is told how far. */
final class Events {
    private static final int MOST_AHEAD = 256;
    private static final int AT_ONCE = 16;
    private static final long SOON = 20_000;
    private static final long EVEN_SO = 500_000;
    private static final long BETWEEN_AGAINS = 40_000;

    private boolean known;
    private int next;
    private int untold;
    private long due;
    private boolean again;
    private int againFor;
    private long againAt;
    private long taken;
    private long agains;
    private long repeated;

    /** Nothing is known of this board. */
    void forget() {
        known = false;
        next = 0;
    }

    boolean isKnown() {
        return known;
    }

    int next() {
        return next;
    }

    int limit() {
        return next + MOST_AHEAD;
    }

    /** Whether that event is still to come. */
    boolean isAhead(int number) {
        return !known || number - next > 0;
    }

    /** What is before this one comes no more. */
    void goOn(int number) {
        known = true;
        next = number;
    }

    /** The board listens from now on. */
    void begin(long now) {
        untold = 0;
        again = false;
        againAt = now - BETWEEN_AGAINS;
        againFor = next - 1;
        due = now;
    }

    /** Whether this is the one that was waited for; then it is taken. */
    boolean isNext(int number, long now) {
        if (number == next) {
            next++;
            taken++;
            untold++;
            again = false;
            due = Math.min(due, untold < AT_ONCE ? now + SOON : now);
            return true;
        }
        if (isAhead(number)) {
            again = true;
        } else {
            repeated++;
            due = Math.min(due, now + SOON);
        }
        return false;
    }

    /** Tells how far. */
    long poll(long now, int boot, Sender sender) {
        again &= !(againFor == next && now < againAt);
        if (again || now >= due) {
            sender.begin(Protocol.TAKEN, 0).u32(boot).u32(next).u32(limit()).u8(again ? 1 : 0);
            sender.end();
            if (again) {
                agains++;
                againFor = next;
                againAt = now + BETWEEN_AGAINS;
            }
            again = false;
            untold = 0;
            due = now + EVEN_SO;
        }
        return due;
    }

    long taken() {
        return taken;
    }

    /** How often one was missing. */
    long agains() {
        return agains;
    }

    long repeated() {
        return repeated;
    }
}
