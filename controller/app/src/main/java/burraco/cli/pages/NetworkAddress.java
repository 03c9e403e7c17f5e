package burraco.cli.pages;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.Optional;

/** The address of this machine in its network. */
public final class NetworkAddress {
    private NetworkAddress() {}

    /**
     * Home networks come before others, and real interfaces before those made by programs; empty if
     * there is no network yet.
     */
    public static Optional<InetAddress> now() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(NetworkAddress::isUp)
                    .sorted(Comparator.comparingInt(NetworkInterface::getIndex))
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(Inet4Address.class::isInstance)
                    .filter(one -> !one.isLinkLocalAddress())
                    .min(Comparator.comparing(one -> !one.isSiteLocalAddress()));
        } catch (SocketException none) {
            return Optional.empty();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isVirtual();
        } catch (SocketException none) {
            return false;
        }
    }
}
