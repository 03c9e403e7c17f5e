package burraco.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The output of a command, for a test that waits for what it says. */
public final class Told extends ByteArrayOutputStream {
    private static final long PATIENCE_MILLIS = 60_000;

    private int read;

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        super.write(bytes, from, length);
        notifyAll();
    }

    @Override
    public synchronized void write(int one) {
        super.write(one);
        notifyAll();
    }

    /** Waits until it has said this, now or before. */
    public synchronized void await(String what) throws InterruptedException {
        await(what, 0);
    }

    /** Waits until it says this after what the last call of this method waited for. */
    public synchronized void next(String what) throws InterruptedException {
        read = await(what, read);
    }

    private int await(String what, int from) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        int found = flat().indexOf(what, from);
        while (found < 0) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                throw new AssertionError("it does not say “" + what + "”: " + flat());
            }
            wait(left);
            found = flat().indexOf(what, from);
        }
        return found + what.length();
    }

    /** The output with all line breaks replaced, because lines may be wrapped anywhere. */
    public String flat() {
        return toString(StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .collect(Collectors.joining(" "));
    }
}
