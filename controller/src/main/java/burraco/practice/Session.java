package burraco.practice;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.play.evening.Manners;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.running.Clock;
import burraco.running.Host;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * People and bots at a table that does not exist, on a thread of their own. What its sensors say
 * goes to a running table like any other, which knows nothing of who plays.
 */
public final class Session implements Onlooker, AutoCloseable {
    private static final long STEP_MILLIS = 10;
    private static final long LONGEST_STEP_MILLIS = 1_500;
    private static final double MILLION = 1e6;
    private static final int MOST_WISHES = 64;

    static final double SLOWEST = 0.25;
    static final double FASTEST = 32;

    private final Layout layout;
    private final Practice practice;
    private final Steward steward;
    private final Tapes tapes;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final BlockingQueue<Runnable> wishes = new LinkedBlockingQueue<>(MOST_WISHES);
    private final Thread thread;
    private Consumer<Session> looker = _ -> {};
    private Consumer<Reading> listener = _ -> {};
    private volatile Host host;
    private volatile Snapshot latest;
    private volatile long now;
    private volatile double speed;
    private volatile double haste = 1;
    private String lastFault = "";
    private volatile boolean paused;
    private volatile boolean closed;

    public Session(
            Layout layout, Deck deck, Settings settings, LongSupplier nanos, Consumer<String> log) {
        this.layout = layout;
        this.nanos = nanos;
        this.log = log;
        Chance chance = new Chance(settings.seed());
        practice = new Practice(layout, deck, settings.noise(), Manners.USUAL, chance);
        steward = new Steward(practice, settings.slip(), chance.stream("steward"));
        tapes = new Tapes(layout, deck);
        if (settings.bots()) {
            for (Seat seat : Seat.values()) {
                practice.seat(seat, Sitter.BOT);
            }
        }
        practice.open(this::hear);
        speed(settings.speed());
        thread = Thread.ofPlatform().name("practice").daemon().unstarted(this::work);
    }

    // What surrounds it

    /** The clock of this table: it goes as fast as people here play. */
    public Clock clock() {
        return new Clock() {
            @Override
            public long now(long last) {
                return Math.max(last, now);
            }

            @Override
            public long nanos() {
                return nanos.getAsLong();
            }
        };
    }

    /** Somebody else hears what the sensors say too. */
    public void hears(Consumer<Reading> other) {
        listener = other;
    }

    /** From now on that table hears what the sensors say, and nobody else. */
    public void connect(Host table) {
        latest = table.snapshot();
        table.tell(this);
        host = table;
    }

    /** Whoever shows the table is told, on this thread, as often as it goes round. */
    void shows(Consumer<Session> shower) {
        looker = shower;
    }

    public void start() {
        thread.start();
    }

    @Override
    public void accept(Snapshot snapshot) {
        latest = snapshot;
    }

    // For those who show it

    Layout layout() {
        return layout;
    }

    Practice practice() {
        return practice;
    }

    Steward steward() {
        return steward;
    }

    Host host() {
        return host;
    }

    Tapes tapes() {
        return tapes;
    }

    Snapshot latest() {
        return latest;
    }

    public double speed() {
        return paused ? 0 : speed * haste;
    }

    /** As somebody has set it; in the deal, and in a pause, time goes otherwise. */
    double setSpeed() {
        return speed;
    }

    void speed(double times) {
        speed = Math.max(SLOWEST, Math.min(FASTEST, times));
    }

    boolean isPaused() {
        return paused;
    }

    void pause(boolean on) {
        paused = on;
    }

    /** Does this on the thread of the table, between two steps of time. */
    <T> CompletableFuture<T> ask(Function<Session, T> wish) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        boolean room =
                wishes.offer(() -> {
                    try {
                        answer.complete(wish.apply(this));
                    } catch (RuntimeException bug) {
                        tell(bug);
                        answer.completeExceptionally(bug);
                    }
                });
        if (!room || closed) {
            answer.completeExceptionally(new RejectedExecutionException("no room"));
        }
        return answer;
    }

    // The thread

    private void hear(Reading reading) {
        practice.hear(reading);
        tapes.hear(reading);
        listener.accept(reading);
        Host table = host;
        if (table != null) {
            table.hear(reading);
        }
    }

    private void work() {
        long before = nanos.getAsLong();
        double due = 0;
        try {
            while (!closed) {
                Runnable wish = wishes.poll(STEP_MILLIS, TimeUnit.MILLISECONDS);
                if (wish != null) {
                    wish.run();
                }
                long at = nanos.getAsLong();
                haste = steward.haste();
                due += (at - before) / MILLION * speed();
                before = at;
                // Who cannot keep up plays slower, and nothing that was said is lost.
                due =
                        host != null && host.isFull()
                                ? now
                                : Math.min(due, now + LONGEST_STEP_MILLIS);
                step((long) due);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void step(long until) {
        try {
            if (until > now) {
                practice.advance(until);
                now = practice.now();
                Snapshot seen = latest;
                if (seen != null) {
                    practice.see(seen.state().hand().open());
                    practice.rest(seen.state().clocks().paused());
                    practice.asked(!seen.state().differing().isEmpty());
                    steward.look(seen.state(), host::order, tapes);
                }
            }
            looker.accept(this);
        } catch (RuntimeException bug) {
            tell(bug);
        }
    }

    /** Once: what fails in one step fails in the next. */
    private void tell(RuntimeException bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        String said =
                "The practice table failed: "
                        + bug.getClass().getSimpleName()
                        + (trace.length == 0 ? "" : " at " + trace[0]);
        if (!said.equals(lastFault)) {
            log.accept(said);
        }
        lastFault = said;
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
