package burraco.hal;

import java.util.function.Consumer;

/**
 * A device that reports readings.
 *
 * <p><b>Listeners.</b> Readings of one device come one after the other, and their times never go
 * back. They may come on a thread of the device, so an inbox must return quickly and must not
 * throw. Several devices may use the same inbox at the same time.
 *
 * <p><b>For who writes one.</b> Nothing is told before {@code open} or after {@code close}. That it
 * was lost and that it is back it tells as well, as a {@link Reading.SourceFault} of its {@link
 * #source}; devices that hang on one source tell that once between them. The time of a loss is that
 * since when nothing was heard.
 *
 * <p>A device that keeps nothing while the wire is gone tells nothing of it later: old inventories
 * would lie about where the cards are. One that remembers what it saw tells all of it, in order and
 * with the times at which it happened, and only then that it is back: until then nobody takes
 * anything for how things stand. Presses are an exception either way: those from before the return
 * are told before it, unless they are older than {@value #KEPT_MILLIS} ms; then nobody waits for
 * them any more.
 */
public interface InputDevice extends Device {
    /** How long a press is kept while the connection is lost. */
    long KEPT_MILLIS = 10_000;

    /** The source of its readings: the board or the reader that it is connected to. */
    String source();

    /**
     * Starts the device.
     *
     * @throws IllegalStateException if it was opened or closed before
     */
    void open(Consumer<Reading> inbox);
}
