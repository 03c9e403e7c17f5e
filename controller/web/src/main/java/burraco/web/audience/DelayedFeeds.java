package burraco.web.audience;

import burraco.engine.hand.Hand;
import burraco.table.state.TableState;
import burraco.web.http.EventChannel;
import burraco.web.http.EventStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Feeds for all audiences of a table. Every frame is held back until it is old enough for an
 * audience; before that, nothing derived from it is sent to that audience.
 */
public final class DelayedFeeds {
    private final List<Feed> feeds = new ArrayList<>();
    private final LongSupplier nanos;
    private final FrameHistory history;
    private final String epoch;

    /** An audience, its listeners and the frame it was sent last. */
    private static final class Feed {
        private final Audience audience;
        private final EventChannel channel;
        private FeedFrame shown;

        /** Read by requests on other threads. */
        private volatile long number;

        private Feed(Audience audience, EventChannel channel) {
            this.audience = audience;
            this.channel = channel;
        }
    }

    public DelayedFeeds(List<Audience> audiences, String epoch, LongSupplier nanos) {
        this.epoch = epoch;
        this.nanos = nanos;
        long longest = 0;
        for (Audience audience : audiences) {
            feeds.add(new Feed(audience, new EventChannel()));
            longest = Math.max(longest, audience.delay().toNanos());
        }
        history = new FrameHistory(longest);
    }

    /** Whether frames have to be kept: what is not kept now cannot be shown later. */
    public boolean isOpen() {
        return !feeds.isEmpty();
    }

    /** The audience of that name, if the key is right. */
    public Optional<Audience> admit(String name, String key) {
        return feed(name).map(feed -> feed.audience).filter(one -> isSame(one.key(), key));
    }

    /** Compares in constant time. */
    private static boolean isSame(String expected, String given) {
        return expected.isEmpty()
                || MessageDigest.isEqual(
                        expected.getBytes(StandardCharsets.UTF_8),
                        given.getBytes(StandardCharsets.UTF_8));
    }

    private Optional<Feed> feed(String name) {
        return feeds.stream().filter(feed -> feed.audience.name().equals(name)).findFirst();
    }

    // Input

    /**
     * Takes a new frame.
     *
     * @param json the state as everybody at the table may know it
     */
    public void take(TableState state, Hand all, String json) {
        long now = nanos.getAsLong();
        history.add(FeedFrame.of(now, json, FansView.json(state, all), LastTurnView.json(state)));
    }

    // Output

    /**
     * Sends each audience its newest frame that is old enough, if it has not had it yet. Called at
     * fixed intervals, so that the time of a delayed message reveals nothing about what happens
     * now.
     */
    public void look() {
        feeds.forEach(this::look);
    }

    /** Sends a new frame to audiences without a delay. */
    public void lookAtOnce() {
        feeds.stream().filter(feed -> feed.audience.delay().isZero()).forEach(this::look);
    }

    private void look(Feed feed) {
        long now = nanos.getAsLong();
        Optional<FeedFrame> due = due(feed.audience, now);
        boolean other = due.isPresent() && due.get() != feed.shown;
        if (other) {
            feed.shown = due.get();
            feed.number = feed.number + 1;
            if (feed.channel.isHeard()) {
                feed.channel.publish(said(feed.audience, due, feed.number, now));
            }
        }
    }

    private Optional<FeedFrame> due(Audience audience, long now) {
        return history.at(now - audience.delay().toNanos());
    }

    /** The message for an audience that asks now. */
    public String now(Audience audience) {
        long now = nanos.getAsLong();
        Feed feed = feed(audience.name()).orElseThrow();
        return said(audience, due(audience, now), feed.number, now);
    }

    private String said(Audience audience, Optional<FeedFrame> due, long number, long now) {
        return FeedMessage.of(audience, epoch, number, due, now);
    }

    public void speak(Audience audience, EventStream wire) {
        feed(audience.name()).orElseThrow().channel.speak(wire, () -> now(audience));
    }

    public void close() {
        feeds.forEach(feed -> feed.channel.close());
    }
}
