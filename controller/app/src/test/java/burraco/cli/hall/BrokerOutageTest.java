package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Connection;
import burraco.broker.Diallers;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a program hears of a broker that is not there. */
class BrokerOutageTest {
    private static Outage first(String address) throws Exception {
        LinkedBlockingQueue<Outage> heard = new LinkedBlockingQueue<>();
        Listener ears =
                new Listener() {
                    @Override
                    public void isUp() {
                        throw new AssertionError("nobody is there");
                    }

                    @Override
                    public void isDown(Outage why) {
                        heard.add(why);
                    }

                    @Override
                    public void hear(Message message) {
                        throw new AssertionError("nobody is there");
                    }
                };
        Message nothing = Message.nothing("nobody");
        Visit visit =
                new Visit(
                        BrokerAddress.parse(address).orElseThrow(),
                        "nobody",
                        () -> Access.ANYBODY,
                        List.of(),
                        nothing,
                        nothing);
        try (Connection _ = Diallers.find().dial(visit, ears, new SplittableRandom(1))) {
            return heard.take();
        }
    }

    @Test
    @DisplayName("Nobody listens at the port: it is refused")
    void refused() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        assertEquals(Outage.Kind.REFUSED, first("mqtt://127.0.0.1:" + port).kind());
    }

    @Test
    @DisplayName("A name that nobody can have is not found")
    void unknownHost() throws Exception {
        Outage why = first("mqtts://nobody.invalid");
        assertEquals(Outage.Kind.UNKNOWN_HOST, why.kind(), why.words());
    }
}
