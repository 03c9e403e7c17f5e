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
 * Puts what comes late where it belongs. A board that remembers tells what it saw while its cable
 * was out when the cable is back, and a capture's times never go back: so while a source is lost,
 * what the others say waits for it, and then all of it goes on in the order of its times.
 *
 * <p>It waits a minute at most. Whatever is late even so gets the time of the one before it. Not
 * for several threads.
 */
public final class Straightened {
    /** Who is gone for longer may be gone for good. */
    static final long LONGEST = 60_000;

    private final Taker taker;
    private final Set<String> lost = new HashSet<>();
    private final List<Reading> waiting = new ArrayList<>();
    private long last;

    /** Takes readings whose times never go back. */
    @FunctionalInterface
    public interface Taker {
        void take(Reading reading) throws IOException;
    }

    public Straightened(Taker taker) {
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
        } else if (reading.at() - waiting.getFirst().at() > LONGEST) {
            lost.clear();
            end();
        }
    }

    /** Nothing more is waited for. */
    public void end() throws IOException {
        List<Reading> all = new ArrayList<>(waiting);
        waiting.clear();
        // Those of the same time stay in the order in which they came.
        all.sort(Comparator.comparingLong(Reading::at));
        for (Reading reading : all) {
            last = Math.max(last, reading.at());
            taker.take(reading.at() == last ? reading : reading.toldAt(last));
        }
    }
}
