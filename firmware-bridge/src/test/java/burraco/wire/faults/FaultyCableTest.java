package burraco.wire.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.PortLost;
import burraco.wire.Talk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultyCableTest {
    /** Sends a number each millisecond, and records what comes back. */
    private static final class Counting implements Talk {
        private final List<String> told = new ArrayList<>();
        private final List<Integer> back = new ArrayList<>();
        private boolean open;
        private boolean wantsAnew;
        private int count;
        private long next;

        @Override
        public void opened(long now) {
            told.add("opened " + now);
            open = true;
            next = now;
        }

        @Override
        public void lost(PortLost why, long now) {
            told.add("lost " + now + " " + why.getMessage());
            open = false;
        }

        @Override
        public void received(byte[] bytes, int length, long now) {
            for (int i = 0; i < length; i++) {
                back.add((int) bytes[i]);
            }
        }

        @Override
        public long poll(long now, Outgoing out) {
            if (!open) {
                return NEVER;
            }
            if (wantsAnew) {
                wantsAnew = false;
                out.reopen("wanted");
            }
            if (now >= next) {
                next = now + 1_000;
                out.send(new byte[] {(byte) (count++ % 100)}, 1);
            }
            return next;
        }
    }

    /** Returns what it receives, until it is switched off. */
    private static final class Echo implements Talk {
        private final List<Byte> heard = new ArrayList<>();

        @Override
        public void opened(long now) {}

        @Override
        public void lost(PortLost why, long now) {
            throw new AssertionError("the far end has no port to lose");
        }

        @Override
        public void received(byte[] bytes, int length, long now) {
            for (int i = 0; i < length; i++) {
                heard.add(bytes[i]);
            }
        }

        @Override
        public long poll(long now, Outgoing out) {
            for (byte one : heard) {
                out.send(new byte[] {one}, 1);
            }
            heard.clear();
            return NEVER;
        }
    }

    private final Counting near = new Counting();
    private int started;

    private FaultyCable cable(Faults faults, long seed) {
        return new FaultyCable(
                near,
                () -> {
                    started++;
                    return new Echo();
                },
                faults,
                faults,
                seed);
    }

    @Test
    void aGoodCableBringsEverythingBack() {
        FaultyCable cable = cable(Faults.NONE, 1);
        cable.run(99_500);
        assertEquals(99_500, cable.now());
        assertEquals(List.of("opened 0"), near.told);
        assertEquals(100, near.back.size());
        assertEquals(near.back.stream().sorted().toList(), near.back);
    }

    @Test
    void whoIsHungUpOnGetsAnotherPortAndTheFarEndDoesNotNotice() {
        FaultyCable cable = cable(Faults.NONE, 1);
        cable.run(10_000);
        cable.hangUp();
        cable.run(100_000);
        assertEquals(List.of("opened 0", "lost 10000 hung up", "opened 60000"), near.told);
        assertEquals(1, started);
    }

    @Test
    void aFarEndThatStartsAnewIsANewOne() {
        FaultyCable cable = cable(Faults.NONE, 1);
        cable.run(10_000);
        cable.reboot();
        cable.run(10_000);
        assertEquals(2, started);
        assertEquals(List.of("opened 0"), near.told);
    }

    @Test
    void theNearEndMayWantItsPortAnew() {
        FaultyCable cable = cable(Faults.NONE, 1);
        cable.run(10_500);
        near.wantsAnew = true;
        cable.run(100_000);
        assertEquals(List.of("opened 0", "lost 10500 wanted", "opened 60500"), near.told);
    }

    @Test
    void aBadCableDoesTheSameForTheSameSeed() {
        Faults bad =
                Faults.NONE
                        .and(Fault.LOST_CHUNK, 20)
                        .and(Fault.DELAYED, 20)
                        .and(Fault.HANG_UP, 10)
                        .and(Fault.REBOOT, 10);
        FaultyCable cable = cable(bad, 99);
        cable.run(5_000_000);
        assertTrue(cable.seen(Fault.LOST_CHUNK) > 0 && cable.seen(Fault.HANG_UP) > 0);
        assertEquals(1 + cable.seen(Fault.REBOOT), started);
        List<String> told = List.copyOf(near.told);
        List<Integer> back = List.copyOf(near.back);
        FaultyCableTest again = new FaultyCableTest();
        again.cable(bad, 99).run(5_000_000);
        assertEquals(told, again.near.told);
        assertEquals(back, again.near.back);
    }
}
