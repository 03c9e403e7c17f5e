package burraco.uplink.topics;

import burraco.broker.Connection;
import burraco.broker.Dialler;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.running.Host;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * The thread that tells a broker what a table is like, a few times a second at most, and only what
 * has changed. Play does not depend on it.
 */
public final class OpenTopics implements AutoCloseable {
    private static final long PAUSE_MILLIS = 250;
    private static final long END_MILLIS = 2_000;

    private final Host host;
    private final TableTopics topics;
    private final Map<String, String> announced;
    private final Consumer<String> log;
    private final AtomicReference<Snapshot> newest;
    private final AtomicBoolean isFresh = new AtomicBoolean();
    private final Onlooker onlooker;
    private final Thread thread;
    private final Map<String, String> told = new HashMap<>();
    private volatile Optional<Connection> connection = Optional.empty();
    private volatile boolean closing;
    private String trouble = "";

    /**
     * @param visit to the broker, without topics to listen to
     * @param announced told once at each connection, by the topics
     * @param log hears how it stands with the broker
     */
    public OpenTopics(
            Host host,
            Dialler dialler,
            Visit visit,
            TableTopics topics,
            SortedMap<String, String> announced,
            RandomGenerator chance,
            Consumer<String> log) {
        this.host = host;
        this.topics = topics;
        this.announced = announced;
        this.log = log;
        newest = new AtomicReference<>(host.snapshot());
        onlooker = newest::set;
        connection = Optional.of(dialler.dial(visit, new Ears(), chance));
        thread = Thread.ofVirtual().name("topics").unstarted(this::work);
    }

    public void start() {
        host.tell(onlooker);
        thread.start();
    }

    private final class Ears implements Listener {
        @Override
        public void isUp() {
            trouble = "";
            isFresh.set(true);
            log.accept("the broker hears this table");
        }

        @Override
        public void isDown(Outage outage) {
            String why = outage.words();
            if (!why.equals(trouble)) {
                trouble = why;
                log.accept("no connection to the broker, the table plays on: " + why);
            }
        }

        @Override
        public void hear(Message message) {
            // It listens to nothing.
        }
    }

    private void work() {
        try {
            while (!closing) {
                look();
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() {
        Optional<Connection> open = connection.filter(Connection::isUp);
        if (open.isEmpty()) {
            return;
        }
        if (isFresh.getAndSet(false)) {
            told.clear();
            announced.forEach((topic, text) -> say(open.get(), topic, text));
        }
        try {
            OpenState.of(newest.get(), topics)
                    .forEach((topic, text) -> say(open.get(), topic, text));
        } catch (RuntimeException fault) {
            log.accept("what the table tells its broker: " + fault.getClass().getSimpleName());
        }
    }

    private void say(Connection open, String topic, String text) {
        if (!text.equals(told.put(topic, text))) {
            open.say(Message.staying(topic, text));
        }
    }

    @Override
    public void close() {
        closing = true;
        host.forget(onlooker);
        thread.interrupt();
        try {
            thread.join(END_MILLIS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        connection.ifPresent(Connection::close);
    }
}
