package burraco.practice;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.play.evening.Manners;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.play.practice.Slip;
import burraco.running.Clock;
import burraco.running.Host;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Runs a simulated table with people and bots on its own thread. Its readings go to an ordinary
 * running table, which does not know who plays.
 */
public final class PracticeSession implements Onlooker, AutoCloseable {
    private static final long STEP_MILLIS = 10;
    private static final long MAX_STEP_MILLIS = 1_500;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final int MAX_TASKS = 64;

    static final double MIN_SPEED = 0.25;

    /** Whoever wants it faster gives it a clock that goes faster. */
    public static final double MAX_SPEED = 32;

    private final Layout layout;
    private final Practice practice;
    private final PracticeSteward steward;
    private final HandRecordings recordings;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>(MAX_TASKS);
    private final Thread thread;
    private Consumer<PracticeSession> looker = _ -> {};
    private Consumer<Reading> listener = _ -> {};
    private volatile Host host;
    private volatile Snapshot latest;
    private volatile long now;
    private volatile double speed;
    private volatile double speedUp = 1;
    private String lastFault = "";
    private volatile boolean paused;
    private volatile boolean closed;

    public PracticeSession(
            Layout layout,
            Deck deck,
            PracticeSettings settings,
            LongSupplier nanos,
            Consumer<String> log) {
        this.layout = layout;
        this.nanos = nanos;
        this.log = log;
        Chance chance = new Chance(settings.seed());
        practice = new Practice(layout, deck, settings.noise(), Manners.USUAL, chance);
        steward = new PracticeSteward(practice, settings.slip(), chance.stream("steward"));
        recordings = new HandRecordings(layout, deck);
        if (settings.bots()) {
            for (Seat seat : Seat.values()) {
                practice.seat(seat, Sitter.BOT);
            }
        }
        practice.open(this::hear);
        speed(settings.speed());
        thread = Thread.ofPlatform().name("practice").daemon().unstarted(this::work);
    }

    // Connections

    /** The clock of this table, which runs at the speed of the simulation. */
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

    /** Adds another receiver of the readings. */
    public void hears(Consumer<Reading> other) {
        listener = other;
    }

    /** Connects the running table that receives the readings. */
    public void connect(Host table) {
        latest = table.snapshot();
        table.tell(this);
        host = table;
    }

    /** Sets a listener that is called on this thread after every step. */
    void shows(Consumer<PracticeSession> shower) {
        looker = shower;
    }

    public void start() {
        thread.start();
    }

    @Override
    public void accept(Snapshot snapshot) {
        latest = snapshot;
    }

    // Used by the page

    Layout layout() {
        return layout;
    }

    Practice practice() {
        return practice;
    }

    PracticeSteward steward() {
        return steward;
    }

    Host host() {
        return host;
    }

    HandRecordings recordings() {
        return recordings;
    }

    Snapshot latest() {
        return latest;
    }

    /**
     * The mistakes that somebody could commit now. They are also offered while a bot decides: the
     * person is quicker, and the bot decides again.
     */
    List<Slip> slips() {
        Snapshot seen = latest;
        if (seen == null) {
            return List.of();
        }
        Hand open = seen.state().hand().open();
        return open.over() || open.isDealing() ? List.of() : practice.slips(open);
    }

    /** Whether the next hand is dealt by itself. */
    public void deals(boolean on) {
        steward.deals(on);
    }

    public double speed() {
        return paused ? 0 : speed * speedUp;
    }

    /** The chosen speed; the actual one differs during the deal and in a pause. */
    double setSpeed() {
        return speed;
    }

    void speed(double times) {
        speed = Math.max(MIN_SPEED, Math.min(MAX_SPEED, times));
    }

    boolean isPaused() {
        return paused;
    }

    void pause(boolean on) {
        paused = on;
    }

    /** Runs a task on the table's thread, between two time steps. */
    <T> CompletableFuture<T> ask(Function<PracticeSession, T> task) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        boolean room =
                tasks.offer(() -> {
                    try {
                        answer.complete(task.apply(this));
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
        recordings.hear(reading);
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
                Runnable task = tasks.poll(STEP_MILLIS, TimeUnit.MILLISECONDS);
                if (task != null) {
                    task.run();
                }
                long at = nanos.getAsLong();
                speedUp = steward.speedUp();
                due += (at - before) / NANOS_PER_MILLI * speed();
                before = at;
                // If the table cannot keep up, the simulation slows down and no reading is
                // lost.
                due = host != null && host.isFull() ? now : Math.min(due, now + MAX_STEP_MILLIS);
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
                    steward.look(seen.state(), host::order, recordings);
                }
            }
            looker.accept(this);
        } catch (RuntimeException bug) {
            tell(bug);
        }
    }

    /** Logged once, since a failing step usually fails again. */
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
