package burraco.readers.feig;

import burraco.hal.FaultState;
import burraco.readers.ReaderListener;
import java.util.HashSet;
import java.util.Set;

/** Which antennas are not as they should be; only what changes is told, through loss and return. */
final class AntennaWarnings {
    private final Set<Integer> warned = new HashSet<>();

    void now(int port, boolean warns, long now, ReaderListener heard) {
        boolean news = warns ? warned.add(port) : warned.remove(port);
        if (news) {
            heard.antennaFault(port, warns ? "detuned" : FaultState.BACK, now);
        }
    }
}
