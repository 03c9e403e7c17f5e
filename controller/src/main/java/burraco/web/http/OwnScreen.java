package burraco.web.http;

import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The screen at the table: a browser on the table's own machine. */
public final class OwnScreen {
    private static final Set<InetAddress> HERE =
            Set.of(InetAddress.ofLiteral("127.0.0.1"), InetAddress.ofLiteral("::1"));

    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Whoever hands on what others ask says so in one of these. */
    private static final List<String> HANDED_ON =
            List.of("forwarded", "x-forwarded-for", "x-real-ip", "via");

    private OwnScreen() {}

    /** Its other addresses are anybody's who runs a program on it. */
    static boolean isAt(InetAddress address) {
        return HERE.contains(address);
    }

    /** A name by which nobody but this machine itself reaches it. */
    public static boolean isMeantBy(String host) {
        return THIS_MACHINE.contains(host.toLowerCase(Locale.ROOT));
    }

    /** This machine, asked by itself: not through something that hands on what others ask. */
    public static boolean asks(Request request) {
        String host = request.header("host").orElse("");
        return request.isFromThisMachine()
                && isMeantBy(host.replaceFirst(":[0-9]+$", ""))
                && HANDED_ON.stream().noneMatch(header -> request.header(header).isPresent());
    }
}
