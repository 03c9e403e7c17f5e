package burraco.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Times of the regular updates. */
class UpdateTimesTest {
    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 10);
    private final UpdateTimes times = new UpdateTimes(250, nanos::get);

    @Test
    @DisplayName("Updates keep their times, whatever happens in between")
    void evenTimes() {
        nanos.addAndGet(100);
        assertEquals(150, times.left());
        nanos.addAndGet(149);
        assertEquals(1, times.left());
        nanos.addAndGet(1);
        assertEquals(0, times.left());
        times.look();
        assertEquals(250, times.left());
    }

    @Test
    @DisplayName("A missed update is made once, and the next at its usual time")
    void missedLooks() {
        nanos.addAndGet(250 * 7 + 3);
        assertEquals(0, times.left());
        times.look();
        assertEquals(247, times.left());
    }
}
