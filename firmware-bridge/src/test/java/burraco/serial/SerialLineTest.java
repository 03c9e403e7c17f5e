package burraco.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.LineSettings;
import burraco.wire.PortLost;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A line over a driver whose calls hang, whatever is flushed. */
@Timeout(20)
class SerialLineTest {
    private static final long PATIENCE_MILLIS = 50;
    private static final Duration SOON = Duration.ofSeconds(5);

    private final Driver driver = new Driver();
    private final SerialLine line =
            new SerialLine(driver, "ttyUSB0", LineSettings.USUAL, PATIENCE_MILLIS);

    /** Hangs in one kind of call until it is unplugged. */
    private static final class Driver implements NativePort {
        final CountDownLatch unplugged = new CountDownLatch(1);

        /** The closing thread has the lock of the other direction before it flushes again. */
        final CountDownLatch flushedTwice = new CountDownLatch(2);

        final CountDownLatch closed = new CountDownLatch(1);
        final CountDownLatch hangs = new CountDownLatch(1);
        volatile boolean hangsInReads;

        @Override
        public int read(byte[] into) {
            return hangsInReads ? hang() : 0;
        }

        @Override
        public int write(byte[] bytes, int length, int from) {
            return hangsInReads ? length : hang();
        }

        private int hang() {
            hangs.countDown();
            try {
                unplugged.await();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
            return -1;
        }

        @Override
        public void waitNoMore() {}

        @Override
        public void flush() {
            flushedTwice.countDown();
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    private interface Call {
        void run() throws PortLost;
    }

    private static FutureTask<PortLost> elsewhere(Call call) {
        FutureTask<PortLost> task =
                new FutureTask<>(() -> assertThrows(PortLost.class, () -> call.run()));
        Thread.ofPlatform().daemon().start(task);
        return task;
    }

    @AfterEach
    void unplug() {
        driver.unplugged.countDown();
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertTrue(latch.await(SOON.toSeconds(), TimeUnit.SECONDS));
    }

    @Test
    @DisplayName(
            "A reader hears that the line is stuck while the writer hangs until it is unplugged")
    void aWriterThatHangs() throws Exception {
        FutureTask<PortLost> writer = elsewhere(() -> line.write(new byte[4], 4));
        await(driver.flushedTwice);
        PortLost lost =
                assertTimeoutPreemptively(
                        SOON, () -> assertThrows(PortLost.class, () -> line.read(new byte[4])));
        assertEquals(PortLost.Why.STUCK, lost.why());
        assertFalse(line.isOver(), "a thread is in it");
        assertEquals(1, driver.closed.getCount());
        driver.unplugged.countDown();
        assertEquals(PortLost.Why.STUCK, writer.get(5, TimeUnit.SECONDS).why());
        await(driver.closed);
    }

    @Test
    @DisplayName("A writer hears that the line is closed while the reader hangs")
    void aReaderThatHangs() throws Exception {
        driver.hangsInReads = true;
        FutureTask<PortLost> reader = elsewhere(() -> line.read(new byte[4]));
        await(driver.hangs);
        line.close();
        await(driver.flushedTwice);
        PortLost lost =
                assertTimeoutPreemptively(
                        SOON, () -> assertThrows(PortLost.class, () -> line.write(new byte[4], 4)));
        assertEquals(PortLost.Why.CLOSED, lost.why());
        driver.unplugged.countDown();
        assertEquals(PortLost.Why.CLOSED, reader.get(5, TimeUnit.SECONDS).why());
        await(driver.closed);
    }
}
