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

/** A client that asks too fast is delayed, and no other client. */
class RequestRateTest {
    private static final ClientNetwork A = ClientNetwork.of("192.0.2.1");
    private static final ClientNetwork B = ClientNetwork.of("192.0.2.2");

    private final AtomicLong nanos = new AtomicLong();
    private final RequestRate pace = new RequestRate(nanos::get);

    @Test
    @DisplayName("300 requests are served at once; the next waits for 40 ms")
    void aPageWithAllItNeedsIsNotDelayed() {
        for (int i = 0; i < RequestRate.BURST; i++) {
            assertEquals(RequestRate.Turn.AT_ONCE, pace.next(A));
        }
        assertEquals(new RequestRate.Turn(TimeUnit.MILLISECONDS.toNanos(40), true), pace.next(A));
        assertEquals(RequestRate.Turn.AT_ONCE, pace.next(B));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertEquals(RequestRate.Turn.AT_ONCE, pace.next(A));
    }

    @Test
    @DisplayName("A request that would be delayed for more than four seconds is refused")
    void nobodyIsShutOut() {
        for (int i = 0; i < 100_000; i++) {
            assertTrue(pace.next(A).nanos() <= RequestRate.MAX_DELAY_NANOS);
        }
        assertEquals(new RequestRate.Turn(RequestRate.MAX_DELAY_NANOS, false), pace.next(A));
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));
        assertTrue(pace.next(A).comes(), "what was refused has cost him nothing");
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(20));
        pace.forget();
        assertEquals(RequestRate.Turn.AT_ONCE, pace.next(A));
    }

    /** Each client sends its next request as soon as it has a response. */
    @ParameterizedTest(name = "{0} connections")
    @ValueSource(ints = {1, 25, 195, 800})
    @DisplayName("An address is served 25 times a second, on any number of connections")
    void theRateIsThatOfTheAddress(int connections) {
        int seconds = 60;
        PriorityQueue<Long> asks = new PriorityQueue<>();
        for (int i = 0; i < connections; i++) {
            asks.add(0L);
        }
        int answered = 0;
        while (asks.peek() <= TimeUnit.SECONDS.toNanos(seconds)) {
            nanos.set(asks.poll());
            RequestRate.Turn turn = pace.next(A);
            long then = nanos.get() + turn.nanos();
            answered += turn.comes() && then <= TimeUnit.SECONDS.toNanos(seconds) ? 1 : 0;
            asks.add(then);
        }
        int most = RequestRate.BURST + seconds * RequestRate.PER_SECOND;
        assertTrue(answered <= most, answered + " of " + most);
        assertTrue(answered >= most - 1, "and nobody gets less: " + answered + " of " + most);
    }

    @Test
    @DisplayName("Addresses of an IPv6 network share a rate, and networks differ in every bit")
    void networks() {
        assertEquals(
                ClientNetwork.of("2001:db8:1:2::1"),
                ClientNetwork.of("2001:db8:1:2:aaaa:bbbb:cccc:dddd"));
        assertEquals(ClientNetwork.of("fe80::1%eth0"), ClientNetwork.of("fe80::2"));
        // These two have the same hash.
        assertFalse(
                ClientNetwork.of("2001:db8:0:1f::1").equals(ClientNetwork.of("2001:db8:1:0::1")));
        assertFalse(ClientNetwork.of("192.168.1.7").equals(ClientNetwork.of("192.168.1.8")));
        assertEquals(ClientNetwork.of("192.168.1.7"), ClientNetwork.of("::ffff:192.168.1.7"));
    }
}
