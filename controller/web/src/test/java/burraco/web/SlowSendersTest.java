package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many clients that never finish their requests: they are dropped, and others are served. */
@Tag("campaign")
class SlowSendersTest {
    private static final int MANY = 300;

    /** Sends a byte now and then until the server closes the connection. */
    private static void dribble(RawClient caller, String text) {
        try {
            int i = 0;
            while (true) {
                caller.send("" + text.charAt(i++ % text.length()));
                TimeUnit.MILLISECONDS.sleep(100);
            }
        } catch (IOException dropped) {
            // The test waits for this.
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A client's time begins with its first byte, which may arrive after the clock was advanced
     * once.
     */
    private static boolean isDropped(ServedTable table, Thread one) throws InterruptedException {
        boolean dropped = false;
        for (int i = 0; i < 12 && !dropped; i++) {
            table.nanos.addAndGet(TimeUnit.SECONDS.toNanos(31));
            dropped = one.join(Duration.ofSeconds(5));
        }
        return dropped;
    }

    @Test
    void whoSendsAByteNowAndThenIsDropped() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            String post =
                    table.head("POST", "/api/login")
                            + "Origin: "
                            + table.origin()
                            + "\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n";
            List<Thread> slow = new ArrayList<>();
            for (int i = 0; i < MANY; i++) {
                RawClient caller = table.caller();
                String begun = i % 3 == 0 ? post : i % 3 == 1 ? table.head("GET", "/") + "X: " : "";
                caller.send(begun);
                slow.add(Thread.startVirtualThread(() -> dribble(caller, "x")));
            }
            for (Thread one : slow) {
                assertEquals(200, table.get("/api/state").status(), "others are served meanwhile");
                assertTrue(isDropped(table, one), "he is dropped");
            }
            assertEquals(200, table.get("/api/state").status());
            assertEquals(List.of(), List.copyOf(table.log));
        }
    }
}
