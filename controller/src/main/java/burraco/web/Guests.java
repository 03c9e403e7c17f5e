package burraco.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashMap;
import java.util.Map;

/** Who listens from where: one machine must not take all places. This one is no stranger. */
final class Guests {
    private static final int MOST_FROM_ONE = 64;

    private final Map<String, Integer> listening = new HashMap<>();

    /** Whether there is room for one more from there. */
    synchronized boolean come(String from) {
        int now = listening.getOrDefault(from, 0);
        if (now >= MOST_FROM_ONE && !isThisMachine(from)) {
            return false;
        }
        listening.put(from, now + 1);
        return true;
    }

    synchronized void go(String from) {
        listening.computeIfPresent(from, (_, now) -> now == 1 ? null : now - 1);
    }

    /** An address in digits: nobody is asked for a name. */
    private static boolean isThisMachine(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException none) {
            return false;
        }
    }
}
