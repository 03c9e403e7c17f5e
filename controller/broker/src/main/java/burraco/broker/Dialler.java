package burraco.broker;

import java.util.random.RandomGenerator;

/** Makes connections to brokers. */
public interface Dialler {
    /**
     * Returns at once. The listener hears of the connection when it is there.
     *
     * @param chance for the pauses between attempts: all tables come at once
     */
    Connection dial(Visit visit, Listener listener, RandomGenerator chance);
}
