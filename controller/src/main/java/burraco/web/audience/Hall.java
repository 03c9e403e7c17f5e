package burraco.web.audience;

import burraco.engine.hand.Hand;
import burraco.table.state.TableState;
import burraco.web.http.Wire;
import burraco.web.live.Channel;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * All audiences of a table. What happens waits here until it is old enough for each of them: before
 * that no form of it leaves this room.
 */
public final class Hall {
    private final List<Row> rows = new ArrayList<>();
    private final LongSupplier nanos;
    private final Reel reel;
    private final String epoch;

    /** An audience, and where it listens. */
    private static final class Row {
        private final Audience audience;
        private final Channel channel;
        private Frame shown;

        /** Whoever asks reads it, on whatever thread. */
        private volatile long number;

        private Row(Audience audience, Channel channel) {
            this.audience = audience;
            this.channel = channel;
        }
    }

    public Hall(List<Audience> audiences, String epoch, LongSupplier nanos) {
        this.epoch = epoch;
        this.nanos = nanos;
        long longest = 0;
        for (Audience audience : audiences) {
            rows.add(new Row(audience, new Channel()));
            longest = Math.max(longest, audience.delay().toNanos());
        }
        reel = new Reel(longest);
    }

    /** Whether anybody may come: what is not kept now cannot be shown later. */
    public boolean isOpen() {
        return !rows.isEmpty();
    }

    /** The audience of that name, for whoever knows its key. */
    public Optional<Audience> admit(String name, String key) {
        return row(name).map(row -> row.audience).filter(one -> isSame(one.key(), key));
    }

    /** In the same time, however much of it is right. */
    private static boolean isSame(String expected, String given) {
        return expected.isEmpty()
                || MessageDigest.isEqual(
                        expected.getBytes(StandardCharsets.UTF_8),
                        given.getBytes(StandardCharsets.UTF_8));
    }

    private Optional<Row> row(String name) {
        return rows.stream().filter(row -> row.audience.name().equals(name)).findFirst();
    }

    // What comes in

    /**
     * The table stands so.
     *
     * @param json the same, as everybody at the table may know it
     */
    public void take(TableState state, Hand all, String json) {
        long now = nanos.getAsLong();
        reel.add(Frame.of(now, json, Fans.json(state, all), LastTurn.json(state)));
    }

    // What goes out

    /**
     * Tells each audience what it may know by now, if that is something new. To be called at even
     * times: when a later audience is told something must not depend on what happens now.
     */
    public void look() {
        rows.forEach(this::look);
    }

    /** Something has happened: tells those who see everything at once. */
    public void lookAtOnce() {
        rows.stream().filter(row -> row.audience.delay().isZero()).forEach(this::look);
    }

    private void look(Row row) {
        long now = nanos.getAsLong();
        Optional<Frame> due = due(row.audience, now);
        boolean other = due.isPresent() && due.get() != row.shown;
        if (other) {
            row.shown = due.get();
            row.number = row.number + 1;
            if (row.channel.isHeard()) {
                row.channel.publish(said(row.audience, due, row.number, now));
            }
        }
    }

    private Optional<Frame> due(Audience audience, long now) {
        return reel.at(now - audience.delay().toNanos());
    }

    /** What that audience may know by now. */
    public String now(Audience audience) {
        long now = nanos.getAsLong();
        Row row = row(audience.name()).orElseThrow();
        return said(audience, due(audience, now), row.number, now);
    }

    private String said(Audience audience, Optional<Frame> due, long number, long now) {
        return FeedText.of(audience, epoch, number, due, now);
    }

    public void speak(Audience audience, Wire wire) {
        row(audience.name()).orElseThrow().channel.speak(wire, () -> now(audience));
    }

    public void close() {
        rows.forEach(row -> row.channel.close());
    }
}
