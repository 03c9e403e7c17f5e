package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.http.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which event stream is ended when there are too many. */
class StreamFairnessTest {
    private final StreamLimit listeners = new StreamLimit(6, 2, 4);
    private final CountDownLatch end = new CountDownLatch(1);
    private final List<Thread> all = new ArrayList<>();

    @AfterEach
    void end() {
        end.countDown();
    }

    /** A client that listens until its stream is ended. */
    private final class Guest {
        private final CountDownLatch heard = new CountDownLatch(1);
        private final FutureTask<Optional<Response>> listening;
        private volatile boolean ended;

        Guest(Optional<String> address) throws Exception {
            listening =
                    new FutureTask<>(() ->
                            address.map(from -> listeners.listen(from, this::listen))
                                    .orElseGet(() -> listeners.listenReserved(this::listen)));
            all.add(Thread.startVirtualThread(listening));
            while (!heard.await(1, TimeUnit.MILLISECONDS) && !listening.isDone()) {
                // The stream is about to end.
            }
        }

        private void listen() {
            heard.countDown();
            try {
                end.await();
            } catch (InterruptedException over) {
                ended = true;
                Thread.currentThread().interrupt();
            }
        }

        boolean isRefused() throws Exception {
            return listening.isDone() && listening.get().isPresent();
        }

        boolean isEnded() throws Exception {
            return listening.isDone() && ended;
        }
    }

    private Guest from(String address) throws Exception {
        return new Guest(Optional.of(address));
    }

    @Test
    @DisplayName("When all streams are taken, the network with most loses its oldest")
    void whoHasMostGivesOneUp() throws Exception {
        List<Guest> many = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            many.add(from("2001:db8::" + i));
        }
        assertTrue(from("2001:db8::9").isRefused(), "one network is one home");
        Guest two = from("192.0.2.2");
        Guest three = from("192.0.2.3");
        Guest four = from("192.0.2.4");
        assertEquals(Optional.empty(), many.getFirst().listening.get(60, TimeUnit.SECONDS));
        assertTrue(many.getFirst().isEnded());
        for (Guest one : List.of(two, three, four)) {
            assertTrue(!one.isRefused() && !one.listening.isDone());
        }
        from("192.0.2.5");
        assertTrue(!many.get(2).listening.isDone());
        assertTrue(!from("192.0.2.6").isRefused());
        assertTrue(from("192.0.2.7").isRefused(), "nobody has more than he would have");
    }

    @Test
    @DisplayName("Within an IPv6 network the machine with most streams loses one")
    void oneMachineDoesNotKeepThePlacesOfItsHome() throws Exception {
        Guest phone = from("2001:db8::1");
        List<Guest> laptop = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            laptop.add(from("2001:db8::bad"));
        }
        assertTrue(from("2001:db8::bad").isRefused());
        Guest other = from("2001:db8::2");
        Guest third = from("2001:db8::3");
        for (Guest one : laptop.subList(0, 2)) {
            one.listening.get(60, TimeUnit.SECONDS);
            assertTrue(one.isEnded());
        }
        assertTrue(from("2001:db8::4").isRefused(), "nobody has more than he would have");
        for (Guest one : List.of(phone, other, third, laptop.getLast())) {
            assertTrue(!one.isRefused() && !one.listening.isDone());
        }
    }

    @Test
    @DisplayName("The own screen gets a reserved stream, and then one of somebody else's")
    void whoIsAwaitedComesIn() throws Exception {
        for (int i = 1; i <= 6; i++) {
            from("192.0.2." + i);
        }
        for (int i = 0; i < 8; i++) {
            assertTrue(!new Guest(Optional.empty()).isRefused());
        }
        assertTrue(
                new Guest(Optional.empty()).isRefused(), "where all are awaited there is no more");
    }
}
