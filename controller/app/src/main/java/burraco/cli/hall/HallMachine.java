package burraco.cli.hall;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Log;
import burraco.text.Sentence;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Under which names and addresses this machine is reached.
 *
 * @param names the first one is that in multicast DNS, without its end
 */
record HallMachine(List<String> names, List<InetAddress> addresses) {
    private static final Pattern NAME =
            Pattern.compile(
                    "(?=.{1,253}$)(?![0-9.]+$)[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
                            + "([.][A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*");

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

    /**
     * Names and addresses that somebody has typed.
     *
     * @throws CommandRefusal if one of them is none
     */
    static List<String> names(Optional<String> typed) {
        List<String> names =
                typed.stream()
                        .flatMap(one -> Stream.of(one.split(",", -1)))
                        .map(String::strip)
                        .toList();
        if (!names.stream().allMatch(one -> NAME.matcher(one).matches() || isAddress(one))) {
            throw Arguments.wrong(
                    "--known-as", new Sentence("expected.known-as"), typed.orElseThrow());
        }
        return names.stream().map(one -> one.toLowerCase(Locale.ROOT)).toList();
    }

    private static boolean isAddress(String name) {
        try {
            return !name.startsWith("[") && !InetAddress.ofLiteral(name).isAnyLocalAddress();
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    /** As it stands in the address of a page. */
    static String inAddress(String name) {
        return name.contains(":") ? "[" + name + "]" : name;
    }

    /** Behind a router, or in a container, it is reached under others than its own. */
    HallMachine knownAs(List<String> others) {
        Set<String> allNames = new LinkedHashSet<>(names);
        Set<InetAddress> allAddresses = new LinkedHashSet<>();
        for (String other : others) {
            if (isAddress(other)) {
                allAddresses.add(InetAddress.ofLiteral(other));
            } else {
                allNames.add(other);
            }
        }
        allAddresses.addAll(addresses);
        return new HallMachine(List.copyOf(allNames), List.copyOf(allAddresses));
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
