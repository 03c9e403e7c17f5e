package burraco.hal.pi;

import java.util.function.LongSupplier;

/** Runs the steps of the devices of a header. */
interface DeviceSteps {
    /** Returned by the last step. */
    long DONE = -1;

    /**
     * @param step does one step; returns the milliseconds until the next one, or {@link #DONE}
     */
    Turns begin(String name, LongSupplier step);

    /** The scheduled steps of one device. */
    interface Turns {
        /** Runs the next step now, because there is something to do. */
        void wake();

        /** Waits for its last step, but not for too long. */
        void end();
    }
}
