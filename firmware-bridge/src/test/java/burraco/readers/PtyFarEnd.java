package burraco.readers;

import burraco.wire.PortLost;
import burraco.wire.PseudoTerminal;
import burraco.wire.Talk;
import java.util.Arrays;

/** Runs a far end on its end of a pseudo terminal, in real time, until it is closed. */
public final class PtyFarEnd implements AutoCloseable {
    private static final int SLICE_MILLIS = 5;

    private final PseudoTerminal terminal;
    private final Talk far;
    private final Thread thread;

    public PtyFarEnd(PseudoTerminal terminal, Talk far) {
        this.terminal = terminal;
        this.far = far;
        thread = Thread.ofPlatform().daemon().name("far end").start(this::speak);
    }

    private static long now() {
        return System.nanoTime() / 1_000;
    }

    private void speak() {
        byte[] bytes = new byte[256];
        far.opened(now());
        try {
            while (true) {
                int length = terminal.read(bytes, SLICE_MILLIS);
                if (length < 0) {
                    break;
                }
                if (length > 0) {
                    far.received(bytes, length, now());
                }
                far.poll(now(), new Out());
            }
        } catch (IllegalStateException closedMeanwhile) {
            // The terminal was closed.
        }
        far.lost(new PortLost(PortLost.Why.GONE, "pulled out"), now());
    }

    private final class Out implements Talk.Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            terminal.write(Arrays.copyOf(bytes, length));
        }

        @Override
        public void reopen(String why) {
            throw new AssertionError(why);
        }
    }

    /** Pulls the plug. */
    @Override
    public void close() {
        terminal.close();
        try {
            thread.join(5_000);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
