package burraco.wire;

/** Asks the board what its clock shows, and so whether it is still there. */
final class Pings {
    private static final long ENOUGH_ANSWERS = 8;
    private static final long AT_FIRST = 50_000;
    private static final long LATER = 1_000_000;

    private final BoardClock clock = new BoardClock();
    private long due;

    BoardClock clock() {
        return clock;
    }

    void send(long now, Sender sender) {
        sender.begin(Protocol.PING, 0).u64(now);
        sender.end();
        due = now + (clock.answers() < ENOUGH_ANSWERS ? AT_FIRST : LATER);
    }

    long poll(long now, Sender sender) {
        if (now >= due) {
            send(now, sender);
        }
        return due;
    }
}
