package burraco.web.live;

import burraco.engine.hand.Hand;
import burraco.json.Json;
import burraco.running.HiddenStateListener;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import burraco.web.audience.DelayedFeeds;
import burraco.web.http.EventChannel;
import burraco.web.view.ClocksView;
import burraco.web.view.StateView;
import burraco.web.view.TableIdentity;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Publishes the table's state to all pages on its own thread. The table's thread only leaves the
 * latest snapshot here.
 */
public final class LivePublisher implements Onlooker, HiddenStateListener, AutoCloseable {
    /** Interval of the regular update, when nothing happens: times shown on pages go on. */
    private static final long UPDATE_MILLIS = 250;

    /**
     * Age up to which a formatted state is reused for further requests, if nothing has happened.
     */
    private static final long REUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    /** Interval at which running clocks are resent, although pages count on by themselves. */
    private static final long RESEND_CLOCKS_NANOS = 5_000_000_000L;

    private final TableIdentity place;
    private final LongSupplier nanos;
    private final EventChannel channel;
    private final DelayedFeeds feeds;
    private final Consumer<String> log;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Thread thread;
    private final UpdateTimes updates;
    private Snapshot latest;
    private Hand known;
    private boolean news;
    private boolean closed;

    private String toldState = "";
    private String toldClocks = "";
    private long toldAt;
    private long number;

    /** Counts the snapshots that brought something new. */
    private long happened;

    private Answered answered = new Answered(-1, 0, 0, "");

    /**
     * @param feeds feeds for audiences that may see all cards, later
     * @param background wraps the work of its thread
     */
    public LivePublisher(
            TableIdentity place,
            Snapshot first,
            DelayedFeeds feeds,
            LongSupplier nanos,
            UnaryOperator<Runnable> background,
            Consumer<String> log) {
        this.place = place;
        this.nanos = nanos;
        this.feeds = feeds;
        this.log = log;
        latest = first;
        known = first.state().hand().open();
        channel = new EventChannel();
        updates = new UpdateTimes(TimeUnit.MILLISECONDS.toNanos(UPDATE_MILLIS), nanos);
        thread = Thread.ofPlatform().name("web").daemon().unstarted(background.apply(this::work));
    }

    public void start() {
        thread.start();
    }

    public EventChannel channel() {
        return channel;
    }

    // Called on the table's thread

    @Override
    public void accept(Snapshot now) {
        lock.lock();
        try {
            boolean other = now.secured() != latest.secured() || now.dated() != latest.dated();
            latest = now;
            if (other || !now.effects().isEmpty()) {
                news = true;
                happened++;
                came.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void accept(Snapshot now, Hand all) {
        lock.lock();
        try {
            known = all;
        } finally {
            lock.unlock();
        }
    }

    // On its own thread

    /**
     * @param timed whether this is a regular update
     */
    private record Seen(Snapshot snapshot, Hand all, boolean timed) {}

    private void work() {
        try {
            for (Seen seen = next(); seen != null; seen = next()) {
                tell(seen);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Null at the end. */
    private Seen next() throws InterruptedException {
        lock.lock();
        try {
            long left = updates.left();
            while (!news && left > 0 && !closed) {
                left = came.awaitNanos(left);
            }
            boolean timed = left <= 0;
            if (timed) {
                updates.look();
            }
            news = false;
            return closed ? null : new Seen(latest, known, timed);
        } finally {
            lock.unlock();
        }
    }

    /** A failure must not stop all later updates. */
    private void tell(Seen seen) {
        try {
            if (channel.isHeard() || feeds.isOpen()) {
                publish(seen);
            }
            if (seen.timed()) {
                feeds.look();
            } else {
                feeds.lookAtOnce();
            }
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            log.accept(
                    "The pages could not be told: "
                            + bug.getClass().getSimpleName()
                            + (bug.getStackTrace().length == 0
                                    ? ""
                                    : " at " + bug.getStackTrace()[0]));
        }
    }

    private void publish(Seen seen) {
        StateView state = StateView.of(seen.snapshot(), place);
        ClocksView clocks = ClocksView.of(seen.snapshot().state().clocks());
        String said = Json.write(state);
        String shape = place.speed().getAsDouble() + Json.write(clocks.still());
        long now = nanos.getAsLong();
        boolean other = !said.equals(toldState) || !shape.equals(toldClocks);
        if (other || seen.timed() && now - toldAt > RESEND_CLOCKS_NANOS) {
            toldState = said;
            toldClocks = shape;
            toldAt = now;
            String text = complete(state, clocks, seen.snapshot(), nextNumber());
            channel.publish(text);
            feeds.take(seen.snapshot().state(), seen.all(), text);
        }
    }

    /** The last formatted state, and how much had happened by then. */
    private record Answered(long happened, double speed, long at, String text) {}

    /** The current state, for a client that has just connected. */
    public String now() {
        // Taken before the state is read, so that anything published in the meantime has a
        // higher number.
        long first = nextNumber();
        lock.lock();
        Snapshot seen;
        long seenHappened;
        try {
            seen = latest;
            seenHappened = happened;
        } finally {
            lock.unlock();
        }
        return asked(seen, seenHappened, first);
    }

    /**
     * Formats the state once for all concurrent requests, so that clients cannot keep the machine
     * busy.
     */
    private synchronized String asked(Snapshot seen, long seenHappened, long number) {
        long now = nanos.getAsLong();
        double speed = place.speed().getAsDouble();
        boolean same =
                answered.happened() >= seenHappened
                        && answered.speed() == speed
                        && now - answered.at() < REUSE_NANOS;
        if (!same) {
            ClocksView clocks = ClocksView.of(seen.state().clocks());
            String text = complete(StateView.of(seen, place), clocks, seen, number);
            answered = new Answered(seenHappened, speed, now, text);
        }
        return answered.text();
    }

    private String complete(StateView state, ClocksView clocks, Snapshot snapshot, long number) {
        double speed = place.speed().getAsDouble();
        return Json.write(state.message(number, snapshot.state().now(), speed, clocks));
    }

    private synchronized long nextNumber() {
        return ++number;
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            came.signal();
        } finally {
            lock.unlock();
        }
        channel.close();
        feeds.close();
    }
}
