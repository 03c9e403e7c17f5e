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

/** The limits on connections and memory. */
class ConnectionsTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Connections connections = new Connections(ConnectionLimits.PLAIN, nanos::get);
    private final List<String> cut = new ArrayList<>();

    private Optional<Connections.Entry> come(String address) throws Exception {
        nanos.incrementAndGet();
        String name = address + " " + nanos.get();
        return connections.come(InetAddress.getByName(address), () -> cut.add(name));
    }

    @Test
    @DisplayName("An address has 200 connections; one more closes its oldest idle one")
    void oneAddressCannotTakeAllPlaces() throws Exception {
        for (int i = 0; i < ConnectionLimits.PLAIN.perNetwork(); i++) {
            come("192.0.2.7").orElseThrow();
        }
        assertTrue(cut.isEmpty());
        come("192.0.2.7").orElseThrow();
        assertEquals(List.of("192.0.2.7 1"), cut);
        assertTrue(come("192.0.2.8").isPresent());
        assertEquals(1, cut.size());
    }

    @Test
    @DisplayName("Only 127.0.0.1 and ::1 count as the table's own screen, not 127.0.0.2")
    void otherAddressesOfThisMachineAreStrangers() throws Exception {
        for (String address : List.of("127.0.0.2", "::ffff:127.0.0.2")) {
            for (int i = 0; i < ConnectionLimits.PLAIN.perNetwork(); i++) {
                come(address);
            }
        }
        assertEquals(ConnectionLimits.PLAIN.perNetwork(), cut.size());
        for (int i = 0; i <= ConnectionLimits.PLAIN.perNetwork(); i++) {
            come("127.0.0.1").orElseThrow();
            come("::1").orElseThrow();
        }
        assertEquals(ConnectionLimits.PLAIN.perNetwork(), cut.size());
    }

    @Test
    @DisplayName("Addresses of one IPv6 network count as one")
    void aNetworkIsOneStranger() throws Exception {
        for (int i = 0; i <= ConnectionLimits.PLAIN.perNetwork(); i++) {
            come("2001:db8::" + Integer.toHexString(i + 1)).orElseThrow();
        }
        assertEquals(1, cut.size());
    }

    @Test
    @DisplayName("The network with most connections loses one to a newcomer, an idle one first")
    void whereItIsFullTheOldestSilentOneGivesWay() throws Exception {
        Connections.Entry arbiter = come("192.0.2.1").orElseThrow();
        arbiter.works();
        come("192.0.2.1").orElseThrow();
        int most = ConnectionLimits.PLAIN.most() - ConnectionLimits.PLAIN.reserved();
        for (int i = 2; i < most; i++) {
            come("198.51.100." + i % 100).orElseThrow();
        }
        for (int i = 0; i < 50; i++) {
            assertTrue(come("203.0.113.5").isPresent());
        }
        assertEquals(most, connections.load().connections());
        assertEquals(50, cut.size());
        assertEquals(List.of(), cut.stream().filter(one -> one.startsWith("192.0.2.1 ")).toList());
    }

    @Test
    @DisplayName("If all connections are being answered, a new one is refused")
    void whoIsAnsweredIsNotCutOff() throws Exception {
        for (int i = 0;
                i < ConnectionLimits.PLAIN.most() - ConnectionLimits.PLAIN.reserved();
                i++) {
            come("198.51.100." + i % 100).orElseThrow().works();
        }
        assertTrue(come("203.0.113.5").isEmpty());
        assertTrue(cut.isEmpty());
        assertTrue(come("127.0.0.1").isPresent(), "the table's own screen has places of its own");
    }

    @Test
    @DisplayName("Memory has one limit; the connection that has waited longest is closed")
    void bytesHaveABound() throws Exception {
        int each = 16 * 1024;
        int many = (int) (ConnectionLimits.PLAIN.bytes() / each);
        for (int i = 0; i < many; i++) {
            assertTrue(come("198.51.100." + i % 100).orElseThrow().holds(each));
        }
        Connections.Entry late = come("203.0.113.5").orElseThrow();
        assertTrue(late.holds(1));
        assertEquals(1, cut.size());
        assertTrue(connections.load().bytes() <= ConnectionLimits.PLAIN.bytes());
        assertFalse(late.holds((int) ConnectionLimits.PLAIN.bytes()), "nobody may have it all");
    }

    @Test
    @DisplayName("A client that does not read responses is cut off, not one with half a request")
    void whoTakesNothingIsCutBeforeThoseWhoAreIdle() throws Exception {
        for (int i = 0; i < 120; i++) {
            Connections.Entry idle = come("192.0.2." + i).orElseThrow();
            assertTrue(idle.holds(512));
            idle.waits(30);
        }
        Connections.Entry screen = come("127.0.0.1").orElseThrow();
        assertTrue(screen.holds(2_048));
        for (int i = 0; i < 600; i++) {
            Connections.Entry taker = come("198.51.100." + i % 4).orElseThrow();
            assertTrue(taker.holds(60 * 1024), "attackers give way to each other");
            taker.writes(20);
        }
        assertTrue(connections.load().cutForBytes() > 400);
        assertTrue(screen.holds(60 * 1024), "there is room for who has little");
        assertTrue(cut.stream().allMatch(one -> one.startsWith("198.51.100.")), cut::toString);
    }

    @Test
    @DisplayName("The client that holds most memory gets no more at the expense of others")
    void whoHasMostCutsNobodyOff() throws Exception {
        Connections.Entry most = come("198.51.100.1").orElseThrow();
        assertTrue(most.holds((int) ConnectionLimits.PLAIN.bytes() - 8_192));
        for (int i = 0; i < 8; i++) {
            assertTrue(come("192.0.2." + i).orElseThrow().holds(1_024));
        }
        assertFalse(most.holds(1_024));
        assertEquals(List.of(), cut);
    }

    @Test
    @DisplayName("Connections that hold less than a kilobyte are not closed")
    void littleIsNotWorthIt() throws Exception {
        Connections.Entry large = come("203.0.113.5").orElseThrow();
        large.holds((int) ConnectionLimits.PLAIN.bytes() - 512);
        large.works();
        come("192.0.2.1").orElseThrow().holds(512);
        assertFalse(come("192.0.2.2").orElseThrow().holds(512));
        assertEquals(List.of(), cut);
    }

    @Test
    @DisplayName("The network with most connections loses one, even if it does not read responses")
    void whoTakesNothingGivesUpHisPlacesToo() throws Exception {
        for (int i = 0; i < 50; i++) {
            come("192.0.2." + i).orElseThrow();
        }
        for (int i = 0; i < 900; i++) {
            come("198.51.100." + i % 4).orElseThrow().writes(20);
        }
        come("203.0.113.5").orElseThrow();
        assertTrue(cut.stream().allMatch(one -> one.startsWith("198.51.100.")), cut::toString);
    }

    @Test
    @DisplayName("A connection closed while it is delayed stops waiting at once")
    void whoIsCutOffWaitsNoMore() throws Exception {
        Connections.Entry place = come("192.0.2.1").orElseThrow();
        for (int i = 0; i < RequestRate.BURST; i++) {
            assertTrue(place.awaitsTurn(Optional.empty()));
        }
        connections.cutAll();
        assertFalse(place.awaitsTurn(Optional.empty()));
    }

    @Test
    @DisplayName("Clients with three connections each do not displace the six of the own screen")
    void theOwnScreenKeepsItsPlaces() throws Exception {
        List<Connections.Entry> ours = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            ours.add(come(i % 2 == 0 ? "127.0.0.1" : "::1").orElseThrow());
            assertTrue(ours.getLast().holds(64 * 1024));
        }
        for (int i = 0; i < 3 * 250; i++) {
            Connections.Entry stranger = come("192.0.2." + i / 3).orElseThrow();
            assertTrue(stranger.holds(32 * 1024), "strangers give way to each other");
        }
        assertFalse(cut.isEmpty());
        assertTrue(cut.stream().allMatch(one -> one.startsWith("192.0.2.")), cut::toString);
        assertTrue(ours.getFirst().holds(1_024));
    }

    @Test
    @DisplayName("Released memory and closed connections are subtracted exactly once")
    void whatIsGoneIsNotCounted() throws Exception {
        Connections.Entry one = come("192.0.2.1").orElseThrow();
        one.holds(100);
        one.lets(40);
        assertEquals(60, connections.load().bytes());
        one.waits(10);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(11));
        connections.cutLate();
        assertEquals(1, cut.size());
        one.lets(60);
        one.leave();
        assertFalse(one.holds(1), "he is gone");
        assertEquals(0, connections.load().bytes());
        assertEquals(0, connections.load().connections());
    }

    @Test
    @DisplayName("A new connection without a thread is not late")
    void whoHasJustComeIsNotLate() throws Exception {
        come("192.0.2.1").orElseThrow();
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(29));
        connections.cutLate();
        assertTrue(cut.isEmpty());
    }

    @Test
    @DisplayName("Computing a response has no time limit, receiving it has")
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
