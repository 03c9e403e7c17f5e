package burraco.hal;

/**
 * A scale under a pile. It tells what it shows, a few times a second or whenever that changes by
 * more than a fifth of a gram; never finer than that, never an average over seconds. A hand that
 * leans on it weighs too: who listens sorts that out.
 */
public interface Scale extends InputDevice {
    /** The number that its readings carry. */
    int id();

    /** What lies there now is 0 g from now on. It says so with its next reading. */
    void zero();
}
