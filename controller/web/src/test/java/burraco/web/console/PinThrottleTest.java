package burraco.web.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The pauses after wrong PINs. */
class PinThrottleTest {
    private final PinThrottle patience = new PinThrottle();
    private long now;

    /** Tries again whenever it is allowed. */
    private void tries(int times) {
        for (int i = 0; i < times; i++) {
            now += patience.left(now);
            patience.failed(now);
        }
    }

    @Test
    void hisWaitGrowsToAMinuteAndIsForgotten() {
        tries(2);
        assertEquals(0, patience.left(now));
        tries(1);
        assertEquals(1_000, patience.left(now));
        tries(4);
        assertEquals(16_000, patience.left(now));
        tries(20);
        assertEquals(60_000, patience.left(now));
        now += 15 * 60_000 + 1;
        assertEquals(0, patience.left(now));
    }

    @Test
    void whoSucceedsWaitsNoMore() {
        tries(7);
        patience.succeeded();
        assertEquals(0, patience.left(now));
    }
}
