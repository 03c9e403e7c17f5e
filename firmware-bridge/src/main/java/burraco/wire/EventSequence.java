package burraco.wire;

/** Takes each event of the board once and in order, and acknowledges them. */
final class EventSequence {
    private static final int MOST_AHEAD = 256;
    private static final int AT_ONCE = 16;
    private static final long ACK_DELAY_MICROS = 20_000;
    private static final long ACK_INTERVAL_MICROS = 500_000;
    private static final long REQUEST_INTERVAL_MICROS = 40_000;

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

    /** Forgets the board. */
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

    /** Whether this event is still expected. */
    boolean isAhead(int number) {
        return !known || number - next > 0;
    }

    /** Skips the events before this one. */
    void goOn(int number) {
        known = true;
        next = number;
    }

    /** Begins acknowledging. */
    void begin(long now) {
        untold = 0;
        again = false;
        againAt = now - REQUEST_INTERVAL_MICROS;
        againFor = next - 1;
        due = now;
    }

    /** Takes an event if it is the next one; returns whether it is. */
    boolean isNext(int number, long now) {
        if (number == next) {
            next++;
            taken++;
            untold++;
            again = false;
            due = Math.min(due, untold < AT_ONCE ? now + ACK_DELAY_MICROS : now);
            return true;
        }
        if (isAhead(number)) {
            again = true;
        } else {
            repeated++;
            due = Math.min(due, now + ACK_DELAY_MICROS);
        }
        return false;
    }

    /** Acknowledges the events so far. */
    long poll(long now, int boot, Sender sender) {
        again &= !(againFor == next && now < againAt);
        if (again || now >= due) {
            sender.begin(Protocol.TAKEN, 0).u32(boot).u32(next).u32(limit()).u8(again ? 1 : 0);
            sender.end();
            if (again) {
                agains++;
                againFor = next;
                againAt = now + REQUEST_INTERVAL_MICROS;
            }
            again = false;
            untold = 0;
            due = now + ACK_INTERVAL_MICROS;
        }
        return due;
    }

    long taken() {
        return taken;
    }

    /** How often an event was missing. */
    long agains() {
        return agains;
    }

    long repeated() {
        return repeated;
    }
}
