package burraco.hall.pages;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits how often the phones of one pair may order something, to about what a person can press:
 * each order is a line in the ledger, or sends an arbiter through the hall.
 */
final class PhoneRate {
    static final int BURST = 5;
    static final long EACH_MILLIS = 5_000;

    private final Map<Integer, Long> free = new HashMap<>();
    private final LongSupplier clock;

    PhoneRate(LongSupplier clock) {
        this.clock = clock;
    }

    synchronized boolean admits(int number) {
        long now = clock.getAsLong();
        long earliest = now - (BURST - 1) * EACH_MILLIS;
        long from = Math.max(free.getOrDefault(number, earliest), earliest);
        if (from > now) {
            return false;
        }
        free.put(number, from + EACH_MILLIS);
        return true;
    }
}
