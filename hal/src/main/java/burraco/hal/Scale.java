package burraco.hal;

/**
 * A scale under a pile. It reports its value a few times a second, or whenever that changes by more
 * than a fifth of a gram, but never an average over seconds. A hand that leans on it is weighed
 * too; the listener has to allow for that.
 */
public interface Scale extends InputDevice {
    /** The number in its readings. */
    int id();

    /** Sets the current weight as 0 g. The next reading shows it. */
    void zero();
}
