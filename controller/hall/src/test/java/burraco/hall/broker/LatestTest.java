package burraco.hall.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is done again whenever somebody asks for it. */
class LatestTest {
    @Test
    @DisplayName("What was forgotten is done anew, also if somebody has asked just before")
    void anewAfterAnotherHasAsked() throws Exception {
        LinkedBlockingQueue<String> done = new LinkedBlockingQueue<>();
        CountDownLatch goesOn = new CountDownLatch(1);
        CountDownLatch runs = new CountDownLatch(1);
        try (Latest latest =
                new Latest(
                        "test",
                        0,
                        () -> {
                            done.add("done");
                            runs.countDown();
                            await(goesOn);
                        })) {
            latest.ask();
            runs.await();
            // While it is done two ask, and a third one forgets what there was.
            latest.ask();
            latest.ask();
            latest.first(() -> done.add("forgotten"));
            goesOn.countDown();
            List<String> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                all.add(done.take());
            }
            assertEquals(List.of("done", "done", "forgotten", "done"), all);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
