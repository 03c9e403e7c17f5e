package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.wire.faults.Faults;
import burraco.wire.faults.FaultyCable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** A board that was there before, seen from the host. */
class LinkAgainTest {
    private static final long SECOND = 1_000_000;

    private final Schema schema = Schema.ours();
    private final Host host = new Host();

    /** As when the table's cable is put into another table's board, and back. */
    @Test
    void aBoardThatComesBackAfterAnotherOneTakesOrdersToo() {
        List<Integer> done = new ArrayList<>();
        FarEnd one = new FarEnd(schema, 1, 1, 100, done);
        FarEnd other = new FarEnd(schema, 2, 1, 100, new ArrayList<>());
        Queue<Talk> boards = new ArrayDeque<>(List.of(one, other, one));
        FaultyCable cable = new FaultyCable(host, boards::remove, Faults.NONE, Faults.NONE, 1);
        cable.run(2 * SECOND);
        order(1);
        order(2);
        cable.run(SECOND);
        cable.reboot();
        cable.run(5 * SECOND);
        cable.reboot();
        cable.run(5 * SECOND);
        order(3);
        order(4);
        cable.run(5 * SECOND);
        assertEquals(List.of(1, 2, 3, 4), done);
    }

    private void order(int first) {
        host.link.order(Protocol.ZERO, new byte[] {(byte) first}, result -> {});
    }
}
