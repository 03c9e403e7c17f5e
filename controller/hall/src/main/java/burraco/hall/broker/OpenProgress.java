package burraco.hall.broker;

import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.hall.Hall;
import burraco.hall.view.ProgressView;
import burraco.json.Json;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Leaves with the broker what the screen with all tables shows to everybody: one message for the
 * round, and one for each table.
 */
final class OpenProgress implements AutoCloseable {
    private static final long PAUSE_MILLIS = 500;

    private final Hall hall;
    private final HallTopics topics;
    private final Predicate<Message> says;
    private final Latest latest = new Latest("progress", PAUSE_MILLIS, this::leave);

    /** What the broker has, by the topics. For the one thread. */
    private final Map<String, String> left = new HashMap<>();

    /**
     * @param says gives a message to the broker; false if there is no connection
     */
    OpenProgress(Hall hall, HallTopics topics, Predicate<Message> says) {
        this.hall = hall;
        this.topics = topics;
        this.says = says;
    }

    void look() {
        latest.ask();
    }

    /** A broker that comes back may have lost what it had. */
    void again() {
        latest.first(left::clear);
    }

    private void leave() {
        ProgressView now = ProgressView.of(hall.now());
        Map<String, String> wanted = new HashMap<>();
        wanted.put(topics.open() + "/round", Json.write(now.with(List.of())));
        now.tables()
                .forEach(row -> wanted.put(topics.open() + "/table/" + row.t(), Json.write(row)));
        wanted.forEach(this::leave);
        Set<String> over = new HashSet<>(left.keySet());
        over.removeAll(wanted.keySet());
        over.forEach(topic -> leave(topic, ""));
    }

    private void leave(String topic, String text) {
        if (!text.equals(left.getOrDefault(topic, "")) && says.test(Message.staying(topic, text))) {
            left.put(topic, text);
        }
    }

    @Override
    public void close() {
        latest.close();
    }
}
