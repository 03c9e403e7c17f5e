package burraco.hal;

/**
 * A part of the table that may be unplugged, fall silent or break, and come back.
 *
 * <p><b>Loss and return.</b> No method throws because the hardware is gone: the device's {@link
 * Condition} says so, and the device tries to recover by itself. When it is back, the last order
 * given to it is in effect again. A method throws only for an invalid call, which is an error of
 * the caller. A device may be lost from the beginning.
 *
 * <p><b>Threads.</b> Every method may be called from any thread, returns at once and never waits
 * for input or output.
 *
 * <p><b>Ownership.</b> The creator of a device closes it. {@code close} returns when the threads of
 * the device have ended, within about a second; a second call has no effect, and nothing is
 * reported after it has returned. A closed device ignores orders.
 */
public interface Device extends AutoCloseable {
    /** Its name for people: {@code reader left}, {@code display}. */
    String name();

    /** Its current condition. */
    Condition condition();

    @Override
    void close();
}
