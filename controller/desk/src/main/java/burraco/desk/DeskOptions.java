package burraco.desk;

import burraco.web.console.ConsolePins;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;

/**
 * How the pages of a tournament are served.
 *
 * @param shownAs host name or address to show to people
 * @param names host names by which they may be addressed
 * @param secret key for https; empty for plain http
 * @param pins read at each use
 * @param background wraps the work of each of the server's threads
 */
public record DeskOptions(
        InetSocketAddress address,
        String shownAs,
        Set<String> names,
        Optional<SSLContext> secret,
        Supplier<ConsolePins> pins,
        UnaryOperator<Runnable> background) {
    public DeskOptions {
        names = Set.copyOf(names);
    }
}
