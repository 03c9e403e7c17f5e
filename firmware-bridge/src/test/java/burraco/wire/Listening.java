package burraco.wire;

import java.util.HexFormat;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A talk that records what happens to it, and sends what a test tells it to. */
public class Listening implements Talk {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private volatile Said says = (now, out) -> NEVER;

    /** What it does when it is polled. */
    public interface Said {
        long poll(long now, Outgoing out);
    }

    public void says(Said what) {
        says = what;
    }

    /** The next event: {@code opened}, {@code lost GONE …}, {@code heard 01ff}. */
    public String next() throws InterruptedException {
        String next = told.poll(10, TimeUnit.SECONDS);
        if (next == null) {
            throw new AssertionError("nothing was told");
        }
        return next;
    }

    /** The next event that begins with this; earlier ones are skipped. */
    public String next(String beginning) throws InterruptedException {
        String next = next();
        while (!next.startsWith(beginning)) {
            next = next();
        }
        return next;
    }

    @Override
    public void opened(long now) {
        told.add("opened");
    }

    @Override
    public void lost(PortLost why, long now) {
        told.add("lost " + why.why() + " " + why.getMessage());
    }

    @Override
    public void received(byte[] bytes, int length, long now) {
        told.add("heard " + HexFormat.of().formatHex(bytes, 0, length));
    }

    @Override
    public long poll(long now, Outgoing out) {
        return says.poll(now, out);
    }
}
