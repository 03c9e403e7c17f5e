package burraco.hall.broker;

import burraco.broker.Connection;
import burraco.broker.Dialler;
import burraco.broker.HallTopics;
import burraco.broker.HallTopics.Kind;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.hall.Hall;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import burraco.text.Sentence;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Hears tables that ask by way of a broker, as the port for tables hears the others. Who a table is
 * follows from the topic, since the broker lets each write below its own name only; what it says of
 * itself has to fit that.
 */
public final class BrokerLink implements AutoCloseable {
    /** A table waits no longer for an answer. */
    private static final long HOLDS_SECONDS = 30;

    private final Hall hall;
    private final HallTopics topics;
    private final Consumer<String> log;
    private final Questions questions;
    private final AtomicLong heard = new AtomicLong();
    private final StayingOrders orders;
    private final OpenProgress progress;
    private volatile Optional<Connection> connection = Optional.empty();
    private volatile BrokerState state = BrokerState.NOT_YET;

    /** What was said last. For the listener's thread. */
    private Optional<Sentence> trouble = Optional.empty();

    /**
     * @param visit with the topics {@link #wanted}
     * @param log takes lines about the connection
     */
    public BrokerLink(
            Hall hall,
            HallTopics topics,
            Dialler dialler,
            Visit visit,
            RandomGenerator chance,
            Consumer<String> log) {
        this.hall = hall;
        this.topics = topics;
        this.log = log;
        questions = new Questions(this::hear, log);
        orders = new StayingOrders(hall, topics, this::say);
        progress = new OpenProgress(hall, topics, this::say);
        hall.whenChanged(this::look);
        connection = Optional.of(dialler.dial(visit, new Ears(), chance));
        again();
    }

    private void look() {
        orders.look();
        progress.look();
    }

    private void again() {
        orders.again();
        progress.again();
    }

    /** What a hall wants to hear. */
    public static List<String> wanted(HallTopics topics) {
        return List.of(topics.all(Kind.REQUEST), topics.all(Kind.PRESENCE));
    }

    public BrokerState state() {
        return state;
    }

    /** How many questions were heard. */
    public long heard() {
        return heard.get();
    }

    private final class Ears implements Listener {
        @Override
        public void isUp() {
            is(BrokerState.CONNECTED, "the broker is connected", Optional.empty());
            again();
        }

        @Override
        public void isDown(Outage why) {
            is(
                    BrokerState.CUT_OFF,
                    "no connection to the broker: " + why.words(),
                    Optional.of(new Sentence("broker-cut-off", reason(why))));
        }

        @Override
        public void hear(Message message) {
            topics.said(message.topic()).ifPresent(said -> hear(said, message));
        }

        private void hear(HallTopics.Said said, Message message) {
            switch (said.kind()) {
                case REQUEST -> questions.ask(said.table(), message);
                case PRESENCE -> presence(said.table(), message);
            }
        }
    }

    private static Object reason(Outage why) {
        return switch (why.kind()) {
            case REFUSED -> new Sentence("broker-refused");
            case UNKNOWN_HOST -> new Sentence("broker-unknown");
            case EXPIRED -> new Sentence("broker-expired");
            case CERTIFICATE -> new Sentence("broker-certificate");
            case NOT_AUTHORISED -> new Sentence("broker-rights");
            case OTHER -> why.words();
        };
    }

    /** The next attempt may fail for another reason, and that one may need somebody. */
    private void is(BrokerState now, String says, Optional<Sentence> why) {
        if (now != state || !why.equals(trouble)) {
            state = now;
            trouble = why;
            log.accept(says);
            hall.hasBroker(why);
        }
    }

    /** What stood there before the hall came is older than what it hears. */
    private void presence(String device, Message message) {
        boolean gone = !message.stays() && message.text().equals(HallTopics.OFFLINE);
        if (gone && hall.knows(device)) {
            hall.hasGone(device);
        }
    }

    private void hear(String device, Message message) {
        heard.incrementAndGet();
        message.question().ifPresent(question -> answer(device, message.body(), question));
    }

    private void answer(String device, byte[] body, String question) {
        if (!hall.knows(device)) {
            say(device, HallTopics.UNKNOWN_DEVICE.getBytes(StandardCharsets.UTF_8), question);
        } else if (body.length <= RequestJson.MOST_BYTES) {
            try {
                say(device, AnswerJson.write(hall.hear(RequestJson.read(body), device)), question);
            } catch (UnreadableMessageException unclear) {
                say(device, HallTopics.UNCLEAR.getBytes(StandardCharsets.UTF_8), question);
            } catch (RuntimeException fault) {
                log.accept("a table over the broker: " + fault);
            }
        }
    }

    private void say(String device, byte[] body, String question) {
        say(Message.asked(topics.answer(device), body, question, HOLDS_SECONDS));
    }

    private boolean say(Message message) {
        boolean up = connection.filter(Connection::isUp).isPresent();
        if (up) {
            connection.get().say(message);
        }
        return up;
    }

    @Override
    public void close() {
        orders.close();
        progress.close();
        questions.close();
        connection.ifPresent(Connection::close);
    }
}
