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
import java.util.function.Predicate;

/**
 * Leaves the newest order of each table with the broker, so that a table that comes back reads it
 * before it has asked for anything. For several threads.
 */
final class StayingOrders implements AutoCloseable {
    private final Hall hall;
    private final HallTopics topics;
    private final Predicate<Message> says;
    private final Latest latest = new Latest("orders", 0, this::leave);

    /** What the broker has, by the devices. For the one thread. */
    private final Map<String, Order> left = new HashMap<>();

    /** Removed devices of which the broker has nothing any more. For the one thread. */
    private final Set<String> cleared = new HashSet<>();

    /**
     * @param says gives a message to the broker; false if there is no connection
     */
    StayingOrders(Hall hall, HallTopics topics, Predicate<Message> says) {
        this.hall = hall;
        this.topics = topics;
        this.says = says;
    }

    /** Something has changed. */
    void look() {
        latest.ask();
    }

    /** A broker that comes back may have lost what it had. */
    void again() {
        latest.first(() -> {
            left.clear();
            cleared.clear();
        });
    }

    private void leave() {
        Set<String> devices = hall.devices();
        for (String device : devices) {
            Order order = hall.order(device);
            boolean there = order.equals(left.get(device));
            if (!there
                    && says.test(Message.staying(topics.order(device), OrderJson.write(order)))) {
                left.put(device, order);
            }
        }
        clear(devices);
    }

    /** A device may have been removed while there was no connection, or no hall. */
    private void clear(Set<String> devices) {
        Set<String> removed = new HashSet<>(left.keySet());
        removed.addAll(hall.now().room().removed().keySet());
        removed.removeAll(devices);
        cleared.removeAll(devices);
        removed.removeAll(cleared);
        for (String device : removed) {
            if (says.test(Message.nothing(topics.order(device)))) {
                says.test(Message.nothing(topics.presence(device)));
                left.remove(device);
                cleared.add(device);
            }
        }
    }

    @Override
    public void close() {
        latest.close();
    }
}
