package burraco.testing;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Waits for what happens in another thread or process; how long it takes is not what is tested. */
public final class Eventually {
    /** Far longer than anything takes that works. */
    private static final long PATIENCE_SECONDS = 60;

    private Eventually() {}

    /** A question whose answer may fail, for example because something is not there yet. */
    @FunctionalInterface
    public interface Question {
        boolean isSo() throws Exception;
    }

    public static void is(String what, Question question) throws Exception {
        is(() -> what, question);
    }

    public static void is(Supplier<String> what, Question question) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!question.isSo()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never: " + what.get());
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }
}
