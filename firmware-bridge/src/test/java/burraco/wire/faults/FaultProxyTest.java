package burraco.wire.faults;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.serial.SerialPorts;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import burraco.wire.PortLost;
import burraco.wire.PortLost.Why;
import burraco.wire.PseudoTerminal;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class FaultProxyTest {
    private final PseudoTerminal far = new PseudoTerminal();
    private final BlockingQueue<Fault> events = new LinkedBlockingQueue<>();
    private Path name;

    @BeforeEach
    void aName(@TempDir Path folder) {
        name = folder.resolve("bad-cable");
    }

    @AfterEach
    void hangUp() {
        far.close();
    }

    private FaultProxy proxy(Faults toFar, Faults toNear) throws PortLost {
        Port port = new SerialPorts(far.path(), LineSettings.USUAL).open();
        return new FaultProxy(name, port, toFar, toNear, 5, events::add);
    }

    private Port near() throws PortLost {
        return new SerialPorts(name.toString(), LineSettings.USUAL).open();
    }

    private static byte[] read(Port port, int count) throws PortLost {
        byte[] all = new byte[count];
        int have = 0;
        while (have < count) {
            byte[] more = new byte[count - have];
            int length = port.read(more);
            System.arraycopy(more, 0, all, have, length);
            have += length;
        }
        return all;
    }

    @Test
    void withoutFaultsNobodyNoticesIt() throws Exception {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        try (FaultProxy _ = proxy(Faults.NONE, Faults.NONE);
                Port near = near()) {
            near.write(all, 256);
            assertArrayEquals(all, far.read(256, 5_000));
            far.write(all);
            assertArrayEquals(all, read(near, 256));
        }
    }

    @Test
    void aStallBringsAllInTheEnd() throws Exception {
        Faults slow = Faults.NONE.and(Fault.STALLED, 1_000).lasting(1_000, 100_000);
        try (FaultProxy proxy = proxy(slow, Faults.NONE);
                Port near = near()) {
            near.write(new byte[] {1, 2, 3}, 3);
            assertArrayEquals(new byte[] {1, 2, 3}, far.read(3, 5_000));
            assertEquals(1, proxy.seen(Fault.STALLED));
        }
    }

    @Test
    void whatIsLostNeverComes() throws Exception {
        Faults deaf = Faults.NONE.and(Fault.LOST_CHUNK, 1_000);
        try (FaultProxy proxy = proxy(Faults.NONE, deaf);
                Port near = near()) {
            far.write((byte) 1);
            assertEquals(0, near.read(new byte[1]));
            near.write(new byte[] {2}, 1);
            assertArrayEquals(new byte[] {2}, far.read(1, 5_000));
            assertEquals(0, proxy.seen(Fault.HANG_UP));
        }
    }

    @Test
    void whoIsHungUpOnFindsTheNameElsewhere() throws Exception {
        Faults breaking = Faults.NONE.and(Fault.HANG_UP, 1_000);
        try (FaultProxy _ = proxy(breaking, Faults.NONE)) {
            Port near = near();
            Path before = name.toRealPath();
            near.write(new byte[] {1}, 1);
            assertEquals(Fault.HANG_UP, events.poll(5, TimeUnit.SECONDS));
            assertEquals(Why.GONE, assertThrows(PortLost.class, () -> read(near, 1)).why());
            near.close();
            assertEquals(false, before.equals(name.toRealPath()));
            try (Port again = near()) {
                far.write((byte) 9);
                assertEquals("[9]", Arrays.toString(read(again, 1)));
            }
        }
    }

    @Test
    void aRebootIsTold() throws Exception {
        Faults failing = Faults.NONE.and(Fault.REBOOT, 1_000);
        try (FaultProxy _ = proxy(failing, Faults.NONE);
                Port near = near()) {
            near.write(new byte[] {1}, 1);
            assertEquals(Fault.REBOOT, events.poll(5, TimeUnit.SECONDS));
        }
    }
}
