package burraco.hall;

import burraco.hall.pages.Roles;
import burraco.trust.Authority;
import burraco.trust.Identity;
import burraco.web.console.ConsolePins;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;

/**
 * How a hall is served.
 *
 * @param pages where browsers connect by https
 * @param open where browsers connect without a certificate, to the pages for everybody; none if
 *     empty
 * @param link where tables connect
 * @param shownAs host name or address to show to people
 * @param names host names by which the hall may be addressed
 * @param authority whose certificates tables have
 * @param server the certificate that tables see
 * @param secret of the pages
 * @param pins read at each use
 * @param pairSecret makes the keys of players' phones
 */
public record HallOptions(
        InetSocketAddress pages,
        Optional<InetSocketAddress> open,
        InetSocketAddress link,
        String shownAs,
        Set<String> names,
        Authority authority,
        Identity server,
        SSLContext secret,
        Supplier<ConsolePins> pins,
        Roles roles,
        byte[] pairSecret) {
    public HallOptions {
        names = Set.copyOf(names);
    }
}
