package burraco.relay;

import burraco.relay.Answer.Arrived;
import burraco.relay.Answer.Refused;
import burraco.relay.Answer.Why;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A table tells a hall what is in its outbox. One request is under way at a time; what was not
 * acknowledged is sent again. It keeps nothing on a disk: after a start it asks what has arrived.
 *
 * <p>Times are milliseconds of a clock of the table that never goes back, from any beginning.
 */
public final class Sender {
    /** Entries wait so long for others, unless somebody waits for them. */
    static final long GATHER = 250;

    static final long HEARTBEAT = 2_000;

    /** A request without an answer is given up after this time. */
    static final long PATIENCE = 30_000;

    /** Pauses between attempts double up to this, with chance in them: all tables come at once. */
    static final long LONGEST_PAUSE = 20_000;

    private static final long FIRST_PAUSE = 500;

    private final String table;
    private final Outbox outbox;
    private final RandomGenerator chance;
    private final HallClock clock;
    private final Map<Stream, Long> acknowledged = new EnumMap<>(Stream.class);

    /** Streams of which the hall has another journal, and when they are tried again. */
    private final Map<Stream, Long> broken = new EnumMap<>(Stream.class);

    private Optional<Why> refused = Optional.empty();
    private Order order;
    private boolean greeted;

    /** The state that the hall has. */
    private String told = "";

    private boolean urgent;
    private Optional<Request> underWay = Optional.empty();
    private long asked;
    private long quietUntil = Long.MIN_VALUE;
    private long pause = FIRST_PAUSE;
    private Stream turn = Stream.OPEN;

    /**
     * @param order that the table had when it stopped
     * @param clock a new one, or what is remembered
     * @param chance for the pauses
     */
    public Sender(
            String table, Outbox outbox, Order order, HallClock clock, RandomGenerator chance) {
        this.table = table;
        this.outbox = outbox;
        this.order = order;
        this.clock = clock;
        this.chance = chance;
    }

    /** Somebody waits for what the outbox has now. */
    public void hurry() {
        urgent = true;
    }

    /** The request to send now, if there is one. It is under way from here on. */
    public Optional<Request> next(long now) {
        if (underWay.isPresent()) {
            if (now - asked < PATIENCE) {
                return Optional.empty();
            }
            failed(now);
        }
        if (now < quietUntil) {
            return Optional.empty();
        }
        underWay = wanted(now);
        if (underWay.isPresent()) {
            asked = now;
        }
        return underWay;
    }

    private Optional<Request> wanted(long now) {
        if (!greeted) {
            return Optional.of(new Request.Greeting(head()));
        }
        boolean gathers = !urgent && now - asked < GATHER;
        Optional<Stream> waiting = gathers ? Optional.empty() : waiting(now);
        if (waiting.isPresent()) {
            Stream stream = waiting.get();
            turn = stream == Stream.OPEN ? Stream.RECORD : Stream.OPEN;
            urgent = false;
            List<Entry> entries =
                    outbox.from(stream, acknowledged.get(stream) + 1, Request.MOST_ENTRIES);
            return Optional.of(new Request.Batch(head(), stream, entries));
        }
        boolean tells = !gathers && !outbox.state().equals(told);
        urgent &= !tells;
        return tells || now - asked >= HEARTBEAT
                ? Optional.of(new Request.Heartbeat(head()))
                : Optional.empty();
    }

    private Request.Head head() {
        String state = outbox.state();
        return new Request.Head(
                table,
                outbox.epoch(),
                order.version(),
                state.equals(told) ? Optional.empty() : Optional.of(state));
    }

    /** A stream with something to tell; both in turn if both have. */
    private Optional<Stream> waiting(long now) {
        Stream other = turn == Stream.OPEN ? Stream.RECORD : Stream.OPEN;
        return waits(turn, now)
                ? Optional.of(turn)
                : waits(other, now) ? Optional.of(other) : Optional.empty();
    }

    private boolean waits(Stream stream, long now) {
        return outbox.last(stream) > acknowledged.get(stream)
                && now >= broken.getOrDefault(stream, Long.MIN_VALUE);
    }

    /**
     * An answer has come.
     *
     * @param to the request that it answers; what was given up before is passed over
     * @return the order, if it is newer than the one before
     */
    public Optional<Order> answered(Request to, Answer answer, long now) {
        if (underWay.filter(request -> request == to).isEmpty()) {
            return Optional.empty();
        }
        clock.heard(asked, answer.hallTime(), now);
        return switch (answer) {
            case Refused(var _, Why why) -> {
                if (why == Why.BROKEN_JOURNAL && to instanceof Request.Batch batch) {
                    // What everybody may know at once goes on meanwhile.
                    underWay = Optional.empty();
                    broken.put(batch.stream(), now + LONGEST_PAUSE);
                } else {
                    refused = Optional.of(why);
                    failed(now);
                }
                yield Optional.empty();
            }
            case Arrived(var _, Map<Stream, Long> upTo, int state, Optional<Order> newer) -> {
                underWay = Optional.empty();
                greeted = true;
                refused = Optional.empty();
                if (to instanceof Request.Batch batch) {
                    broken.remove(batch.stream());
                }
                told = to.head().state().orElse(told);
                if (state != States.digest(told)) {
                    told = "";
                }
                pause = FIRST_PAUSE;
                // What a hall has lost, from a backup of its own, is sent again.
                acknowledged.putAll(upTo);
                yield newer.flatMap(this::ordered);
            }
        };
    }

    /**
     * A carrier that keeps the newest order has brought one.
     *
     * @return it, if it is newer than the one before
     */
    public Optional<Order> ordered(Order brought) {
        Optional<Order> fresh = Optional.of(brought).filter(one -> one.version() > order.version());
        fresh.ifPresent(one -> order = one);
        return fresh;
    }

    /** No answer will come to what is under way. */
    public void failed(long now) {
        underWay = Optional.empty();
        quietUntil = now + pause / 2 + chance.nextLong(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
    }

    /** Why the hall has taken nothing, or not all, since it last did. */
    public Optional<Why> refused() {
        return broken.isEmpty() ? refused : Optional.of(Why.BROKEN_JOURNAL);
    }

    public Order order() {
        return order;
    }

    public HallClock clock() {
        return clock;
    }

    /** Everything up to here is on the hall's disk; 0 before the first answer. */
    public long acknowledged(Stream stream) {
        return acknowledged.getOrDefault(stream, 0L);
    }
}
