package burraco.web.seat;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The code of a seat allows as many orders as a person can give. */
class SeatRateTest {
    private final AtomicLong nanos = new AtomicLong(-5);
    private final SeatRate pace = new SeatRate(nanos::get);

    @Test
    void someAtOnceAndThenOneASecond() {
        for (int i = 0; i < SeatRate.BURST; i++) {
            assertTrue(pace.admits(Seat.SOUTH));
        }
        assertFalse(pace.admits(Seat.SOUTH));
        assertTrue(pace.admits(Seat.NORTH), "the others are not meant");
        nanos.addAndGet(SeatRate.EACH_NANOS);
        assertTrue(pace.admits(Seat.SOUTH));
        assertFalse(pace.admits(Seat.SOUTH));
    }
}
