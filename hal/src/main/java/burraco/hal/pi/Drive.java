package burraco.hal.pi;

import java.util.function.LongSupplier;

/** Who lets each device of a header take its steps. */
interface Drive {
    /** What a step answers when it was the last. */
    long DONE = -1;

    /**
     * @param step one step at a time; answers in how many milliseconds it wants the next, or {@link
     *     #DONE}
     */
    Turns begin(String name, LongSupplier step);

    /** One device's turns. */
    interface Turns {
        /** There is something to do: the next step now. */
        void wake();

        /** Returns when its last step is done, or when that takes too long. */
        void end();
    }
}
