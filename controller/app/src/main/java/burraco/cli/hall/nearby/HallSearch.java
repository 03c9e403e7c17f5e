package burraco.cli.hall.nearby;

import burraco.cli.hall.nearby.DnsMessage.Question;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Asks all networks of this machine for halls. */
public final class HallSearch {
    private static final int MOST_BYTES = 9_000;
    private static final int ASKED_TIMES = 3;
    private static final long EACH_MILLIS = 700;

    private HallSearch() {}

    /** Waits some seconds for answers. */
    public static List<NearbyHall> halls() throws IOException {
        Map<String, NearbyHall> found = new LinkedHashMap<>();
        try (DatagramChannel channel = Group.channel(0);
                Selector selector = Selector.open()) {
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ);
            for (int i = 1; i <= ASKED_TIMES; i++) {
                ask(channel, i);
                hear(channel, selector, found, () -> System.nanoTime() / 1_000_000);
            }
        }
        return List.copyOf(found.values());
    }

    private static void ask(DatagramChannel channel, int id) throws IOException {
        byte[] bytes = DnsMessage.asking(id, Question.pointers(DnsName.SERVICE)).bytes(false);
        for (NetworkInterface network : Group.networks()) {
            try {
                channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, network);
                channel.send(ByteBuffer.wrap(bytes), Group.EVERYBODY);
            } catch (IOException notThere) {
                // The others are asked.
            }
        }
    }

    private static void hear(
            DatagramChannel channel,
            Selector selector,
            Map<String, NearbyHall> found,
            LongSupplier millis)
            throws IOException {
        long end = millis.getAsLong() + EACH_MILLIS;
        ByteBuffer in = ByteBuffer.allocate(MOST_BYTES);
        for (long left = EACH_MILLIS; left > 0; left = end - millis.getAsLong()) {
            selector.select(left);
            selector.selectedKeys().clear();
            in.clear();
            InetSocketAddress from = (InetSocketAddress) channel.receive(in);
            if (from != null) {
                byte[] bytes = new byte[in.flip().remaining()];
                in.get(bytes);
                DnsMessage.read(bytes)
                        .filter(DnsMessage::isAnswer)
                        .ifPresent(one ->
                                halls(one.records(), from.getAddress())
                                        .forEach(hall -> found.putIfAbsent(hall.title(), hall)));
            }
        }
    }

    /**
     * The halls that these records tell of.
     *
     * @param from who has said it: the address by which it is reached from here comes first
     */
    static List<NearbyHall> halls(List<DnsRecord> records, InetAddress from) {
        List<NearbyHall> halls = new ArrayList<>();
        for (DnsRecord one : records) {
            if (one instanceof DnsRecord.Pointer(DnsName name, DnsName instance)
                    && name.is(DnsName.SERVICE)
                    && !instance.labels().isEmpty()) {
                service(records, instance)
                        .map(service -> hall(service, instance, records, from))
                        .ifPresent(halls::add);
            }
        }
        return halls;
    }

    private static Optional<DnsRecord.Service> service(List<DnsRecord> records, DnsName instance) {
        return records.stream()
                .filter(DnsRecord.Service.class::isInstance)
                .map(DnsRecord.Service.class::cast)
                .filter(one -> one.name().is(instance))
                .findFirst();
    }

    private static NearbyHall hall(
            DnsRecord.Service service,
            DnsName instance,
            List<DnsRecord> records,
            InetAddress from) {
        List<InetAddress> addresses = new ArrayList<>();
        addresses.add(from);
        for (DnsRecord one : records) {
            if (one instanceof DnsRecord.Address(DnsName name, InetAddress address)
                    && name.is(service.host())
                    && !addresses.contains(address)) {
                addresses.add(address);
            }
        }
        String host = service.host().labels().isEmpty() ? "" : service.host().labels().getFirst();
        return new NearbyHall(instance.labels().getFirst(), host, service.port(), addresses);
    }
}
