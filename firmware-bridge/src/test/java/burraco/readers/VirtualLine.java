package burraco.readers;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * A line in the test's own time, with a far end that needs time to answer, and answers in two
 * pieces.
 */
public final class VirtualLine implements TalkLine {
    /** From a question to the first piece of its answer, and from there to the second. */
    private static final long TRIP_MICROS = 9_000;

    private static final long BACK_OFF_MICROS = 100_000;

    private final Talk talk;
    private final FarEnd farEnd;
    private boolean plugged = true;
    private boolean opened;
    private boolean closed;
    private boolean up;
    private long now;
    private long tryAgain;
    private final Deque<Piece> coming = new ArrayDeque<>();
    private long extraMicros;

    private record Piece(byte[] bytes, long at) {}

    public VirtualLine(Talk talk, FarEnd farEnd) {
        this.talk = talk;
        this.farEnd = farEnd;
    }

    /** Answers take this much longer from now on. */
    public void slower(long micros) {
        extraMicros = micros;
    }

    public void unplug() {
        plugged = false;
        if (up) {
            lost(new PortLost(PortLost.Why.GONE, "unplugged"));
        }
    }

    public void plugIn() {
        plugged = true;
    }

    /** Unsolicited bytes arrive. */
    public void noise(byte[] bytes) {
        if (up && !closed) {
            talk.received(bytes, bytes.length, now);
        }
    }

    public long now() {
        return now;
    }

    @Override
    public void open() {
        opened = !closed;
        tryAgain = now;
    }

    @Override
    public void with(Runnable what) {
        what.run();
    }

    @Override
    public void close() {
        closed = true;
        opened = false;
    }

    private void lost(PortLost why) {
        up = false;
        coming.clear();
        tryAgain = now + BACK_OFF_MICROS;
        talk.lost(why, now);
    }

    public void runFor(long millis) {
        long end = now + millis * 1_000;
        while (opened) {
            long due = up ? speak() : tryAgain;
            long next = Math.min(due, comes());
            if (next > end) {
                break;
            }
            now = Math.max(now, next);
            if (!up && now >= tryAgain) {
                tryToOpen();
            } else if (now >= comes()) {
                deliver();
            }
        }
        now = end;
    }

    private void tryToOpen() {
        if (plugged) {
            up = true;
            talk.opened(now);
        } else {
            lost(new PortLost(PortLost.Why.ABSENT, "there is none"));
        }
    }

    /** Lets the talk send what is due. */
    private long speak() {
        Said said = new Said();
        long due = talk.poll(now, said);
        if (!said.reopen.isEmpty()) {
            lost(new PortLost(PortLost.Why.GONE, said.reopen));
            return tryAgain;
        }
        if (said.bytes.size() > 0) {
            answer(farEnd.heard(said.bytes.toByteArray()));
        }
        return Math.max(due, now + 1);
    }

    /** What the talk sent in one go. */
    private static final class Said implements Talk.Outgoing {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private String reopen = "";

        @Override
        public void send(byte[] more, int length) {
            bytes.write(more, 0, length);
        }

        @Override
        public void reopen(String why) {
            reopen = why;
        }
    }

    private void answer(byte[] bytes) {
        int half = bytes.length / 2;
        long behind = coming.isEmpty() ? now : coming.getLast().at();
        long first = Math.max(behind, now + TRIP_MICROS + extraMicros);
        if (bytes.length > 0) {
            coming.add(new Piece(Arrays.copyOf(bytes, half), first));
            byte[] rest = Arrays.copyOfRange(bytes, half, bytes.length);
            coming.add(new Piece(rest, first + TRIP_MICROS));
        }
    }

    private long comes() {
        return coming.isEmpty() ? Talk.NEVER : coming.getFirst().at();
    }

    private void deliver() {
        byte[] piece = coming.removeFirst().bytes();
        talk.received(piece, piece.length, now);
    }
}
