package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** When a hall is said to be alive. */
class PulseTest {
    private static final Duration SHORT = Duration.ofMillis(50);
    private static final Duration LONG = Duration.ofSeconds(60);

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final AtomicBoolean waits = new AtomicBoolean();
    private final CountDownLatch held = new CountDownLatch(1);
    private final Pulse pulse = new Pulse(thread, waits::get);

    @AfterEach
    void end() {
        held.countDown();
        thread.shutdownNow();
    }

    private void hold() {
        thread.submit(() -> {
            held.await();
            return null;
        });
    }

    @Test
    @DisplayName("A thread that takes its turns is alive")
    void free() throws Exception {
        assertTrue(pulse.beats(LONG));
    }

    @Test
    @DisplayName("One that does not come back is not, unless it is the store that it waits for")
    void stuck() throws Exception {
        hold();
        assertFalse(pulse.beats(SHORT));
        waits.set(true);
        assertTrue(pulse.beats(SHORT));
        held.countDown();
        waits.set(false);
        assertTrue(pulse.beats(LONG));
    }

    @Test
    @DisplayName("One that has ended is not")
    void ended() throws Exception {
        thread.shutdown();
        waits.set(true);
        assertFalse(pulse.beats(SHORT));
    }
}
