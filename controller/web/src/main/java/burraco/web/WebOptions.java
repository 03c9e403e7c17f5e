package burraco.web;

import burraco.web.audience.Audience;
import burraco.web.console.ConsolePins;
import burraco.web.console.Updates;
import burraco.web.members.Members;
import burraco.web.seat.SeatKeys;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;

/**
 * How a table's pages are served.
 *
 * @param shownAs host name or address to show to people; it may change when a network comes up
 * @param names host names by which the table may be addressed
 * @param secret key for https; empty for plain http
 * @param pins the console's PINs, read at each use; empty if none has been chosen
 * @param seatKeys keys of the players' phones
 * @param audiences delayed audiences, besides the public one
 * @param members the club's member list, read at each use
 * @param updates newer versions of the program
 * @param background wraps the work of each of the server's threads, so that the game has priority
 */
public record WebOptions(
        InetSocketAddress address,
        Supplier<String> shownAs,
        Set<String> names,
        Optional<SSLContext> secret,
        Supplier<ConsolePins> pins,
        SeatKeys seatKeys,
        List<Audience> audiences,
        Supplier<Members> members,
        Updates updates,
        UnaryOperator<Runnable> background) {
    /** Options without a member list, without updates and without lower thread priorities. */
    public WebOptions(
            InetSocketAddress address,
            Supplier<String> shownAs,
            Set<String> names,
            Optional<SSLContext> secret,
            Supplier<ConsolePins> pins,
            SeatKeys seatKeys,
            List<Audience> audiences) {
        this(
                address,
                shownAs,
                names,
                secret,
                pins,
                seatKeys,
                audiences,
                () -> Members.NONE,
                Updates.none(Optional.empty()),
                UnaryOperator.identity());
    }

    public WebOptions {
        names = Set.copyOf(names);
        audiences = List.copyOf(audiences);
    }
}
