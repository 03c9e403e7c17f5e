package burraco.readers.metratec;

import burraco.hal.FaultState;
import burraco.readers.ReaderListener;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** How the antennas of a reader do, as far as it says so; each change is told once. */
final class Diagnosis {
    private static final long EVERY_MICROS = 30_000_000;

    private final OptionalDouble swrLimit;
    private final SortedMap<Integer, Long> asked = new TreeMap<>();

    /** Those whose standing waves are too high, and those that the reader would not use. */
    private final SortedSet<Integer> standing = new TreeSet<>();

    private final SortedSet<Integer> reflecting = new TreeSet<>();

    Diagnosis(OptionalDouble swrLimit) {
        this.swrLimit = swrLimit;
    }

    /** Whether this antenna is to be asked now; that is taken for done then. */
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

    /** The reader says that too much of its power comes back from there. */
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
