package burraco.cli.hall;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Connection;
import burraco.broker.Diallers;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.testing.Eventually;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Somebody at a broker, who hears what he may and says what he likes. */
final class AtBroker implements AutoCloseable {
    final List<Message> heard = Collections.synchronizedList(new ArrayList<>());
    final List<Outage> down = Collections.synchronizedList(new ArrayList<>());
    private final Connection connection;

    AtBroker(BrokerAddress address, String name, Supplier<Access> access, List<String> topics)
            throws Exception {
        Message nothing = Message.nothing("nobody/" + name);
        connection =
                Diallers.find()
                        .dial(
                                new Visit(address, name, access, topics, nothing, nothing),
                                new Ears(),
                                new SplittableRandom(1));
    }

    private final class Ears implements Listener {
        @Override
        public void isUp() {
            down.clear();
        }

        @Override
        public void isDown(Outage why) {
            down.add(why);
        }

        @Override
        public void hear(Message message) {
            heard.add(message);
        }
    }

    AtBroker arrived() throws Exception {
        Eventually.is(() -> "connected, " + down, connection::isUp);
        return this;
    }

    boolean isUp() {
        return connection.isUp();
    }

    /** The topics of which something was heard. */
    List<String> topics() {
        synchronized (heard) {
            return heard.stream().map(Message::topic).distinct().toList();
        }
    }

    void say(Message message) {
        connection.say(message);
    }

    @Override
    public void close() {
        connection.close();
    }
}
