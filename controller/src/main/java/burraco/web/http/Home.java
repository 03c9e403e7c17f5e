package burraco.web.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Where somebody is at home: an address, or of IPv6 the network, for whoever has one has as many
 * addresses of it as he likes.
 */
public record Home(String name) {
    private static final int NETWORK_BYTES = 8;

    public static Home of(String address) {
        int zone = address.indexOf('%');
        return of(InetAddress.ofLiteral(zone < 0 ? address : address.substring(0, zone)));
    }

    /** Of somebody who is known here, wherever he is. No address is written so. */
    static Home ofKnown(String by) {
        return new Home("known " + by);
    }

    static Home of(InetAddress address) {
        return new Home(
                address instanceof Inet6Address six && !six.isLoopbackAddress()
                        ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES))
                        : address.getHostAddress());
    }
}
