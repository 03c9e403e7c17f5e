package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whoever asks too fast waits, and he alone. */
class PaceTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Pace pace = new Pace(nanos::get);

    @Test
    @DisplayName("300 requests at once are answered at once; the next waits for 40 ms")
    void aPageWithAllItNeedsIsNotDelayed() {
        for (int i = 0; i < Pace.AT_ONCE; i++) {
            assertEquals(0, pace.pauseNanos("a"));
        }
        assertEquals(TimeUnit.MILLISECONDS.toNanos(40), pace.pauseNanos("a"));
        assertEquals(0, pace.pauseNanos("b"));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertEquals(0, pace.pauseNanos("a"));
    }

    @Test
    @DisplayName("However many he sends, nobody waits for more than half a second at a time")
    void nobodyIsShutOut() {
        long longest = 0;
        for (int i = 0; i < 100_000; i++) {
            longest = Math.max(longest, pace.pauseNanos("a"));
        }
        assertEquals(TimeUnit.MILLISECONDS.toNanos(500), longest);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(14));
        pace.forget();
        assertTrue(pace.pauseNanos("a") == 0);
    }
}
