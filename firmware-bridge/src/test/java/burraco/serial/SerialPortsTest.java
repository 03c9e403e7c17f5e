package burraco.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.LineSettings;
import burraco.wire.Port;
import burraco.wire.PortLost;
import burraco.wire.PortLost.Why;
import burraco.wire.PseudoTerminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class SerialPortsTest {
    private static final Executor ANEW = what -> Thread.ofPlatform().daemon().start(what);

    private final PseudoTerminal far = new PseudoTerminal();
    private final SerialPorts ports = new SerialPorts(far.path(), LineSettings.USUAL, 200);

    @AfterEach
    void hangUp() {
        far.close();
    }

    private static byte[] allBytes() {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
        }
        return all;
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

    private interface Use {
        void run() throws Exception;
    }

    private static Why whyLost(Use use) {
        return assertThrows(PortLost.class, use::run).why();
    }

    @Test
    void allBytesPassBothWays() throws Exception {
        for (LineSettings settings :
                new LineSettings[] {
                    LineSettings.USUAL, new LineSettings(38_400, 8, LineSettings.Parity.EVEN, 1)
                }) {
            try (Port port = new SerialPorts(far.path(), settings).open()) {
                port.write(allBytes(), 256);
                assertArrayEquals(allBytes(), far.read(256, 2_000));
                far.write(allBytes());
                assertArrayEquals(allBytes(), read(port, 256));
            }
        }
    }

    @Test
    void readingEndsByItselfWhereNothingComes() throws Exception {
        try (Port port = ports.open()) {
            assertEquals(0, port.read(new byte[10]));
        }
    }

    @Test
    void whoHangsUpIsGone() throws Exception {
        Port port = ports.open();
        far.close();
        assertEquals(Why.GONE, whyLost(() -> read(port, 1)));
        assertEquals(Why.GONE, whyLost(() -> port.write(new byte[1], 1)));
        port.close();
        assertEquals(Why.GONE, whyLost(() -> port.read(new byte[1])));
        assertEquals(Why.ABSENT, whyLost(ports::open));
    }

    @Test
    void whoTakesNothingIsStuckAndThePortCanBeOpenedAnew() throws Exception {
        Port port = ports.open();
        CompletableFuture<Why> reader = readingUntilLost(port);
        byte[] bytes = new byte[4_096];
        Arrays.fill(bytes, (byte) 'x');
        assertEquals(
                Why.STUCK,
                whyLost(() -> {
                    while (true) {
                        port.write(bytes, bytes.length);
                    }
                }));
        assertEquals(Why.STUCK, reader.get(5, TimeUnit.SECONDS));
        port.close();

        try (Port again = ports.open()) {
            far.write((byte) 7);
            assertArrayEquals(new byte[] {7}, read(again, 1));
        }
    }

    private static CompletableFuture<Why> readingUntilLost(Port port) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Why> why =
                CompletableFuture.supplyAsync(
                        () -> {
                            begun.countDown();
                            return whyLost(() -> {
                                while (true) {
                                    port.read(new byte[100]);
                                }
                            });
                        },
                        ANEW);
        assertTrue(begun.await(5, TimeUnit.SECONDS));
        return why;
    }

    /** Closing under a writer crashed Java once in some hundred times. */
    @RepeatedTest(20)
    void closingEndsWhoReadsAndWhoWrites() throws Exception {
        SerialPorts patient = new SerialPorts(far.path(), LineSettings.USUAL, 60_000);
        Port port = patient.open();
        CompletableFuture<Why> reader = readingUntilLost(port);
        CountDownLatch full = new CountDownLatch(1);
        byte[] flood = new byte[1_000_000];
        CompletableFuture<Why> writer =
                CompletableFuture.supplyAsync(
                        () -> {
                            full.countDown();
                            return whyLost(() -> port.write(flood, flood.length));
                        },
                        ANEW);
        assertTrue(full.await(5, TimeUnit.SECONDS));
        assertTrue(far.read(new byte[1], 2_000) > 0, "it writes");

        assertTimeoutPreemptively(Duration.ofSeconds(5), port::close);
        port.close();

        assertEquals(Why.CLOSED, reader.get(5, TimeUnit.SECONDS));
        assertEquals(Why.CLOSED, writer.get(5, TimeUnit.SECONDS));
        patient.open().close();
    }

    @Test
    void onlyOneHasIt() throws Exception {
        try (Port _ = ports.open()) {
            SerialPorts others = new SerialPorts(far.path(), LineSettings.USUAL);
            PortLost refused = assertThrows(PortLost.class, others::open);
            assertEquals(Why.TAKEN, refused.why());
            assertTrue(refused.getMessage().contains("Something else"), refused.getMessage());
        }
        new SerialPorts(far.path(), LineSettings.USUAL).open().close();
    }

    @Test
    void whatIsNotThereIsAbsentAndAFileIsNoPort(@TempDir Path folder) throws Exception {
        String nothing = folder.resolve("usb-Board").toString();
        assertEquals(
                Why.ABSENT, whyLost(() -> new SerialPorts(nothing, LineSettings.USUAL).open()));
        Path file = Files.createFile(folder.resolve("file"));
        assertEquals(
                Why.REFUSED,
                whyLost(() -> new SerialPorts(file.toString(), LineSettings.USUAL).open()));
    }

    @Test
    void aStableNameIsFollowedAnewEachTime(@TempDir Path folder) throws Exception {
        Path name = far.link(folder.resolve("usb-Board"));
        SerialPorts stable = new SerialPorts(name.toString(), LineSettings.USUAL);
        // Both exist at once, so they have different numbers.
        try (PseudoTerminal other = new PseudoTerminal()) {
            try (Port port = stable.open()) {
                far.write((byte) 1);
                assertArrayEquals(new byte[] {1}, read(port, 1));
                far.close();
                assertEquals(Why.GONE, whyLost(() -> read(port, 1)));
            }
            assertEquals(Why.ABSENT, whyLost(stable::open));
            other.link(name);
            try (Port port = stable.open()) {
                assertEquals(name.toString(), port.name());
                other.write((byte) 2);
                assertArrayEquals(new byte[] {2}, read(port, 1));
            }
        }
    }
}
