package burraco.readers.metratec;

import burraco.hal.FaultState;
import burraco.readers.ReaderListener;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Keeps which antennas the reader reports as faulty, and passes on each change once. */
final class Diagnosis {
    private static final long EVERY_MICROS = 30_000_000;

    private final OptionalDouble swrLimit;
    private final SortedMap<Integer, Long> asked = new TreeMap<>();

    /** The antennas whose standing wave ratio is too high. */
    private final SortedSet<Integer> standing = new TreeSet<>();

    private final SortedSet<Integer> reflecting = new TreeSet<>();

    Diagnosis(OptionalDouble swrLimit) {
        this.swrLimit = swrLimit;
    }

    /** Whether the state of this antenna is to be queried now; if so, it counts as queried. */
    boolean isDue(int port, long now) {
        if (swrLimit.isEmpty()) {
            return false;
        }
        Long last = asked.get(port);
        boolean due = last == null || now - last >= EVERY_MICROS;
        if (due) {
            asked.put(port, now);
        }
        return due;
    }

    void take(int port, QuasarStatus status, ReaderListener to, long now) {
        if (status.swr().isPresent()) {
            boolean high = status.swr().getAsDouble() >= swrLimit.orElseThrow();
            change(standing, port, high, to, now);
        }
    }

    /** The reader reports that this antenna reflects too much power. */
    void reflects(int port, ReaderListener to, long now) {
        change(reflecting, port, true, to, now);
    }

    void hears(int port, ReaderListener to, long now) {
        change(reflecting, port, false, to, now);
    }

    private void change(
            SortedSet<Integer> kind, int port, boolean bad, ReaderListener to, long now) {
        boolean before = isBad(port);
        if (bad) {
            kind.add(port);
        } else {
            kind.remove(port);
        }
        if (isBad(port) != before) {
            to.antennaFault(port, bad ? "detuned" : FaultState.BACK, now);
        }
    }

    private boolean isBad(int port) {
        return standing.contains(port) || reflecting.contains(port);
    }
}
