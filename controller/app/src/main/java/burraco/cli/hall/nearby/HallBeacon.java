package burraco.cli.hall.nearby;

import burraco.cli.hall.nearby.DnsMessage.Question;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.List;

/** Makes a hall known in the networks of this machine, and answers who asks for halls. */
public final class HallBeacon implements AutoCloseable {
    private static final int MOST_BYTES = 9_000;
    private static final int USUAL_PORT = 5353;

    private final NearbyHall hall;
    private final DatagramChannel channel;

    private HallBeacon(NearbyHall hall, DatagramChannel channel) {
        this.hall = hall;
        this.channel = channel;
    }

    public static HallBeacon of(NearbyHall hall) throws IOException {
        HallBeacon beacon = new HallBeacon(hall, Group.listening());
        beacon.tellEverybody(false);
        Thread.ofPlatform().daemon().name("beacon").start(beacon::answer);
        return beacon;
    }

    private void answer() {
        ByteBuffer in = ByteBuffer.allocate(MOST_BYTES);
        while (channel.isOpen()) {
            try {
                in.clear();
                SocketAddress from = channel.receive(in);
                byte[] bytes = new byte[in.flip().remaining()];
                in.get(bytes);
                answer(bytes, (InetSocketAddress) from);
            } catch (IOException gone) {
                // Closed, or one answer less.
            }
        }
    }

    private void answer(byte[] bytes, InetSocketAddress from) throws IOException {
        DnsMessage message = DnsMessage.read(bytes).filter(one -> !one.isAnswer()).orElse(null);
        if (message == null || message.questions().stream().noneMatch(this::isForUs)) {
            return;
        }
        if (from.getPort() == USUAL_PORT) {
            tellEverybody(false);
        } else {
            DnsMessage answer =
                    DnsMessage.answer(message.id(), message.questions(), hall.records());
            channel.send(ByteBuffer.wrap(answer.bytes(false)), from);
        }
    }

    private boolean isForUs(Question question) {
        return hall.records().stream().anyMatch(question::isFor);
    }

    private void tellEverybody(boolean gone) throws IOException {
        byte[] bytes = DnsMessage.answer(0, List.of(), hall.records()).bytes(gone);
        for (NetworkInterface network : Group.networks()) {
            try {
                channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, network);
                channel.send(ByteBuffer.wrap(bytes), Group.EVERYBODY);
            } catch (IOException notThere) {
                // The others hear it.
            }
        }
    }

    @Override
    public void close() throws IOException {
        tellEverybody(true);
        channel.close();
    }
}
