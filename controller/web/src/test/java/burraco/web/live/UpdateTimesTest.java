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
    @DisplayName("Whatever wakes them up in between, they look when they would have")
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
    @DisplayName("Who was kept from looking looks once, and then at the same even times")
    void missedLooks() {
        nanos.addAndGet(250 * 7 + 3);
        assertEquals(0, times.left());
        times.look();
        assertEquals(247, times.left());
    }
}
