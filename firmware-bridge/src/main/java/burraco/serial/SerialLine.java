package burraco.serial;

import burraco.wire.LineSettings;
import burraco.wire.Port;
import burraco.wire.PortLost;
import burraco.wire.PortLost.Why;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An open serial port. The system lets a writer wait for ever if nobody reads at the other end. A
 * flush from another thread ends that where the driver can drop what it has (a board's port, a
 * pseudo terminal); other drivers (FTDI, CP210x, CH340) hold the writer until the device is
 * unplugged. Closing may hang too, so it is done by a thread of its own.
 */
final class SerialLine implements Port {
    private static final long LONGEST_CLOSING_MILLIS = 500;
    private static final long FLUSH_INTERVAL_MILLIS = 50;

    /** Where a flush helps, a call that writes no more ends with the next; buffers are larger. */
    private static final int LONGEST_CALL_BYTES = 512;

    private static final ScheduledThreadPoolExecutor DEADLINES =
            new ScheduledThreadPoolExecutor(
                    1, Thread.ofPlatform().name("deadlines of serial ports").daemon().factory());

    static {
        DEADLINES.setRemoveOnCancelPolicy(true);
    }

    private final NativePort port;
    private final String name;
    private final LineSettings settings;
    private final long patienceMillis;
    private final ReentrantLock reading = new ReentrantLock();
    private final ReentrantLock writing = new ReentrantLock();
    private final Thread closer;
    private volatile PortLost lost;

    /**
     * @param port open
     */
    SerialLine(NativePort port, String name, LineSettings settings, long patienceMillis) {
        this.port = port;
        this.name = name;
        this.settings = settings;
        this.patienceMillis = patienceMillis;
        closer = Thread.ofPlatform().name("closes " + name).daemon().unstarted(this::shut);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int read(byte[] into) throws PortLost {
        enter(reading);
        try {
            throwIfLost();
            int length = port.read(into);
            throwIfLost();
            if (length < 0) {
                throw lose(Why.GONE, "The other end of " + name + " went away");
            }
            return length;
        } finally {
            reading.unlock();
        }
    }

    @Override
    public void write(byte[] bytes, int length) throws PortLost {
        enter(writing);
        try {
            throwIfLost();
            long millis = patienceMillis + settings.millisFor(length);
            Future<?> deadline =
                    DEADLINES.schedule(() -> stuck(millis), millis, TimeUnit.MILLISECONDS);
            try {
                int done = 0;
                while (done < length) {
                    int most = Math.min(length - done, LONGEST_CALL_BYTES);
                    int taken = port.write(bytes, most, done);
                    throwIfLost();
                    if (taken < 0) {
                        throw lose(Why.GONE, "Nothing can be sent over " + name + " any more");
                    }
                    done += taken;
                }
            } finally {
                deadline.cancel(false);
            }
        } finally {
            writing.unlock();
        }
    }

    private void stuck(long millis) {
        lose(Why.STUCK, "The other end of " + name + " took nothing for " + millis + " ms");
    }

    private void throwIfLost() throws PortLost {
        if (lost != null) {
            throw lost;
        }
    }

    /** The first reason counts. */
    private synchronized PortLost lose(Why why, String detail) {
        if (lost == null) {
            lost = new PortLost(why, detail);
            closer.start();
        }
        return lost;
    }

    /**
     * Calls in the native library use the port's memory until they end, so the port is closed only
     * when no thread is in one: closed earlier, Java was seen to crash. Each flush may wake a
     * writer, as there is room then for what it wants to write.
     */
    private void shut() {
        port.waitNoMore();
        boolean nobodyReads = false;
        boolean nobodyWrites = false;
        while (!nobodyReads || !nobodyWrites) {
            port.flush();
            nobodyReads = nobodyReads || waitFor(reading);
            nobodyWrites = nobodyWrites || waitFor(writing);
        }
        port.close();
        reading.unlock();
        writing.unlock();
    }

    /** Whoever closes the port holds one lock while it waits for the other, perhaps for ever. */
    private void enter(ReentrantLock lock) throws PortLost {
        while (!waitFor(lock)) {
            throwIfLost();
        }
    }

    private static boolean waitFor(ReentrantLock lock) {
        try {
            return lock.tryLock(FLUSH_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException nobodyDoesThat) {
            return false;
        }
    }

    /** Whether it is closed and no thread is left in it; waits a while for that. */
    boolean isOver() {
        if (lost == null) {
            return true;
        }
        try {
            return closer.join(Duration.ofMillis(LONGEST_CLOSING_MILLIS));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        lose(Why.CLOSED, name + " was closed");
        isOver();
    }
}
