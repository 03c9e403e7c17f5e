package burraco.cli.run;

import burraco.cli.out.Log;
import burraco.running.FaultTrace;

/**
 * Ends the program when an uncaught exception ends one of its threads. Otherwise it would keep
 * running and do only part of its work; after a restart it continues with the same hand.
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

    /** Installs the handler for all threads. */
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
