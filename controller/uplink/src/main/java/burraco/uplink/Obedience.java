package burraco.uplink;

import burraco.relay.HallClock;
import burraco.relay.Order;
import burraco.running.Host;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.Person;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Gives the table what the hall wants of it. The end of a round is told to it as a time of its own
 * clock, and again if that was wrong.
 */
final class Obedience {
    private static final Person HALL = new Person.Arbiter("");

    private final Host host;
    private final TableTime time;
    private Order given = Order.NONE;
    private OptionalLong end = OptionalLong.empty();

    Obedience(Host host, TableTime time) {
        this.host = host;
        this.time = time;
    }

    /** Gives the table the order, unless it has it. */
    void look(Order order, HallClock clock) {
        if (order.version() == 0 || isUnknown(order, clock)) {
            return;
        }
        OptionalLong ends = ends(order, clock);
        boolean same = order.equals(given) && isSame(ends);
        if (!same) {
            Optional<Assignment> wanted = OrderText.read(order.version(), order.text(), ends);
            boolean taken = wanted.isEmpty() || host.order(HALL, new Command.Assign(wanted.get()));
            if (taken) {
                given = order;
                end = ends;
            }
        }
    }

    /** After a restart without the hall: the table itself knows the end as it was told it. */
    private static boolean isUnknown(Order order, HallClock clock) {
        return order.timeOut().isPresent() && clock.offset().isEmpty();
    }

    private OptionalLong ends(Order order, HallClock clock) {
        OptionalLong here =
                order.timeOut().isPresent()
                        ? clock.here(order.timeOut().getAsLong())
                        : OptionalLong.empty();
        return here.isPresent()
                ? OptionalLong.of(time.table(here.getAsLong()))
                : OptionalLong.empty();
    }

    private boolean isSame(OptionalLong other) {
        return other.isPresent() == end.isPresent()
                && (other.isEmpty()
                        || Math.abs(other.getAsLong() - end.getAsLong()) <= time.tolerance());
    }
}
