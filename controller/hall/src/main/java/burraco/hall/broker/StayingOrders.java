package burraco.hall.broker;

import burraco.broker.HallTopics;
import burraco.broker.Message;
import burraco.hall.Hall;
import burraco.relay.Order;
import burraco.relay.wire.OrderJson;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;

/**
 * Leaves the newest order of each table with the broker, so that a table that comes back reads it
 * before it has asked for anything. For several threads.
 */
final class StayingOrders implements AutoCloseable {
    private final Hall hall;
    private final HallTopics topics;
    private final Predicate<Message> says;
    private final ExecutorService work =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("orders").factory());
    private final AtomicBoolean asked = new AtomicBoolean();

    /** What the broker has, by the devices. For the one thread. */
    private final Map<String, Order> left = new HashMap<>();

    /**
     * @param says gives a message to the broker; false if there is no connection
     */
    StayingOrders(Hall hall, HallTopics topics, Predicate<Message> says) {
        this.hall = hall;
        this.topics = topics;
        this.says = says;
    }

    /** Something has changed; of several calls at the same time one is enough. */
    void look() {
        if (!asked.getAndSet(true)) {
            later(this::leave);
        }
    }

    /** A broker that comes back may have lost what it had. */
    void again() {
        later(left::clear);
        look();
    }

    private void later(Runnable what) {
        try {
            work.execute(what);
        } catch (RejectedExecutionException closed) {
            // The next start does it.
        }
    }

    private void leave() {
        asked.set(false);
        Set<String> devices = hall.devices();
        for (String device : devices) {
            Order order = hall.order(device);
            boolean there = order.equals(left.get(device));
            if (!there
                    && says.test(Message.staying(topics.order(device), OrderJson.write(order)))) {
                left.put(device, order);
            }
        }
        Set<String> removed = new HashSet<>(left.keySet());
        removed.removeAll(devices);
        for (String device : removed) {
            if (says.test(Message.nothing(topics.order(device)))) {
                says.test(Message.nothing(topics.presence(device)));
                left.remove(device);
            }
        }
    }

    @Override
    public void close() {
        work.shutdownNow();
    }
}
