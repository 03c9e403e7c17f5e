package burraco.hal;

import java.util.function.Consumer;

/**
 * A device that says something.
 *
 * <p><b>For who listens.</b> Readings of one device come one after the other, their times never go
 * back, and they may come on a thread of the device: take them and return; an inbox that throws is
 * a bug. Several devices may tell the same inbox, then at the same time.
 *
 * <p><b>For who writes one.</b> Nothing is told before {@code open} or after {@code close}. That it
 * was lost and that it is back it tells as well, as a {@link Reading.SourceFault} of its {@link
 * #source}; devices that hang on one source tell that once between them. What could not be told
 * because the wire was gone is lost and is not told later: old inventories would lie about where
 * the cards are. Presses are the exception: if the wire is back within {@value #KEPT_MILLIS} ms
 * they are told then, with the times at which they were pressed and before the return itself; else
 * they are lost too.
 */
public interface InputDevice extends Device {
    /** A press is kept for so long at most while the wire is gone. */
    long KEPT_MILLIS = 10_000;

    /** What readings come from that come from it: the board or the reader that it hangs on. */
    String source();

    /**
     * Starts it.
     *
     * @throws IllegalStateException if it was opened or closed before
     */
    void open(Consumer<Reading> inbox);
}
