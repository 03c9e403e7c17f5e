package burraco.wire;

/** Asks the board for its time, which also tests whether it is still there. */
final class Pings {
    private static final long ENOUGH_ANSWERS = 8;
    private static final long FIRST_INTERVAL_MICROS = 50_000;
    private static final long INTERVAL_MICROS = 1_000_000;

    private final BoardClock clock = new BoardClock();
    private long due;

    BoardClock clock() {
        return clock;
    }

    void send(long now, Sender sender) {
        sender.begin(Protocol.PING, 0).u64(now);
        sender.end();
        due = now + (clock.answers() < ENOUGH_ANSWERS ? FIRST_INTERVAL_MICROS : INTERVAL_MICROS);
    }

    long poll(long now, Sender sender) {
        if (now >= due) {
            send(now, sender);
        }
        return due;
    }
}
