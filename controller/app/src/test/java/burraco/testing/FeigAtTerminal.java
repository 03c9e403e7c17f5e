package burraco.testing;

import burraco.readers.feig.EmulatedFeig;
import burraco.wire.PseudoTerminal;
import java.util.Arrays;

/** An emulated FEIG reader at the far end of a real serial port. */
public final class FeigAtTerminal implements AutoCloseable {
    private static final int PAUSE_MILLIS = 20;

    private final PseudoTerminal terminal = new PseudoTerminal();
    private final EmulatedFeig feig;

    public FeigAtTerminal(EmulatedFeig feig) {
        this.feig = feig;
        Thread.ofPlatform().daemon().name("feig").start(this::speak);
    }

    private void speak() {
        byte[] bytes = new byte[256];
        try {
            int length = terminal.read(bytes, PAUSE_MILLIS);
            while (length >= 0) {
                if (length == 0) {
                    feig.pause();
                } else {
                    byte[] answer = feig.heard(Arrays.copyOf(bytes, length));
                    terminal.write(answer);
                }
                length = terminal.read(bytes, PAUSE_MILLIS);
            }
        } catch (IllegalStateException unpluggedMeanwhile) {
            // The connection is closed.
        }
    }

    public PseudoTerminal terminal() {
        return terminal;
    }

    /** Pulls the plug. */
    @Override
    public void close() {
        terminal.close();
    }
}
