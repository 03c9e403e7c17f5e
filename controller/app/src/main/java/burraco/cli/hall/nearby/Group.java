package burraco.cli.hall.nearby;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.channels.DatagramChannel;
import java.util.List;

/** The address at which everybody in a network hears, and the networks of this machine. */
final class Group {
    private static final int PORT = 5353;

    /** What is sent must not leave the network. */
    private static final int HOPS = 255;

    static final InetSocketAddress EVERYBODY =
            new InetSocketAddress(InetAddress.ofLiteral("224.0.0.251"), PORT);

    private Group() {}

    /**
     * @param port 0 for any
     */
    static DatagramChannel channel(int port) throws IOException {
        DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET);
        try {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_TTL, HOPS);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true);
            channel.bind(new InetSocketAddress(port));
            return channel;
        } catch (IOException | RuntimeException cannot) {
            channel.close();
            throw cannot;
        }
    }

    /** Hears what is said to everybody, in all networks that can do that. */
    static DatagramChannel listening() throws IOException {
        DatagramChannel channel = channel(PORT);
        for (NetworkInterface network : networks()) {
            try {
                channel.join(EVERYBODY.getAddress(), network);
            } catch (IOException | IllegalArgumentException notThere) {
                // The others can do it.
            }
        }
        return channel;
    }

    static List<NetworkInterface> networks() throws SocketException {
        return NetworkInterface.networkInterfaces().filter(Group::isUsable).toList();
    }

    private static boolean isUsable(NetworkInterface network) {
        try {
            boolean hasAddress =
                    network.inetAddresses().anyMatch(one -> one.getAddress().length == 4);
            return network.isUp()
                    && hasAddress
                    && (network.supportsMulticast() || network.isLoopback());
        } catch (SocketException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
