package burraco.web;

import burraco.web.http.Request;
import java.util.HashMap;
import java.util.Map;

/** Who listens from where: one machine must not take all places. This one is no stranger. */
final class Guests {
    private static final int MOST_FROM_ONE = 64;

    private final Map<String, Integer> listening = new HashMap<>();

    /** Whether there is room for one more from there. */
    synchronized boolean come(Request request) {
        String from = request.from();
        int now = listening.getOrDefault(from, 0);
        if (now >= MOST_FROM_ONE && !request.isFromThisMachine()) {
            return false;
        }
        listening.put(from, now + 1);
        return true;
    }

    synchronized void go(String from) {
        listening.computeIfPresent(from, (_, now) -> now == 1 ? null : now - 1);
    }
}
