package burraco.layout.capture;

import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Sorts late readings into the right order. A board delivers what it saw without its cable when the
 * cable is back, but the times in a capture must not go back. So while a source is lost, the
 * readings of the others are held back, and then all are passed on in the order of their times.
 *
 * <p>It waits for at most a minute. A reading that comes even later gets the time of the one before
 * it. Not thread-safe.
 */
public final class OrderedCapture {
    /** A source that is lost for longer may not come back. */
    static final long MAX_WAIT_MILLIS = 60_000;

    private final Taker taker;
    private final Set<String> lost = new HashSet<>();
    private final List<Reading> waiting = new ArrayList<>();
    private long last;

    /** Takes readings whose times never go back. */
    @FunctionalInterface
    public interface Taker {
        void take(Reading reading) throws IOException;
    }

    public OrderedCapture(Taker taker) {
        this.taker = taker;
    }

    public void take(Reading reading) throws IOException {
        if (reading instanceof Reading.SourceFault fault) {
            if (fault.state() == FaultState.OVER) {
                lost.remove(fault.source());
            } else {
                lost.add(fault.source());
            }
        }
        waiting.add(reading);
        if (lost.isEmpty()) {
            end();
        } else if (reading.at() - waiting.getFirst().at() > MAX_WAIT_MILLIS) {
            lost.clear();
            end();
        }
    }

    /** Passes on all that is held back. */
    public void end() throws IOException {
        List<Reading> all = new ArrayList<>(waiting);
        waiting.clear();
        // The sort is stable: readings of the same time keep their order.
        all.sort(Comparator.comparingLong(Reading::at));
        for (Reading reading : all) {
            last = Math.max(last, reading.at());
            taker.take(reading.at() == last ? reading : reading.toldAt(last));
        }
    }
}
