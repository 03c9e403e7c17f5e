package burraco.web.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The network a client belongs to, as the unit of fair sharing: an IPv4 address, or the /64 prefix
 * of an IPv6 address, because one IPv6 client can use any number of addresses within it.
 */
public record ClientNetwork(String name) {
    private static final int NETWORK_BYTES = 8;

    public static ClientNetwork of(String address) {
        int zone = address.indexOf('%');
        return of(InetAddress.ofLiteral(zone < 0 ? address : address.substring(0, zone)));
    }

    /** A known client, wherever it connects from. The name cannot collide with an address. */
    static ClientNetwork ofKnown(String by) {
        return new ClientNetwork("known " + by);
    }

    static ClientNetwork of(InetAddress address) {
        return new ClientNetwork(
                address instanceof Inet6Address six && !six.isLoopbackAddress()
                        ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES))
                        : address.getHostAddress());
    }
}
