package burraco.broker;

import java.util.List;
import java.util.function.Supplier;

/**
 * How one comes to a broker.
 *
 * @param name of the client: a second one with the same name makes the first one go
 * @param access asked for at each attempt, since certificates are replaced while a program runs
 * @param topics whose messages are wanted
 * @param here is said after each arrival
 * @param gone is said by the broker when the connection breaks, and at the end
 */
public record Visit(
        BrokerAddress address,
        String name,
        Supplier<Access> access,
        List<String> topics,
        Message here,
        Message gone) {
    public Visit {
        topics = List.copyOf(topics);
    }
}
