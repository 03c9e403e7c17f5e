package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.broker.BrokerAddress;
import burraco.broker.Connection;
import burraco.broker.HallTopics;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.hall.broker.BrokerLink;
import burraco.hall.room.Decision;
import burraco.hall.view.HallWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A hall at a broker that this test plays. */
class BrokerLinkTest {
    private static final HallTopics TOPICS = new HallTopics("00112233445566ff");

    @TempDir private Path folder;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final LinkedBlockingQueue<Message> said = new LinkedBlockingQueue<>();
    private TestHall hall;
    private BrokerLink link;
    private Listener listener;
    private volatile boolean up;

    private final class Played implements Connection {
        @Override
        public boolean isUp() {
            return up;
        }

        @Override
        public void say(Message message) {
            said.add(message);
        }

        @Override
        public void close() {
            up = false;
        }
    }

    @BeforeEach
    void open() throws Exception {
        hall = TestHall.ofEightPairs(folder);
        link = link();
    }

    private BrokerLink link() {
        Message nothing = Message.nothing(TOPICS.presence());
        Visit visit =
                new Visit(
                        BrokerAddress.parse("mqtts://localhost").orElseThrow(),
                        HallTopics.HALL,
                        () -> {
                            throw new IllegalStateException("nobody connects");
                        },
                        BrokerLink.wanted(TOPICS),
                        nothing,
                        nothing);
        return new BrokerLink(
                hall.hall(),
                TOPICS,
                (_, ears, _) -> {
                    listener = ears;
                    return new Played();
                },
                visit,
                new SplittableRandom(1),
                log::add);
    }

    @AfterEach
    void close() throws Exception {
        link.close();
        hall.close();
    }

    private void comes() {
        up = true;
        listener.isUp();
    }

    private void goes(String why) {
        up = false;
        listener.isDown(new Outage(Outage.Kind.OTHER, why));
    }

    private String direction() {
        return "" + HallWords.in(hall.hall().now().broker().orElseThrow());
    }

    private void untilCleared(String topic) throws Exception {
        Message next = said.take();
        while (!next.topic().equals(topic) || next.body().length > 0) {
            next = said.take();
        }
    }

    @Test
    @DisplayName("The direction reads why the newest attempt failed, and the log has each reason")
    void anotherReason() {
        goes("one reason");
        goes("one reason");
        goes("another reason");
        assertTrue(direction().contains("another reason"), direction());
        assertEquals(2, log.size(), "" + log);
        comes();
        assertTrue(hall.hall().now().broker().isEmpty());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "OTHER")
    @DisplayName("For each usual reason the direction has a sentence in its language")
    void usualReasons(Outage.Kind kind) {
        listener.isDown(new Outage(kind, "raw words"));
        Map<String, String> said = HallWords.in(hall.hall().now().broker().orElseThrow());
        assertTrue(said.get("it").matches(".*[(][^(]{20,}[)]"), said.get("it"));
        assertFalse(direction().contains("raw words"), direction());
    }

    @Test
    @DisplayName("A device that is removed while the broker is away leaves no order there")
    void removedMeanwhile() throws Exception {
        TellingTable table = TellingTable.at(hall, 1);
        comes();
        goes("away");
        hall.decide(new Decision.Remove(table.device()));
        comes();
        untilCleared(TOPICS.order(table.device()));
        untilCleared(TOPICS.presence(table.device()));
    }

    @Test
    @DisplayName("A device that was removed while the hall had no broker leaves no order there")
    void removedBefore() throws Exception {
        TellingTable table = TellingTable.at(hall, 1);
        link.close();
        hall.decide(new Decision.Remove(table.device()));
        link = link();
        comes();
        untilCleared(TOPICS.order(table.device()));
    }
}
