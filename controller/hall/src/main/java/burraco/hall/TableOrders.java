package burraco.hall;

import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.relay.Intake;
import burraco.relay.Order;
import burraco.tournament.Tournament;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;

/**
 * The newest order to each device. Its version is the time at which the order changed: it grows
 * over restarts, and from one hall to the next, which a table may join years later. For several
 * threads.
 */
final class TableOrders implements Intake.Orders {
    private final LongSupplier clock;
    private final Map<String, Given> given = new HashMap<>();
    private Room room = Room.EMPTY;
    private Tournament tournament;

    private record Given(Room room, Tournament tournament, Order order) {}

    /**
     * @param clock the hall's milliseconds
     */
    TableOrders(Tournament tournament, LongSupplier clock) {
        this.tournament = tournament;
        this.clock = clock;
    }

    /** This is decided now. */
    synchronized void are(Room nowRoom, Tournament nowTournament) {
        room = nowRoom;
        if (!seatsTheSame(tournament, nowTournament)) {
            tournament = nowTournament;
        }
    }

    /**
     * Results come all the time, and change no order. With a thousand tables it matters that not
     * all orders are written anew after each.
     */
    private static boolean seatsTheSame(Tournament one, Tournament other) {
        return one.title().equals(other.title())
                && one.formula().equals(other.formula())
                && one.field() == other.field()
                && one.current().isPresent()
                && other.current().isPresent()
                && seatsTheSame(one.current().get(), other.current().get());
    }

    private static boolean seatsTheSame(Round one, Round other) {
        return one.number() == other.number()
                && one.seating() == other.seating()
                && isOver(one) == isOver(other);
    }

    private static boolean isOver(Round round) {
        return round.state() == RoundState.RANKING_POSTED;
    }

    @Override
    public synchronized Order of(String device, long had) {
        Given before = given.get(device);
        boolean same = before != null && before.room() == room && before.tournament() == tournament;
        Order order = same ? before.order() : fresh(device, before);
        if (had > order.version()) {
            // The hall's clock was ahead before, or that of another hall.
            order = new Order(had + 1, order.text(), order.timeOut());
        }
        given.put(device, new Given(room, tournament, order));
        return order;
    }

    private Order fresh(String device, Given before) {
        Device known = room.devices().get(device);
        TableOrder wanted =
                known == null || known.table() == 0
                        ? TableOrder.NOTHING
                        : TableOrder.of(room, tournament, known.table());
        boolean changed =
                before == null
                        || !before.order().text().equals(wanted.text())
                        || !Objects.equals(before.order().timeOut(), wanted.timeOut());
        if (!changed) {
            return before.order();
        }
        long version =
                before == null
                        ? clock.getAsLong()
                        : Math.max(before.order().version() + 1, clock.getAsLong());
        return new Order(version, wanted.text(), wanted.timeOut());
    }
}
