package burraco.uplink;

import burraco.broker.Connection;
import burraco.broker.Dialler;
import burraco.broker.HallTopics;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.relay.Answer;
import burraco.relay.Order;
import burraco.relay.Request;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.OrderJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Asks the hall by way of a broker. A request that the broker loses is one without an answer: the
 * table sends it again.
 */
public final class MqttCarrier implements Carrier {
    static final long PATIENCE_MILLIS = 30_000;

    private static final long SECOND = 1_000;

    /** The first request waits so long for the connection, as one over https would. */
    private static final long FIRST_MILLIS = 5_000;

    private final HallTopics topics;
    private final String device;
    private final Consumer<String> log;
    private final long patience;
    private final Map<String, CompletableFuture<byte[]>> asked = new ConcurrentHashMap<>();
    private final AtomicLong questions;
    private final CountDownLatch begun = new CountDownLatch(1);
    private final Connection connection;
    private volatile Optional<Order> newest = Optional.empty();
    private volatile boolean hallIsThere;
    private volatile String trouble = "";

    /**
     * @param visit with the topics {@link #wanted}
     * @param log hears why there is no connection
     */
    public MqttCarrier(
            Dialler dialler,
            Visit visit,
            HallTopics topics,
            String device,
            RandomGenerator chance,
            Consumer<String> log) {
        this(dialler, visit, topics, device, chance, log, PATIENCE_MILLIS);
    }

    /**
     * @param patience how long an answer may take
     */
    MqttCarrier(
            Dialler dialler,
            Visit visit,
            HallTopics topics,
            String device,
            RandomGenerator chance,
            Consumer<String> log,
            long patience) {
        this.topics = topics;
        this.device = device;
        this.log = log;
        this.patience = patience;
        // An answer to a question of an earlier start must not pass for one to a new question.
        questions = new AtomicLong(chance.nextLong());
        connection = dialler.dial(visit, new Ears(), chance);
    }

    /** What a table wants to hear of its hall. */
    public static List<String> wanted(HallTopics topics, String device) {
        return List.of(topics.answer(device), topics.order(device), topics.presence());
    }

    private final class Ears implements Listener {
        @Override
        public void isUp() {
            trouble = "";
        }

        @Override
        public void isDown(Outage outage) {
            String why = outage.words();
            if (!why.equals(trouble)) {
                trouble = why;
                log.accept(why);
            }
            hallIsThere = false;
            giveUp("the connection to the broker broke");
        }

        @Override
        public void hear(Message message) {
            if (message.topic().equals(topics.answer(device))) {
                message.question()
                        .map(asked::remove)
                        .ifPresent(waiting -> waiting.complete(message.body()));
            } else if (message.topic().equals(topics.order(device))) {
                order(message.body());
            } else if (message.topic().equals(topics.presence())) {
                hallIsThere = message.text().equals(HallTopics.ONLINE);
                if (hallIsThere) {
                    begun.countDown();
                }
                // One that comes has not heard what was asked before.
                giveUp("the hall has gone, or come");
            }
        }
    }

    private void giveUp(String why) {
        for (String question : asked.keySet()) {
            CompletableFuture<byte[]> waiting = asked.remove(question);
            if (waiting != null) {
                waiting.completeExceptionally(new IOException(why));
            }
        }
    }

    private void order(byte[] body) {
        if (body.length == 0) {
            return;
        }
        try {
            newest = Optional.of(OrderJson.read(body));
        } catch (UnreadableMessageException other) {
            log.accept("an order that cannot be read: " + other.getMessage());
        }
    }

    @Override
    public Optional<Order> order() {
        return newest;
    }

    @Override
    public Answer send(Request request) throws IOException, InterruptedException {
        if (!begun.await(Math.min(patience, FIRST_MILLIS), TimeUnit.MILLISECONDS)) {
            // Later ones do not wait.
            begun.countDown();
        }
        String question = Long.toHexString(questions.incrementAndGet());
        CompletableFuture<byte[]> waiting = new CompletableFuture<>();
        // Whoever gives up what was asked finds this one, or it is seen here that all is over.
        asked.put(question, waiting);
        try {
            if (!connection.isUp()) {
                throw new IOException("there is no connection to the broker");
            }
            if (!hallIsThere) {
                throw new IOException("the hall is not connected to the broker");
            }
            connection.say(
                    Message.asked(
                            topics.request(device),
                            RequestJson.write(request),
                            question,
                            Math.max(1, patience / SECOND)));
            return answer(waiting.get(patience, TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            throw new IOException("no answer in time", late);
        } catch (ExecutionException none) {
            throw new IOException(none.getCause().getMessage(), none);
        } finally {
            asked.remove(question);
        }
    }

    private static Answer answer(byte[] body) throws IOException {
        if (Message.text(body).equals(HallTopics.UNKNOWN_DEVICE)) {
            throw new StrangerException();
        }
        try {
            return AnswerJson.read(body);
        } catch (UnreadableMessageException other) {
            throw new IOException("something else answers: " + other.getMessage());
        }
    }

    @Override
    public void close() {
        giveUp("the link is closed");
        connection.close();
    }
}
