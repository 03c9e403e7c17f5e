package burraco.board;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import burraco.wire.TalkLine;
import java.util.concurrent.CountDownLatch;

/** A cable to a {@link PaperEnd} in the test's own time, by milliseconds. */
final class PaperLine implements TalkLine, Talk.Outgoing {
    private static final int ROOM = 4_096;
    private static final long BACK_OFF_MILLIS = 50;

    final PaperEnd end = new PaperEnd();
    private final byte[] said = new byte[64 * ROOM];
    private int length;
    private Talk talk;
    private long millis = 5_000;
    private long opensAt;
    private boolean begun;
    private boolean plugged = true;
    private boolean open;
    private boolean closed;

    TalkLine.Layer layer() {
        return wanted -> {
            talk = wanted;
            return this;
        };
    }

    long micros() {
        return millis * 1_000;
    }

    @Override
    public void open() {
        begun = true;
    }

    @Override
    public void with(Runnable what) {
        what.run();
    }

    @Override
    public void closeAfter(CountDownLatch saidAll, long longestMillis) {
        for (int i = 0; i < longestMillis && saidAll.getCount() > 0; i++) {
            tick();
        }
        close();
    }

    @Override
    public void close() {
        closed = true;
    }

    void unplug() {
        plugged = false;
        end.unplugged();
        if (open) {
            open = false;
            talk.lost(new PortLost(PortLost.Why.GONE, "paper: unplugged"), micros());
        } else if (begun && !closed) {
            talk.lost(new PortLost(PortLost.Why.ABSENT, "paper: not there"), micros());
        }
    }

    void plug() {
        plugged = true;
        opensAt = millis + BACK_OFF_MILLIS;
    }

    void runFor(long time) {
        for (long left = time; left > 0; left--) {
            tick();
        }
    }

    private void tick() {
        millis++;
        end.tick();
        if (closed || !begun) {
            return;
        }
        if (!plugged) {
            if (opensAt >= 0) {
                opensAt = -1;
                talk.lost(new PortLost(PortLost.Why.ABSENT, "paper: not there"), micros());
            }
        } else if (!open && millis >= opensAt) {
            open = true;
            talk.opened(micros());
        }
        if (open) {
            byte[] bytes = end.said();
            if (bytes.length > 0) {
                talk.received(bytes, bytes.length, micros());
            }
        }
        length = 0;
        talk.poll(micros(), this);
        if (open) {
            end.received(said, length);
        }
    }

    @Override
    public void send(byte[] bytes, int count) {
        System.arraycopy(bytes, 0, said, length, count);
        length += count;
    }

    @Override
    public void reopen(String why) {
        throw new AssertionError(why);
    }
}
