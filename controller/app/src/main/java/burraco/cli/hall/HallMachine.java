package burraco.cli.hall;

import burraco.cli.out.Log;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Under which names and addresses this machine is reached.
 *
 * @param names the first one is that in multicast DNS, without its end
 */
record HallMachine(List<String> names, List<InetAddress> addresses) {
    static HallMachine ofThisMachine() {
        Set<String> names = new LinkedHashSet<>();
        String host = hostName();
        if (!host.isEmpty()) {
            names.add(host);
            names.add(host + ".local");
        }
        names.add("localhost");
        return new HallMachine(List.copyOf(names), List.copyOf(interfaces()));
    }

    /** Its first part; empty if it has none, or one that no certificate takes. */
    private static String hostName() {
        String whole = System.getenv().getOrDefault("HOSTNAME", "");
        try {
            whole = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException unresolved) {
            // Java's message has the name in it, and words that only Java's authors understand.
            Log.info("this machine's own name is in no list of hosts, such as /etc/hosts");
        }
        String first = whole.replaceFirst("[.].*", "").toLowerCase(Locale.ROOT);
        return first.matches("[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?") ? first : "";
    }

    private static Set<InetAddress> interfaces() {
        Set<InetAddress> addresses = new LinkedHashSet<>();
        try {
            NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(one -> !one.isLinkLocalAddress())
                    .forEach(addresses::add);
        } catch (SocketException none) {
            Log.warn("this machine's networks cannot be read: {}", none.getMessage());
        }
        addresses.add(InetAddress.ofLiteral("127.0.0.1"));
        addresses.add(InetAddress.ofLiteral("::1"));
        return addresses;
    }
}
