package burraco.web;

import burraco.web.audience.Audience;
import burraco.web.console.Pins;
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
 * How a table's pages are to be served.
 *
 * @param shownAs the name or address that stands on signs; another one once a network is there
 * @param names by which it may be called
 * @param secret for https; empty for plain http
 * @param pins of the console, asked each time; empty where nobody has chosen one
 * @param seatKeys of players' phones
 * @param audiences beside everybody
 * @param members the club's list, asked each time
 * @param background wraps the work of each of their threads: the game goes before it
 */
public record WebOptions(
        InetSocketAddress address,
        Supplier<String> shownAs,
        Set<String> names,
        Optional<SSLContext> secret,
        Supplier<Pins> pins,
        SeatKeys seatKeys,
        List<Audience> audiences,
        Supplier<Members> members,
        UnaryOperator<Runnable> background) {
    /** Of a table without a list of members, on a machine that has time for everything. */
    public WebOptions(
            InetSocketAddress address,
            Supplier<String> shownAs,
            Set<String> names,
            Optional<SSLContext> secret,
            Supplier<Pins> pins,
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
                UnaryOperator.identity());
    }

    public WebOptions {
        names = Set.copyOf(names);
        audiences = List.copyOf(audiences);
    }
}
