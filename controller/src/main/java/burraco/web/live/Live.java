package burraco.web.live;

import burraco.engine.hand.Hand;
import burraco.json.Json;
import burraco.running.Confidant;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import burraco.web.audience.Hall;
import burraco.web.view.Place;
import burraco.web.view.StateView;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Tells everybody who looks at the table's pages how it stands, on a thread of its own: the table
 * only leaves a note here.
 */
public final class Live implements Onlooker, Confidant, AutoCloseable {
    /** So often it looks where nothing came of anything: news grow old. */
    private static final long LOOK_MILLIS = 250;

    /** What somebody is told who asks may be so old, where nothing has happened since. */
    private static final long FRESH_NANOS = TimeUnit.MILLISECONDS.toNanos(40);

    /** So often clocks are told again, though everybody counts on by himself. */
    private static final long CLOCKS_NANOS = 5_000_000_000L;

    private final Place place;
    private final LongSupplier nanos;
    private final Channel channel;
    private final Hall hall;
    private final Consumer<String> log;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private final Thread thread;
    private final LookTimes times;
    private Snapshot latest;
    private Hand known;
    private boolean news;
    private boolean closed;

    private String toldState = "";
    private String toldClocks = "";
    private long toldAt;
    private long number;

    /** How often something has happened. */
    private long happened;

    private Answered answered = new Answered(-1, 0, 0, "");

    /**
     * @param hall those who may know everything, later
     * @param background wraps the work of its thread
     */
    public Live(
            Place place,
            Snapshot first,
            Hall hall,
            LongSupplier nanos,
            UnaryOperator<Runnable> background,
            Consumer<String> log) {
        this.place = place;
        this.nanos = nanos;
        this.hall = hall;
        this.log = log;
        latest = first;
        known = first.state().hand().open();
        channel = new Channel();
        times = new LookTimes(TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS), nanos);
        thread = Thread.ofPlatform().name("web").daemon().unstarted(background.apply(this::work));
    }

    public void start() {
        thread.start();
    }

    public Channel channel() {
        return channel;
    }

    // On the table's thread

    @Override
    public void accept(Snapshot now) {
        lock.lock();
        try {
            boolean other = now.secured() != latest.secured();
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

    // On its own

    /**
     * @param timed whether it was time to look, so that nothing has to have happened
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
            long left = times.left();
            while (!news && left > 0 && !closed) {
                left = came.awaitNanos(left);
            }
            boolean timed = left <= 0;
            if (timed) {
                times.look();
            }
            news = false;
            return closed ? null : new Seen(latest, known, timed);
        } finally {
            lock.unlock();
        }
    }

    /** A fault here must not leave everybody in the dark for good. */
    private void tell(Seen seen) {
        try {
            if (channel.isHeard() || hall.isOpen()) {
                publish(seen);
            }
            if (seen.timed()) {
                hall.look();
            } else {
                hall.lookAtOnce();
            }
        } catch (RuntimeException | StackOverflowError bug) {
            log.accept(
                    "The pages could not be told: "
                            + bug.getClass().getSimpleName()
                            + (bug.getStackTrace().length == 0
                                    ? ""
                                    : " at " + bug.getStackTrace()[0]));
        }
    }

    private void publish(Seen seen) {
        Map<String, Object> state = StateView.of(seen.snapshot(), place);
        Map<String, Object> clocks = StateView.clocks(seen.snapshot().state());
        String said = Json.write(state);
        String shape = place.speed().getAsDouble() + shape(clocks);
        long now = nanos.getAsLong();
        boolean other = !said.equals(toldState) || !shape.equals(toldClocks);
        if (other || seen.timed() && now - toldAt > CLOCKS_NANOS) {
            toldState = said;
            toldClocks = shape;
            toldAt = now;
            String text = complete(state, clocks, seen.snapshot(), nextNumber());
            channel.publish(text);
            hall.take(seen.snapshot().state(), seen.all(), text);
        }
    }

    /** The clocks but for what runs by itself. */
    @SuppressWarnings("unchecked")
    private static String shape(Map<String, Object> clocks) {
        Map<String, Object> shape = Json.object();
        clocks.forEach((name, clock) -> {
            if (clock instanceof Map<?, ?> parts) {
                Map<String, Object> still = Json.object();
                still.putAll((Map<String, Object>) parts);
                still.remove("left");
                still.remove("spent");
                shape.put(name, still);
            } else {
                shape.put(name, clock);
            }
        });
        return Json.write(shape);
    }

    /** What was told to those who asked, and what had happened by then. */
    private record Answered(long happened, double speed, long at, String text) {}

    /** How the table stands now, for somebody who has just come. */
    public String now() {
        // Before anything is looked at: what is published meanwhile must have a higher one.
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

    /** Worked out once, however many ask: strangers must not be able to keep the machine busy. */
    private synchronized String asked(Snapshot seen, long seenHappened, long number) {
        long now = nanos.getAsLong();
        double speed = place.speed().getAsDouble();
        boolean same =
                answered.happened() >= seenHappened
                        && answered.speed() == speed
                        && now - answered.at() < FRESH_NANOS;
        if (!same) {
            Map<String, Object> clocks = StateView.clocks(seen.state());
            String text = complete(StateView.of(seen, place), clocks, seen, number);
            answered = new Answered(seenHappened, speed, now, text);
        }
        return answered.text();
    }

    private String complete(
            Map<String, Object> state, Map<String, Object> clocks, Snapshot snapshot, long number) {
        state.put("number", number);
        state.put("now", snapshot.state().now());
        state.put("speed", place.speed().getAsDouble());
        state.put("clocks", clocks);
        return Json.write(state);
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
        hall.close();
    }
}
