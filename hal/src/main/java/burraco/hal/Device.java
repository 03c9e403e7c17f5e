package burraco.hal;

/**
 * A part of the table that may be unplugged, fall silent or break, and come back.
 *
 * <p><b>Loss and return.</b> No method throws because the thing behind it has gone: the device's
 * {@link Condition} says so, the device tries to come back by itself, and what it was last told to
 * show or to do holds again when it is back. Only a call that makes no sense throws, and that is a
 * bug of the caller. A device may be lost from its first moment on.
 *
 * <p><b>Threads.</b> Every method may be called from any thread, returns at once and never waits
 * for the wire.
 *
 * <p><b>Ownership.</b> Whoever made a device closes it. {@code close} returns when its threads are
 * done, within a second or so; a second call does nothing, and nothing is told after it returned.
 * What is asked of a closed device it does not do.
 */
public interface Device extends AutoCloseable {
    /** What people call it: {@code reader left}, {@code display}. */
    String name();

    /** How it is right now. */
    Condition condition();

    @Override
    void close();
}
