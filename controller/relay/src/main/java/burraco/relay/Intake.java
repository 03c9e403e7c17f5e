package burraco.relay;

import burraco.relay.Answer.Arrived;
import burraco.relay.Answer.Refused;
import burraco.relay.Answer.Why;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A hall takes what tables tell. It remembers nothing that is not on the shelf. */
public final class Intake {
    private final Shelf shelf;
    private final Function<String, Order> newest;

    /**
     * @param newest the newest order to a table
     */
    public Intake(Shelf shelf, Function<String, Order> newest) {
        this.shelf = shelf;
        this.newest = newest;
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
        return switch (request) {
            case Request.Greeting _, Request.Heartbeat _ -> arrived(request, now);
            case Request.Batch batch -> {
                try {
                    add(batch);
                    yield arrived(batch, now);
                } catch (Shelf.FullException full) {
                    yield new Refused(now, Why.CANNOT_WRITE);
                }
            }
        };
    }

    /** What is there already is passed over; behind a gap nothing is taken. */
    private void add(Request.Batch batch) throws Shelf.FullException {
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
                Optional.of(newest.apply(request.table()))
                        .filter(one -> one.version() > request.order());
        return new Arrived(now, upTo, order);
    }
}
