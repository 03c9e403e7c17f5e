package burraco.readers;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * A line whose time a test moves, with a far end that takes a while to answer. What it says comes
 * in two pieces.
 */
public final class VirtualLine implements Line {
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
    private byte[] coming = new byte[0];
    private long comes = Talk.NEVER;
    private long extraMicros;

    public VirtualLine(Talk talk, FarEnd farEnd) {
        this.talk = talk;
        this.farEnd = farEnd;
    }

    /** Answers take so much longer from now on. */
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

    /** Bytes that nobody asked for. */
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
        comes = Talk.NEVER;
        coming = new byte[0];
        tryAgain = now + BACK_OFF_MICROS;
        talk.lost(why, now);
    }

    public void runFor(long millis) {
        long end = now + millis * 1_000;
        while (opened) {
            long due = up ? speak() : tryAgain;
            long next = Math.min(due, comes);
            if (next > end) {
                break;
            }
            now = Math.max(now, next);
            if (!up && now >= tryAgain) {
                tryToOpen();
            } else if (now >= comes) {
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

    /** Lets the talk say what it has to say by now. */
    private long speak() {
        Said said = new Said();
        long due = talk.poll(now, said);
        if (!said.reopen.isEmpty()) {
            lost(new PortLost(PortLost.Why.GONE, said.reopen));
            return tryAgain;
        }
        if (said.bytes.size() > 0) {
            byte[] answer = farEnd.heard(said.bytes.toByteArray());
            int before = coming.length;
            coming = Arrays.copyOf(coming, before + answer.length);
            System.arraycopy(answer, 0, coming, before, answer.length);
            if (answer.length > 0) {
                comes = Math.min(comes, now + TRIP_MICROS + extraMicros);
            }
        }
        return Math.max(due, now + 1);
    }

    /** What the talk said at once. */
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

    private void deliver() {
        int part = (coming.length + 1) / 2;
        byte[] piece = Arrays.copyOf(coming, part);
        coming = Arrays.copyOfRange(coming, part, coming.length);
        comes = coming.length == 0 ? Talk.NEVER : now + TRIP_MICROS;
        talk.received(piece, piece.length, now);
    }
}
