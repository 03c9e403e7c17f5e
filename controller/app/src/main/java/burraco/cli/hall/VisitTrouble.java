package burraco.cli.hall;

import burraco.cli.options.CommandRefusal;
import burraco.web.http.HttpStatus;
import java.io.IOException;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.stream.Stream;

/** Why a hall could not be asked, for whoever stands at the table. */
final class VisitTrouble {
    private VisitTrouble() {}

    static CommandRefusal of(URI hall, IOException why) {
        if (isFrom(why, UnresolvedAddressException.class)) {
            return new CommandRefusal("hall.no-such-name", hall.getHost());
        }
        if (why instanceof SocketException || why instanceof HttpTimeoutException) {
            return new CommandRefusal("hall.nobody-answers", hall.getAuthority());
        }
        return why instanceof NoHallException other && other.status() == HttpStatus.FULL
                ? new CommandRefusal("hall.too-many-ask")
                : new CommandRefusal("hall.is-none", hall.getAuthority());
    }

    private static boolean isFrom(Throwable why, Class<? extends Throwable> type) {
        return Stream.iterate(why, one -> one != null, Throwable::getCause)
                .anyMatch(type::isInstance);
    }
}
