package burraco.cli.out;

import burraco.cli.options.CommandTexts;
import java.io.PrintStream;
import java.util.function.LongSupplier;

/** A progress bar for a terminal; prints nothing elsewhere. */
public final class ProgressBar {
    private static final int CELLS = 30;
    private static final long EVERY_NANOS = 100_000_000;
    private static final long SECOND_NANOS = 1_000_000_000;

    private final Screen screen;
    private final String what;
    private final CommandTexts texts;
    private final int all;
    private final LongSupplier nanos;
    private final long begun;
    private long last;

    /**
     * @param what the key of the word for what is counted
     */
    public ProgressBar(Screen screen, String what, int all, LongSupplier nanos) {
        this.screen = screen;
        texts = screen.texts();
        this.what = texts.say(what);
        this.all = all;
        this.nanos = nanos;
        begun = nanos.getAsLong();
        last = begun - EVERY_NANOS;
    }

    public void done(int some) {
        long now = nanos.getAsLong();
        if (!screen.live() || some < all && now - last < EVERY_NANOS) {
            return;
        }
        last = now;
        int full = (int) ((long) CELLS * some / all);
        long left = (now - begun) / Math.max(1, some) * (all - some) / SECOND_NANOS;
        PrintStream err = PlainStream.under(screen.err());
        String bar = "█".repeat(full) + "░".repeat(CELLS - full);
        err.print("\r" + bar + " " + texts.say("progress", some, all, what, left) + " \u001b[K");
        err.flush();
    }

    /** Removes the bar. */
    public void end() {
        if (screen.live()) {
            PlainStream.under(screen.err()).print("\r\u001b[K");
            screen.err().flush();
        }
    }
}
