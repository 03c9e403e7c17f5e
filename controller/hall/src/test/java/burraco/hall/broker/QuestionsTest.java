package burraco.hall.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.broker.Message;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What devices ask by way of a broker. */
class QuestionsTest {
    @Test
    @DisplayName("After a fault in a question the device is heard again, also if another one waits")
    void afterAFault() throws Exception {
        LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        LinkedBlockingQueue<String> log = new LinkedBlockingQueue<>();
        CountDownLatch twoMore = new CountDownLatch(1);
        try (Questions questions =
                new Questions(
                        (_, message) -> {
                            if (message.text().equals("bad")) {
                                await(twoMore);
                                throw new IllegalStateException("bad");
                            }
                            heard.add(message.text());
                        },
                        log::add)) {
            questions.ask("a", Message.staying("t", "bad"));
            questions.ask("a", Message.staying("t", "older"));
            questions.ask("a", Message.staying("t", "newer"));
            twoMore.countDown();
            assertEquals("newer", heard.take());
            questions.ask("a", Message.staying("t", "last"));
            assertEquals("last", heard.take());
            assertEquals(1, log.size(), "" + log);
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
