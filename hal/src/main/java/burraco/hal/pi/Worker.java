package burraco.hal.pi;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/** A thread that runs the steps of one device, so that a bus that hangs delays no other device. */
final class Worker implements DeviceSteps.Turns {
    /** How long closing waits for a bus that hangs. */
    private static final long FAREWELL_MILLIS = 900;

    private final LongSupplier step;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private boolean woken;

    Worker(String name, LongSupplier step) {
        this.step = step;
        thread = Thread.ofPlatform().daemon().name(name).start(this::run);
    }

    private void run() {
        long rest = step.getAsLong();
        while (rest != DeviceSteps.DONE) {
            await(rest);
            rest = step.getAsLong();
        }
    }

    private void await(long millis) {
        lock.lock();
        try {
            if (!woken && millis > 0) {
                news.await(millis, TimeUnit.MILLISECONDS);
            }
            woken = false;
        } catch (InterruptedException nobodyDoesThat) {
            // Then it is called early.
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void wake() {
        lock.lock();
        try {
            woken = true;
            news.signal();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void end() {
        wake();
        if (Thread.currentThread() == thread) {
            return;
        }
        try {
            thread.join(FAREWELL_MILLIS);
        } catch (InterruptedException leave) {
            Thread.currentThread().interrupt();
        }
    }
}
