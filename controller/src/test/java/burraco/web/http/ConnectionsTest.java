package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** There is room for so many and so much, whoever comes. */
class ConnectionsTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Connections connections = new Connections(nanos::get);
    private final List<String> cut = new ArrayList<>();

    private Optional<Connections.Place> come(String address) throws Exception {
        nanos.incrementAndGet();
        String name = address + " " + nanos.get();
        return connections.come(InetAddress.getByName(address), () -> cut.add(name));
    }

    @Test
    @DisplayName("One address has 200 places; for one more its oldest silent one is cut off")
    void oneAddressCannotTakeAllPlaces() throws Exception {
        for (int i = 0; i < Connections.MOST_FROM_ONE; i++) {
            come("192.0.2.7").orElseThrow();
        }
        assertTrue(cut.isEmpty());
        come("192.0.2.7").orElseThrow();
        assertEquals(List.of("192.0.2.7 1"), cut);
        assertTrue(come("192.0.2.8").isPresent());
        assertEquals(1, cut.size());
    }

    @Test
    @DisplayName("Only 127.0.0.1 and ::1 are the table's own screen's: 127.0.0.2 is one of many")
    void otherAddressesOfThisMachineAreStrangers() throws Exception {
        for (String address : List.of("127.0.0.2", "::ffff:127.0.0.2")) {
            for (int i = 0; i < Connections.MOST_FROM_ONE; i++) {
                come(address);
            }
        }
        assertEquals(Connections.MOST_FROM_ONE, cut.size());
        for (int i = 0; i <= Connections.MOST_FROM_ONE; i++) {
            come("127.0.0.1").orElseThrow();
            come("::1").orElseThrow();
        }
        assertEquals(Connections.MOST_FROM_ONE, cut.size());
    }

    @Test
    @DisplayName("Addresses of one IPv6 network are one")
    void aNetworkIsOneStranger() throws Exception {
        for (int i = 0; i <= Connections.MOST_FROM_ONE; i++) {
            come("2001:db8::" + Integer.toHexString(i + 1)).orElseThrow();
        }
        assertEquals(1, cut.size());
    }

    @Test
    @DisplayName("Who has most connections gives way to who has few, the silent before the others")
    void whereItIsFullTheOldestSilentOneGivesWay() throws Exception {
        Connections.Place arbiter = come("192.0.2.1").orElseThrow();
        arbiter.works();
        come("192.0.2.1").orElseThrow();
        int most = Connections.MOST - Connections.FOR_THIS_MACHINE;
        for (int i = 2; i < most; i++) {
            come("198.51.100." + i % 100).orElseThrow();
        }
        for (int i = 0; i < 50; i++) {
            assertTrue(come("203.0.113.5").isPresent());
        }
        assertEquals(most, connections.size());
        assertEquals(50, cut.size());
        assertEquals(List.of(), cut.stream().filter(one -> one.startsWith("192.0.2.1 ")).toList());
    }

    @Test
    @DisplayName("Where all are being answered, one more is not let in")
    void whoIsAnsweredIsNotCutOff() throws Exception {
        for (int i = 0; i < Connections.MOST - Connections.FOR_THIS_MACHINE; i++) {
            come("198.51.100." + i % 100).orElseThrow().works();
        }
        assertTrue(come("203.0.113.5").isEmpty());
        assertTrue(cut.isEmpty());
        assertTrue(come("127.0.0.1").isPresent(), "the table's own screen has places of its own");
    }

    @Test
    @DisplayName("Bytes that are kept have one bound; who has kept his longest loses them")
    void bytesHaveABound() throws Exception {
        int each = 16 * 1024;
        int many = (int) (Connections.MOST_BYTES / each);
        for (int i = 0; i < many; i++) {
            assertTrue(come("198.51.100." + i % 100).orElseThrow().holds(each));
        }
        Connections.Place late = come("203.0.113.5").orElseThrow();
        assertTrue(late.holds(1));
        assertEquals(1, cut.size());
        assertTrue(connections.held() <= Connections.MOST_BYTES);
        assertFalse(late.holds((int) Connections.MOST_BYTES), "nobody may have it all");
    }

    @Test
    @DisplayName("What is let go or cut off is not counted any more, and nothing twice")
    void whatIsGoneIsNotCounted() throws Exception {
        Connections.Place one = come("192.0.2.1").orElseThrow();
        one.holds(100);
        one.lets(40);
        assertEquals(60, connections.held());
        one.waits(10);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(11));
        connections.cutLate();
        assertEquals(1, cut.size());
        one.lets(60);
        one.leave();
        assertFalse(one.holds(1), "he is gone");
        assertEquals(0, connections.held());
        assertEquals(0, connections.size());
    }

    @Test
    @DisplayName("Whoever has just come and has no thread yet is not late")
    void whoHasJustComeIsNotLate() throws Exception {
        come("192.0.2.1").orElseThrow();
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(29));
        connections.cutLate();
        assertTrue(cut.isEmpty());
    }

    @Test
    @DisplayName("Whoever is being answered may take his time, whoever takes an answer may not")
    void onlyWhoIsAwaitedCanBeLate() throws Exception {
        come("192.0.2.1").orElseThrow().works();
        come("192.0.2.2").orElseThrow().writes(20);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(15));
        connections.cutLate();
        assertTrue(cut.isEmpty());
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(15));
        connections.cutLate();
        assertEquals(List.of("192.0.2.2 2"), cut);
    }
}
