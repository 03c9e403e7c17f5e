package burraco.wire.faults;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FaultyLineTest {
    private static final int CHUNKS = 20_000;

    private record Came(String bytes, long at) {}

    /** Sends numbered chunks, a millisecond apart, and returns what arrives. */
    private static List<Came> sent(FaultyLine line, int chunks) {
        List<Came> came = new ArrayList<>();
        byte[] chunk = new byte[4];
        for (int i = 0; i < chunks; i++) {
            chunk[0] = (byte) (i >> 8);
            chunk[1] = (byte) i;
            chunk[2] = (byte) 0xFF;
            line.in(chunk, chunk.length, i * 1_000L);
            take(line, i * 1_000L + 999, came);
        }
        take(line, Long.MAX_VALUE - 1, came);
        return came;
    }

    private static void take(FaultyLine line, long until, List<Came> came) {
        while (line.due() <= until) {
            long at = line.due();
            came.add(new Came(HexFormat.of().formatHex(line.out(at).orElseThrow()), at));
        }
    }

    private static FaultyLine line(Faults faults, long seed) {
        return new FaultyLine(faults, seed, _ -> {});
    }

    private static Faults everything() {
        Faults all = Faults.NONE;
        for (Fault fault : Fault.values()) {
            all = all.and(fault, 20);
        }
        return all;
    }

    @Test
    void withoutFaultsEverythingComesAsItWasSentAndAtOnce() {
        byte[] bytes = new byte[256];
        new Random(1).nextBytes(bytes);
        FaultyLine line = line(Faults.NONE, 1);
        line.in(bytes, 200, 7);
        line.in(bytes, 256, 7);
        assertEquals(7, line.due());
        assertTrue(line.out(6).isEmpty());
        assertEquals(200, line.out(7).orElseThrow().length);
        assertArrayEquals(bytes, line.out(7).orElseThrow());
        assertEquals(FaultyLine.NEVER, line.due());
    }

    @Test
    void theSameSeedDoesTheSame() {
        List<Came> once = sent(line(everything(), 42), 2_000);
        assertEquals(once, sent(line(everything(), 42), 2_000));
        assertNotEquals(once, sent(line(everything(), 43), 2_000));
    }

    @ParameterizedTest
    @EnumSource
    void eachFaultIsSeenAboutAsOftenAsItWasOrdered(Fault fault) {
        FaultyLine line = line(Faults.NONE.and(fault, 50), 7);
        List<Came> came = sent(line, CHUNKS);
        boolean isOfBytes = fault == Fault.LOST_BYTE || fault == Fault.FLIPPED_BIT;
        int expected = (isOfBytes ? 4 : 1) * CHUNKS / 20;
        int seen = line.seen(fault);
        assertTrue(Math.abs(seen - expected) < expected / 5, fault + ": " + seen);
        assertNotEquals(sent(line(Faults.NONE, 7), CHUNKS), came, fault + " changes something");
    }

    @Test
    void whatIsLostOrDoubledIsSeenInWhatComes() {
        FaultyLine losing = line(Faults.NONE.and(Fault.LOST_BYTE, 50), 3);
        int bytes = sent(losing, CHUNKS).stream().mapToInt(came -> came.bytes().length() / 2).sum();
        assertEquals(4 * CHUNKS - losing.seen(Fault.LOST_BYTE), bytes);

        FaultyLine dropping = line(Faults.NONE.and(Fault.LOST_CHUNK, 50), 3);
        assertEquals(CHUNKS - sent(dropping, CHUNKS).size(), dropping.seen(Fault.LOST_CHUNK));

        FaultyLine doubling = line(Faults.NONE.and(Fault.DOUBLED_CHUNK, 50), 3);
        assertEquals(sent(doubling, CHUNKS).size() - CHUNKS, doubling.seen(Fault.DOUBLED_CHUNK));
    }

    @Test
    void neitherDelaysNorCutsChangeTheOrder() {
        Faults faults =
                Faults.NONE
                        .and(Fault.DELAYED, 200)
                        .and(Fault.STALLED, 5)
                        .and(Fault.SPLIT, 200)
                        .and(Fault.MERGED, 200);
        assertEquals(all(sent(line(Faults.NONE, 0), 5_000)), all(sent(line(faults, 5), 5_000)));
        List<Long> times = sent(line(faults, 5), 5_000).stream().map(Came::at).toList();
        assertEquals(times.stream().sorted().toList(), times);
    }

    private static String all(List<Came> came) {
        StringBuilder all = new StringBuilder();
        came.forEach(one -> all.append(one.bytes()));
        return all.toString();
    }

    @Test
    void whoHangsUpLosesWhatWasOnItsWayAndTellsIt() {
        List<Fault> events = new ArrayList<>();
        FaultyLine line = new FaultyLine(Faults.NONE.and(Fault.HANG_UP, 1_000), 1, events::add);
        line.in(new byte[10], 10, 0);
        assertEquals(List.of(Fault.HANG_UP), events);
        assertEquals(FaultyLine.NEVER, line.due());
    }

    @Test
    void aStallHoldsUpAllAndLosesNothing() {
        FaultyLine line = line(Faults.NONE.and(Fault.STALLED, 1_000).lasting(1, 500_000), 1);
        line.in(new byte[] {1}, 1, 100);
        assertEquals(500_100, line.due());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(line.out(500_100).orElseThrow());
        assertArrayEquals(new byte[] {1}, out.toByteArray());
    }
}
