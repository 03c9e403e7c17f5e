package burraco.web.http;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Recognises the table's own screen: a browser on the table's machine. */
public final class OwnScreen {
    private static final Set<InetAddress> HERE =
            Set.of(InetAddress.ofLiteral("127.0.0.1"), InetAddress.ofLiteral("::1"));

    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Headers by which a proxy announces that it forwards a request. */
    private static final List<String> HANDED_ON =
            List.of("forwarded", "x-forwarded-for", "x-real-ip", "via");

    private OwnScreen() {}

    /** Only loopback addresses: the machine's other addresses are open to any program on it. */
    static boolean isAt(InetAddress address) {
        return HERE.contains(address);
    }

    /** Whether this host name reaches nothing but the machine itself. */
    public static boolean isMeantBy(String host) {
        return THIS_MACHINE.contains(host.toLowerCase(Locale.ROOT));
    }

    /** Whether the request comes from this machine directly, not through a proxy. */
    public static boolean asks(Request request) {
        String host = request.header("host").orElse("");
        return request.isFromThisMachine()
                && isMeantBy(host.replaceFirst(":[0-9]+$", ""))
                && HANDED_ON.stream().noneMatch(header -> request.header(header).isPresent());
    }
}
