package burraco.readers.feig;

import burraco.hal.FaultState;
import burraco.readers.ReaderListener;
import java.util.HashSet;
import java.util.Set;

/**
 * Keeps which antennas the reader has warned about, and reports changes only. It survives a loss of
 * the connection.
 */
final class AntennaWarnings {
    private final Set<Integer> warned = new HashSet<>();

    void now(int port, boolean warns, long now, ReaderListener heard) {
        boolean news = warns ? warned.add(port) : warned.remove(port);
        if (news) {
            heard.antennaFault(port, warns ? "detuned" : FaultState.BACK, now);
        }
    }
}
