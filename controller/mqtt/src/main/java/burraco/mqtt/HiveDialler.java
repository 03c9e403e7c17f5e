package burraco.mqtt;

import burraco.broker.Connection;
import burraco.broker.Dialler;
import burraco.broker.Listener;
import burraco.broker.Visit;
import java.util.random.RandomGenerator;

/** Dials with the client of HiveMQ. */
public final class HiveDialler implements Dialler {
    static {
        // Java warns of what Netty would do with the memory of the machine; it can do without.
        System.setProperty("io.netty.noUnsafe", "true");
    }

    @Override
    public Connection dial(Visit visit, Listener listener, RandomGenerator chance) {
        return HiveConnection.to(visit, listener, chance);
    }
}
