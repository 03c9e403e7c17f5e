package burraco.relay;

import burraco.relay.Answer.Arrived;
import burraco.relay.Answer.Refused;
import burraco.relay.Answer.Why;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A hall takes what tables tell. What must not be lost is on the shelf and nowhere else. */
public final class Intake {
    private final Shelf shelf;
    private final States states;
    private final Orders orders;

    /** The orders to tables. */
    @FunctionalInterface
    public interface Orders {
        /**
         * The newest order to a table.
         *
         * @param had the version that the table has; a hall that was restored from an older copy
         *     goes on after it
         */
        Order of(String table, long had);
    }

    public Intake(Shelf shelf, States states, Orders orders) {
        this.shelf = shelf;
        this.states = states;
        this.orders = orders;
    }

    /**
     * @param key the table whose key the sender has
     * @param now the hall's time
     */
    public Answer take(Request request, String key, long now) {
        if (!request.table().equals(key)) {
            return new Refused(now, Why.ANOTHER_TABLE);
        }
        if (!shelf.accepts(request.table(), request.epoch())) {
            return new Refused(now, Why.UNKNOWN_JOURNAL);
        }
        states.heard(request.head(), now);
        return switch (request) {
            case Request.Greeting _, Request.Heartbeat _ -> arrived(request, now);
            case Request.Batch batch -> {
                try {
                    add(batch);
                    yield arrived(batch, now);
                } catch (Shelf.FullException full) {
                    yield new Refused(now, Why.CANNOT_WRITE);
                } catch (Shelf.BrokenException broken) {
                    yield new Refused(now, Why.BROKEN_JOURNAL);
                }
            }
        };
    }

    /** What is there already is passed over; behind a gap nothing is taken. */
    private void add(Request.Batch batch) throws Shelf.FullException, Shelf.BrokenException {
        long upTo = shelf.upTo(batch.table(), batch.epoch(), batch.stream());
        if (batch.first() > upTo + 1) {
            return;
        }
        List<Entry> fresh =
                batch.entries().stream().filter(entry -> entry.number() > upTo).toList();
        if (!fresh.isEmpty()) {
            shelf.add(batch.table(), batch.epoch(), batch.stream(), fresh);
        }
    }

    private Answer arrived(Request request, long now) {
        Map<Stream, Long> upTo = new EnumMap<>(Stream.class);
        for (Stream stream : Stream.values()) {
            upTo.put(stream, shelf.upTo(request.table(), request.epoch(), stream));
        }
        Optional<Order> order =
                Optional.of(orders.of(request.table(), request.head().order()))
                        .filter(one -> one.version() > request.head().order());
        return new Arrived(now, upTo, States.digest(states.of(request.table())), order);
    }
}
