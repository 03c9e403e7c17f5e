package burraco.cli;

import burraco.running.FaultTrace;

/**
 * A thread that is ended by a fault would leave a program that runs and does only part of its work.
 * So the whole program ends, and whoever starts it again finds the same hand.
 */
final class BrokenThreads implements Thread.UncaughtExceptionHandler {
    private final Runnable stop;
    private volatile boolean broken;

    /**
     * @param stop has the program end in good order
     */
    BrokenThreads(Runnable stop) {
        this.stop = stop;
    }

    /** From now on every thread is looked after. */
    void watch() {
        Thread.setDefaultUncaughtExceptionHandler(this);
    }

    boolean any() {
        return broken;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        broken = true;
        try {
            Log.error(
                    "the thread {} has ended by a fault, and the program with it: {}",
                    thread.getName(),
                    FaultTrace.where(fault));
            FaultTrace.lines(fault).forEach(line -> Log.error(line));
        } finally {
            stop.run();
        }
    }
}
