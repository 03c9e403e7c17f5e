package burraco.readers;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * Two talks with a wire between them, in the test's own time, without threads or waiting. The wire
 * can be unplugged, and bytes on it changed. The far end is switched on when it is plugged in.
 */
public final class ShortWire implements TalkLine.Layer {
    private static final long LOOK_AGAIN_MICROS = 50_000;
    private static final int TOO_MANY = 10_000;

    private final Talk far;
    private Talk near;
    private long now = 5_000_000;
    private boolean started;
    private boolean plugged = true;
    private boolean open;
    private boolean farOn;
    private long openAt;
    private int opened;
    private UnaryOperator<byte[]> spoil = bytes -> bytes;

    public ShortWire(Talk far) {
        this.far = far;
    }

    @Override
    public TalkLine lay(Talk talk) {
        near = talk;
        return new TalkLine() {
            @Override
            public void open() {
                started = true;
                openAt = now;
            }

            @Override
            public void with(Runnable what) {
                what.run();
            }

            @Override
            public void close() {
                started = false;
                open = false;
            }
        };
    }

    public long now() {
        return now;
    }

    /** How often the near end was opened. */
    public int opened() {
        return opened;
    }

    public void unplug() {
        plugged = false;
        farOn = false;
        far.lost(new PortLost(PortLost.Why.GONE, "pulled out"), now);
        if (open) {
            lose(PortLost.Why.GONE, "pulled out");
        }
    }

    public void plugIn() {
        plugged = true;
    }

    /** Changes all bytes that arrive at the near end from now on. */
    public void spoil(UnaryOperator<byte[]> how) {
        spoil = how;
    }

    public void runFor(long millis) {
        long end = now + 1_000 * millis;
        while (now < end) {
            long next = settle();
            now = Math.min(end, Math.max(now + 1, next));
        }
        settle();
    }

    private void lose(PortLost.Why why, String detail) {
        open = false;
        openAt = now + LOOK_AGAIN_MICROS;
        near.lost(new PortLost(why, detail), now);
    }

    /** Does everything that is due now; returns the time of the next thing. */
    private long settle() {
        if (plugged && !farOn) {
            farOn = true;
            far.opened(now);
        }
        if (started && !open && now >= openAt) {
            if (plugged) {
                open = true;
                opened++;
                near.opened(now);
            } else {
                lose(PortLost.Why.ABSENT, "there is no such port");
            }
        }
        for (int i = 0; i < TOO_MANY; i++) {
            Sent fromNear = new Sent();
            long nearDue = open ? near.poll(now, fromNear) : started ? openAt : Talk.NEVER;
            if (fromNear.bytes.length > 0) {
                far.received(fromNear.bytes, fromNear.bytes.length, now);
            }
            if (fromNear.reopen != null) {
                lose(PortLost.Why.GONE, fromNear.reopen);
            }
            Sent fromFar = new Sent();
            long farDue = farOn ? far.poll(now, fromFar) : Talk.NEVER;
            if (open && fromFar.bytes.length > 0) {
                byte[] bytes = spoil.apply(fromFar.bytes);
                near.received(bytes, bytes.length, now);
            }
            if (fromNear.isNothing() && fromFar.isNothing()) {
                return Math.min(nearDue, farDue);
            }
        }
        throw new AssertionError("they never end to talk");
    }

    private static final class Sent implements Talk.Outgoing {
        private byte[] bytes = {};
        private String reopen;

        @Override
        public void send(byte[] more, int count) {
            int length = bytes.length;
            bytes = Arrays.copyOf(bytes, length + count);
            System.arraycopy(more, 0, bytes, length, count);
        }

        @Override
        public void reopen(String why) {
            reopen = why;
        }

        boolean isNothing() {
            return bytes.length == 0 && reopen == null;
        }
    }
}
