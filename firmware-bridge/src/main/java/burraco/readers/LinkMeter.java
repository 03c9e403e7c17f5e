package burraco.readers;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Counts the frames on a cable, and shows them to a tap. One thread writes; any thread may read.
 */
public final class LinkMeter {
    private static final int LATEST = 64;

    private final long[] trips = new long[LATEST];
    private volatile Consumer<FrameSeen> tap = frame -> {};
    private long framesOut;
    private long framesIn;
    private long errors;
    private long strays;
    private long timeouts;
    private long losses;
    private long answers;

    LinkMeter() {}

    /** Shows every frame from now on to this tap, on the cable's thread. */
    public void tap(Consumer<FrameSeen> other) {
        tap = other;
    }

    public void sent(byte[] frame, long now) {
        synchronized (this) {
            framesOut++;
        }
        tap.accept(new FrameSeen(FrameSeen.Direction.TO_READER, frame, now));
    }

    public void received(byte[] frame, long now) {
        synchronized (this) {
            framesIn++;
        }
        tap.accept(new FrameSeen(FrameSeen.Direction.FROM_READER, frame, now));
    }

    public synchronized void errors(long more) {
        errors += more;
    }

    public synchronized void stray() {
        strays++;
    }

    synchronized void timeout() {
        timeouts++;
    }

    synchronized void loss() {
        losses++;
    }

    synchronized void answered(long micros) {
        trips[(int) (answers % LATEST)] = micros;
        answers++;
    }

    public synchronized ReaderStats stats() {
        int known = (int) Math.min(answers, LATEST);
        long[] sorted = Arrays.copyOf(trips, known);
        Arrays.sort(sorted);
        long last = known == 0 ? 0 : trips[(int) ((answers - 1) % LATEST)];
        long median = known == 0 ? 0 : sorted[known / 2];
        return new ReaderStats(framesOut, framesIn, errors, strays, timeouts, losses, last, median);
    }
}
