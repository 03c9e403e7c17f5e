package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever asks too fast waits, and he alone. */
class PaceTest {
    private static final Home A = Home.of("192.0.2.1");
    private static final Home B = Home.of("192.0.2.2");

    private final AtomicLong nanos = new AtomicLong();
    private final Pace pace = new Pace(nanos::get);

    @Test
    @DisplayName("300 requests at once are answered at once; the next waits for 40 ms")
    void aPageWithAllItNeedsIsNotDelayed() {
        for (int i = 0; i < Pace.AT_ONCE; i++) {
            assertEquals(Pace.Turn.AT_ONCE, pace.next(A));
        }
        assertEquals(new Pace.Turn(TimeUnit.MILLISECONDS.toNanos(40), true), pace.next(A));
        assertEquals(Pace.Turn.AT_ONCE, pace.next(B));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertEquals(Pace.Turn.AT_ONCE, pace.next(A));
    }

    @Test
    @DisplayName("Whoever would wait for more than four seconds is refused, and waits no longer")
    void nobodyIsShutOut() {
        for (int i = 0; i < 100_000; i++) {
            assertTrue(pace.next(A).nanos() <= Pace.LONGEST_NANOS);
        }
        assertEquals(new Pace.Turn(Pace.LONGEST_NANOS, false), pace.next(A));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertTrue(pace.next(A).comes(), "what was refused has cost him nothing");
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(20));
        pace.forget();
        assertEquals(Pace.Turn.AT_ONCE, pace.next(A));
    }

    /** Each asks again as soon as he has his answer. */
    @ParameterizedTest(name = "{0} connections")
    @ValueSource(ints = {1, 25, 195, 800})
    @DisplayName("However many connections an address has, it is answered 25 times a second")
    void theRateIsThatOfTheAddress(int connections) {
        int seconds = 60;
        PriorityQueue<Long> asks = new PriorityQueue<>();
        for (int i = 0; i < connections; i++) {
            asks.add(0L);
        }
        int answered = 0;
        while (asks.peek() <= TimeUnit.SECONDS.toNanos(seconds)) {
            nanos.set(asks.poll());
            Pace.Turn turn = pace.next(A);
            long then = nanos.get() + turn.nanos();
            answered += turn.comes() && then <= TimeUnit.SECONDS.toNanos(seconds) ? 1 : 0;
            asks.add(then);
        }
        int most = Pace.AT_ONCE + seconds * Pace.A_SECOND;
        assertTrue(answered <= most, answered + " of " + most);
        assertTrue(answered >= most - 1, "and nobody gets less: " + answered + " of " + most);
    }

    @Test
    @DisplayName("All addresses of an IPv6 network are one home, and networks differ in every bit")
    void networks() {
        assertEquals(Home.of("2001:db8:1:2::1"), Home.of("2001:db8:1:2:aaaa:bbbb:cccc:dddd"));
        assertEquals(Home.of("fe80::1%eth0"), Home.of("fe80::2"));
        // These two have the same hash.
        assertFalse(Home.of("2001:db8:0:1f::1").equals(Home.of("2001:db8:1:0::1")));
        assertFalse(Home.of("192.168.1.7").equals(Home.of("192.168.1.8")));
        assertEquals(Home.of("192.168.1.7"), Home.of("::ffff:192.168.1.7"));
    }
}
