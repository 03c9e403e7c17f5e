package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.wire.MemoryPorts.MemoryPort;
import burraco.wire.PortLost.Why;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class CableTest {
    private final MemoryPorts ports = new MemoryPorts();
    private final Listening talk = new Listening();
    private Cable cable = cable(talk);

    private Cable cable(Talk talk) {
        return new Cable(ports, talk, () -> System.nanoTime() / 1_000);
    }

    @AfterEach
    void tidyUp() {
        cable.close();
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    /** Sends these bytes once, when the test asks for it. */
    private void sayOnce(int... values) {
        AtomicBoolean said = new AtomicBoolean();
        talk.says((_, out) -> {
            if (!said.getAndSet(true)) {
                out.send(bytes(values), values.length);
            }
            return Talk.NEVER;
        });
        cable.nudge();
    }

    @Test
    void whatComesIsToldAndWhatIsSaidGoesOut() throws Exception {
        MemoryPort port = ports.plugIn();
        cable.open();
        assertEquals("opened", talk.next());
        port.hear(1, 255);
        assertEquals("heard 01ff", talk.next());
        sayOnce(2, 3);
        assertArrayEquals(bytes(2, 3), port.said());
    }

    @Test
    void itWaitsForAPortThatIsNotThereYet() throws Exception {
        cable.open();
        assertEquals("lost ABSENT not plugged in", talk.next());
        ports.plugIn();
        talk.next("opened");
    }

    @Test
    void whatIsUnpluggedIsOpenedAgain() throws Exception {
        MemoryPort first = ports.plugIn();
        cable.open();
        assertEquals("opened", talk.next());
        MemoryPort second = ports.plugIn();
        first.unplug();
        assertEquals("lost GONE lost in memory", talk.next());
        assertEquals("opened", talk.next());
        sayOnce(1);
        assertArrayEquals(bytes(1), second.said());
        assertTrue(first.saidNothingElse());
    }

    @Test
    void whatIsSaidWhileThereIsNoPortGoesNowhere() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        AtomicBoolean said = new AtomicBoolean();
        talk.says((_, out) -> {
            if (!said.getAndSet(true)) {
                out.send(bytes(9), 1);
                asked.countDown();
            }
            return Talk.NEVER;
        });
        cable.open();
        assertTrue(asked.await(5, TimeUnit.SECONDS));
        MemoryPort port = ports.plugIn();
        talk.next("opened");
        sayOnce(1);
        assertArrayEquals(bytes(1), port.said());
    }

    @Test
    void aPortIsToldAsOpenBeforeAnythingIsSentThere() throws Exception {
        AtomicInteger opened = new AtomicInteger();
        Listening counting =
                new Listening() {
                    @Override
                    public void opened(long now) {
                        opened.incrementAndGet();
                        super.opened(now);
                    }
                };
        // Each talk always sends the number of its port.
        counting.says((now, out) -> {
            out.send(bytes(opened.get()), 1);
            return now;
        });
        cable = cable(counting);
        MemoryPort first = ports.plugIn();
        MemoryPort second = ports.plugIn();
        cable.open();
        assertArrayEquals(bytes(1), first.said());
        first.unplug();
        counting.next("lost");
        assertArrayEquals(bytes(2), second.said());
        while (!first.saidNothingElse()) {
            assertArrayEquals(bytes(1), first.said());
        }
    }

    @Test
    void whatTheWriterSawIsTheReason() throws Exception {
        MemoryPort port = ports.plugIn();
        cable.open();
        assertEquals("opened", talk.next());
        port.refuseToWrite(new PortLost(Why.STUCK, "takes nothing"));
        sayOnce(1);
        assertEquals("lost STUCK takes nothing", talk.next());
        assertTrue(port.isClosed());
    }

    @Test
    void aTalkMayWantThePortOpenedAnew() throws Exception {
        MemoryPort first = ports.plugIn();
        cable.open();
        assertEquals("opened", talk.next());
        ports.plugIn();
        AtomicBoolean asked = new AtomicBoolean();
        talk.says((_, out) -> {
            if (!asked.getAndSet(true)) {
                out.send(bytes(1), 1);
                out.reopen("it answers nothing");
            }
            return Talk.NEVER;
        });
        cable.nudge();
        assertEquals("lost GONE it answers nothing", talk.next());
        assertEquals("opened", talk.next());
        assertTrue(first.isClosed() && first.saidNothingElse());
    }

    @Test
    void aReasonToOpenAnewIsForgottenWhereNothingIsOpen() throws Exception {
        talk.says((_, out) -> {
            out.reopen("nothing to open anew");
            return Talk.NEVER;
        });
        cable.open();
        talk.next("lost ABSENT");
        talk.says((_, _) -> Talk.NEVER);
        cable.nudge();
        MemoryPort port = ports.plugIn();
        talk.next("opened");
        port.unplug();
        assertEquals("lost GONE lost in memory", talk.next());
    }

    @Test
    void aTalkThatThrowsLosesItsPortAndGoesOn() throws Exception {
        Listening clumsy =
                new Listening() {
                    private int mistakes;

                    private void fail(int at) {
                        if (mistakes == at) {
                            mistakes++;
                            throw new IllegalStateException("number " + at);
                        }
                    }

                    @Override
                    public void opened(long now) {
                        fail(0);
                        super.opened(now);
                    }

                    @Override
                    public void received(byte[] bytes, int length, long now) {
                        fail(1);
                        super.received(bytes, length, now);
                    }
                };
        cable = cable(clumsy);
        String mistake = "lost GONE A mistake of this program: java.lang.IllegalStateException";
        ports.plugIn();
        MemoryPort second = ports.plugIn();
        second.hear(1);
        MemoryPort third = ports.plugIn();
        third.hear(2);
        cable.open();
        assertEquals(mistake + ": number 0", clumsy.next());
        assertEquals("opened", clumsy.next());
        assertEquals(mistake + ": number 1", clumsy.next());
        assertEquals("opened", clumsy.next());
        assertEquals("heard 02", clumsy.next());
        AtomicBoolean failed = new AtomicBoolean();
        clumsy.says((_, _) -> {
            if (!failed.getAndSet(true)) {
                throw new IllegalStateException("number 2");
            }
            return Talk.NEVER;
        });
        MemoryPort last = ports.plugIn();
        cable.nudge();
        assertEquals(mistake + ": number 2", clumsy.next());
        assertEquals("opened", clumsy.next());
        last.hear(3);
        assertEquals("heard 03", clumsy.next());
    }

    @Test
    void aTalkThatCannotEvenBeToldOfItsLossGoesOn() throws Exception {
        CountDownLatch reported = new CountDownLatch(1);
        Listening deaf =
                new Listening() {
                    @Override
                    public void lost(PortLost why, long now) {
                        if (reported.getCount() > 0) {
                            Thread.currentThread()
                                    .setUncaughtExceptionHandler((_, _) -> reported.countDown());
                            throw new StackOverflowError();
                        }
                        super.lost(why, now);
                    }
                };
        cable = cable(deaf);
        cable.open();
        assertTrue(reported.await(5, TimeUnit.SECONDS));
        ports.plugIn();
        deaf.next("opened");
    }

    @Test
    void aTalkThatIsAlwaysDueKeepsNobodyOut() throws Exception {
        talk.says((now, out) -> {
            out.send(bytes(1), 1);
            cable.nudge();
            return Long.MIN_VALUE;
        });
        MemoryPort port = ports.plugIn();
        cable.open();
        talk.next("opened");
        port.hear(1);
        talk.next("heard 01");
        assertTimeoutPreemptively(Duration.ofSeconds(5), cable::close);
    }

    @Test
    void whatIsDueInTheFarthestFutureOverflowsNothing() throws Exception {
        cable = new Cable(ports, talk, () -> Long.MIN_VALUE / 2);
        AtomicInteger asked = new AtomicInteger();
        talk.says((_, _) -> {
            asked.incrementAndGet();
            return Talk.NEVER - 1;
        });
        cable.open();
        talk.next("lost");
        talk.next("lost");
        talk.next("lost");
        ports.plugIn();
        talk.next("opened");
        assertTrue(asked.get() < 50, "it was asked " + asked + " times without need");
    }

    @Test
    void afterItsEndTheTalkHearsNothing() throws Exception {
        MemoryPort port = ports.plugIn();
        cable.open();
        assertEquals("opened", talk.next());
        cable.close();
        cable.close();
        assertTrue(port.isClosed());
        port.hear(1);
        cable.nudge();
        AtomicBoolean polled = new AtomicBoolean();
        talk.says((_, _) -> {
            polled.set(true);
            return Talk.NEVER;
        });
        cable.nudge();
        assertFalse(polled.get());
    }

    @Test
    void whoIsInAHurryWaitsTooForWhatIsBeingTold() throws Exception {
        CountDownLatch telling = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        AtomicBoolean told = new AtomicBoolean();
        AtomicBoolean toldBeforeItsEnd = new AtomicBoolean();
        Listening slow =
                new Listening() {
                    @Override
                    public void received(byte[] bytes, int length, long now) {
                        telling.countDown();
                        try {
                            goOn.await();
                        } catch (InterruptedException nobodyDoesThat) {
                            throw new AssertionError(nobodyDoesThat);
                        }
                        told.set(true);
                    }
                };
        cable = cable(slow);
        MemoryPort port = ports.plugIn();
        cable.open();
        slow.next("opened");
        port.hear(1);
        telling.await();
        Thread ending =
                Thread.ofPlatform()
                        .start(() -> {
                            Thread.currentThread().interrupt();
                            cable.close();
                            toldBeforeItsEnd.set(told.get() && Thread.interrupted());
                        });
        while (ending.isAlive() && ending.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
        goOn.countDown();
        ending.join();
        assertTrue(toldBeforeItsEnd.get());
    }

    @Test
    void theTalkItselfMayEndIt() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        Listening ending =
                new Listening() {
                    @Override
                    public void received(byte[] bytes, int length, long now) {
                        cable.close();
                        ended.countDown();
                    }
                };
        cable = cable(ending);
        MemoryPort port = ports.plugIn();
        cable.open();
        ending.next("opened");
        port.hear(1);
        assertTrue(ended.await(1_500, TimeUnit.MILLISECONDS), "it waits for nobody");
        assertTrue(port.isClosed());
    }

    @Test
    void whoNeverOpenedItMayCloseIt() {
        assertTimeoutPreemptively(Duration.ofSeconds(5), cable::close);
    }
}
