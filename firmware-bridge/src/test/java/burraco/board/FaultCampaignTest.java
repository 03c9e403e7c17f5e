package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.BoardStats;
import burraco.wire.faults.Fault;
import burraco.wire.faults.Faults;
import burraco.wire.faults.FaultyCable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The host's end of the protocol and the real firmware with a bad cable between them, for {@code
 * -Dframes=} frames. Whatever happens to every hundredth of them, all events at the board are
 * reported once and in order, or a gap is declared and closed; orders are carried out once and in
 * order; nothing hangs, and memory does not grow. Time is virtual.
 */
@Tag("firmware")
class FaultCampaignTest {
    private static final long FRAMES = Long.getLong("frames", 100_000);
    private static final long SEED = Long.getLong("seed", 20_261_122);
    private static final long SECOND = 1_000_000;
    private static final int RING = 96 * 1_024;
    private static final long GROWS_AT_MOST = 2_000_000;

    /** By a million chunks; together they affect every hundredth frame. */
    private static final Faults BAD =
            Faults.NONE
                    .andRarely(Fault.LOST_CHUNK, 4_000)
                    .andRarely(Fault.FLIPPED_BIT, 25)
                    .andRarely(Fault.LOST_BYTE, 25)
                    .andRarely(Fault.DOUBLED_CHUNK, 1_000)
                    .andRarely(Fault.DELAYED, 2_000)
                    .andRarely(Fault.SPLIT, 1_500)
                    .andRarely(Fault.MERGED, 500)
                    .andRarely(Fault.STALLED, 200)
                    .andRarely(Fault.HANG_UP, 100)
                    .andRarely(Fault.REBOOT, 30);

    private final Random random = new Random(SEED);
    private LibraryBoard board;
    private CampaignHost host;
    private FaultyCable cable;
    private long outs;
    private long ringMost;

    @Test
    void nothingIsLostDoubledOrOutOfOrderUnlessItIsDeclared() {
        FirmwareLibrary library = new FirmwareLibrary(0);
        System.out.printf("seed %d, %,d frames%n", SEED, FRAMES);
        long begun = System.nanoTime();
        board = new LibraryBoard(library, SEED);
        host = new CampaignHost(board);
        cable = new FaultyCable(host, board::start, BAD, BAD, SEED);
        runUntil(FRAMES / 10);
        long heap = heap();
        runUntil(FRAMES);
        end();
        long grown = heap() - heap;
        report(grown, System.nanoTime() - begun);
        assertTrue(grown < GROWS_AT_MOST, () -> "the heap has grown by " + grown);
        if (FRAMES >= 100_000) {
            assertTrue(host.events.noRoom() > 0, "the ring never overflowed");
            assertTrue(host.started() > 1, "the board never started anew");
            for (Fault fault : Fault.values()) {
                assertTrue(cable.seen(fault) > 0, () -> "it never happened: " + fault);
            }
        }
    }

    private long frames() {
        return board.frames() + host.link.stats().framesOut();
    }

    private void runUntil(long frames) {
        long moved = cable.now();
        long events = host.events.events();
        while (frames() < frames) {
            cable.run(SECOND);
            if (random.nextInt(25) == 0) {
                outs++;
                host.out(random.nextBoolean(), 1 + random.nextLong(20 * SECOND), cable.now());
            }
            if (host.events.events() > events) {
                events = host.events.events();
                moved = cable.now();
            }
            assertTrue(cable.now() - moved < 60 * SECOND, "it hangs");
            host.link.stats().board().map(BoardStats::ringMost).ifPresent(this::ring);
        }
    }

    private void ring(long most) {
        ringMost = Math.max(most, ringMost);
        assertTrue(most <= RING, () -> "so much in the ring: " + most);
    }

    /** Repairs the cable; within seconds everything has arrived. */
    private void end() {
        cable.heal();
        cable.run(30 * SECOND);
        board.calm();
        host.orders.end();
        cable.run(5 * SECOND);
        assertTrue(host.isLive(), "it is not live");
        assertEquals(0, board.waiting(), "events that were not taken");
        host.events.over();
        host.orders.over();
    }

    private static long heap() {
        for (int i = 0; i < 2; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private void report(long grown, long nanos) {
        List<String> seen = new ArrayList<>();
        for (Fault fault : Fault.values()) {
            seen.add("%s %,d".formatted(fault, cable.seen(fault)));
        }
        EventCheck events = host.events;
        System.out.printf(
                "%,d frames in %.1f s (%.1f h of the board's time)%n",
                frames(), nanos / 1e9, cable.now() / 3_600e6);
        System.out.printf("%s, cable out %,d%n", String.join(", ", seen), outs);
        System.out.printf(
                "%,d events; gaps: %,d without room, %,d at a start; %,d repeats left out%n",
                events.events(), events.noRoom(), events.newHost(), events.repeatsLeftOut());
        System.out.printf(
                "%,d orders done, %,d lost with a start of the board; %,d times live%n",
                host.orders.done(), host.orders.unknown(), host.lives());
        System.out.printf("the ring held %,d bytes, the heap grew by %,d%n", ringMost, grown);
    }
}
