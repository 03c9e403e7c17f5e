package burraco.running;

import burraco.engine.hand.Hand;
import burraco.hal.Reading;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Owns a table and the one thread that may use it. Devices and people give it inputs from any
 * thread; the effects of each are written to the journal, then listeners are told.
 */
public final class Host implements AutoCloseable {
    /** Maximum time between two looks at the table's clocks; its lamps move as often. */
    public static final long LOOK_MILLIS = 40;

    private static final long CLOSE_TIMEOUT_MILLIS = 500;

    private final GuardedTable table;
    private final Diary diary;
    private final Clock clock;
    private final FaultLog faults;
    private final Inbox inbox = new Inbox();
    private final List<Onlooker> onlookers = new CopyOnWriteArrayList<>();
    private final List<HiddenStateListener> confidants = new CopyOnWriteArrayList<>();
    private final Meter meter = new Meter();
    private final Thread thread;
    private volatile Snapshot snapshot;
    private volatile boolean closing;
    private volatile boolean hurrying;
    private volatile long rounds;
    private long now;
    private long looked = -LOOK_MILLIS;

    /** How long the table took for the last input, in nanoseconds. */
    private long deciding;

    /**
     * @param log takes lines about what is wrong with the program itself
     */
    public Host(Table table, Diary diary, Clock clock, Consumer<String> log) {
        this.diary = diary;
        this.clock = clock;
        faults = new FaultLog(meter, log);
        this.table = new GuardedTable(table, diary, faults, this::goRound);
        now = table.state().now();
        snapshot =
                new Snapshot(0, this.table.state(), diary.isSecured(), diary.isDated(), List.of());
        thread = Thread.ofPlatform().name("table").unstarted(this::work);
    }

    public void start() {
        thread.start();
    }

    /** The state of the table now. For any thread. */
    public Snapshot snapshot() {
        return snapshot;
    }

    /**
     * The seal of the journal for a score sheet.
     *
     * @param entries the number of entries that it covers
     */
    public record Seal(String shown, long entries) {}

    /** The seal for a score sheet; empty without a journal. */
    public Optional<Seal> sheetSeal() {
        return diary.sheetSeal().map(seal -> new Seal(seal.shown(), seal.entries()));
    }

    public Meter meter() {
        return meter;
    }

    /** Whether its thread runs. If not, the program has to be started again. */
    public boolean isAlive() {
        return thread.isAlive();
    }

    /** The number of rounds of the thread. It is well as long as this grows. */
    public long rounds() {
        return rounds;
    }

    public int waiting() {
        return inbox.size();
    }

    /** Whether inventories would be left out now; who can wait should. */
    public boolean isFull() {
        return inbox.size() >= Inbox.MAX_WAITING;
    }

    public long leftOut() {
        return inbox.leftOut();
    }

    /** Adds a listener that is told every snapshot, in order. */
    public void tell(Onlooker onlooker) {
        onlookers.add(onlooker);
    }

    /** Ends that; what is being told now may still come. */
    public void forget(Onlooker onlooker) {
        onlookers.remove(onlooker);
    }

    /** Adds a listener that is told the positions of all cards, whenever an input had effects. */
    public void confide(HiddenStateListener confidant) {
        confidants.add(confidant);
    }

    // What comes in

    /** Gives the table a reading; false if there was no room for it. */
    public boolean hear(Reading reading) {
        return inbox.put(new Input.Read(reading), clock.nanos());
    }

    /** Gives the table an order; false if there was no room for it. */
    public boolean order(Person by, Command command) {
        Input order = new Input.Ordered(clock.now(snapshot.state().now()), by, command);
        return inbox.put(order, clock.nanos());
    }

    /**
     * Gives the table an order that is carried out unless something hinders it when its turn comes;
     * no other input comes between the check and the order.
     *
     * @param hinders is called on the table's thread; what it returns is answered as a refusal, and
     *     nothing is written down
     * @return the effects of the order; completes exceptionally if nothing was done
     */
    public CompletableFuture<List<Effect>> orderUnless(
            Person by, Command command, Function<Table, Optional<Refusal>> hinders) {
        long arrived = clock.nanos();
        Input order = new Input.Ordered(clock.now(snapshot.state().now()), by, command);
        CompletableFuture<List<Effect>> answer = new CompletableFuture<>();
        Consumer<Table> put =
                asked -> {
                    Optional<Refusal> why = hinders.apply(asked);
                    if (why.isPresent()) {
                        answer.complete(List.of(new Effect.Refused(by, command, why.get())));
                    } else {
                        take(
                                new Inbox.Letter.Brought(
                                        order,
                                        answer::complete,
                                        answer::completeExceptionally,
                                        arrived));
                    }
                };
        return put(put, answer);
    }

    /**
     * Asks the table something that no snapshot has.
     *
     * @param question is called on the table's thread when its turn comes; it must change nothing,
     *     and be fast
     * @return the answer; completes exceptionally if the table takes no more questions
     */
    public <T> CompletableFuture<T> ask(Function<Table, T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        return put(asked -> answer.complete(question.apply(asked)), answer);
    }

    private <T> CompletableFuture<T> put(Consumer<Table> question, CompletableFuture<T> answer) {
        if (!inbox.put(
                new Inbox.Letter.Asked(question, answer::completeExceptionally, clock.nanos()))) {
            answer.completeExceptionally(new RejectedExecutionException("no room"));
        }
        return answer;
    }

    // The thread

    private void work() {
        try {
            while (!hurrying && round()) {
                goRound();
            }
            publish(List.of());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            // Nobody else may touch what the table's thread writes.
            diary.end();
        }
    }

    /** Counts a round. Only the table's thread does. */
    private void goRound() {
        rounds = rounds + 1;
    }

    /** Takes one input, if one comes in time; false at the end. */
    private boolean round() throws InterruptedException {
        Optional<Inbox.Letter> letter = inbox.take(LOOK_MILLIS);
        if (letter.isEmpty() && closing) {
            return false;
        }
        letter.ifPresent(this::take);
        look(letter.isEmpty() || inbox.size() == 0);
        return true;
    }

    private void take(Inbox.Letter letter) {
        switch (letter) {
            case Inbox.Letter.Brought brought -> take(brought);
            case Inbox.Letter.Asked asked -> take(asked);
        }
    }

    private void take(Inbox.Letter.Asked letter) {
        try {
            letter.question().accept(table.table());
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("A question could not be answered", thrown);
            letter.failed().accept(new TableFailed());
        }
    }

    private void take(Inbox.Letter.Brought letter) {
        now = Math.max(now, letter.input().at());
        GuardedTable.Result result = decided(letter.input());
        List<Effect> effects = result.effects();
        if (!effects.isEmpty()) {
            publish(effects);
        }
        meter.took(clock.nanos() - letter.arrived() - deciding, !effects.isEmpty());
        try {
            switch (result) {
                case GuardedTable.Result.Taken _ -> letter.answer().accept(effects);
                case GuardedTable.Result.Failed _ -> letter.failed().accept(new TableFailed());
            }
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("Somebody who wanted something failed", thrown);
        }
    }

    private GuardedTable.Result decided(Input input) {
        long begun = clock.nanos();
        GuardedTable.Result result = table.take(input);
        deciding = clock.nanos() - begun;
        return result;
    }

    /**
     * @param nothingWaits if false, time does not pass, since it must not overtake inputs that are
     *     still waiting
     */
    private void look(boolean nothingWaits) {
        long time = nothingWaits ? clock.now(now) : now;
        if (time - looked < LOOK_MILLIS) {
            return;
        }
        looked = time;
        now = time;
        publish(nothingWaits ? decided(new Input.Tick(time)).effects() : List.of());
    }

    private void publish(List<Effect> effects) {
        Snapshot next = snapshot.next(table.state(), effects);
        if (!effects.isEmpty()) {
            each(onlookers, onlooker -> onlooker.prepare(next));
        }
        diary.settle();
        Snapshot now = next.written(diary.isSecured(), diary.isDated());
        snapshot = now;
        if (!effects.isEmpty() && !confidants.isEmpty()) {
            confide(now);
        }
        each(onlookers, onlooker -> onlooker.accept(now));
    }

    private void confide(Snapshot now) {
        try {
            Hand all = table.table().records().all();
            each(confidants, confidant -> confidant.accept(now, all));
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("What only a few may know could not be found", thrown);
        }
    }

    private <W> void each(List<W> who, Consumer<W> does) {
        for (W one : who) {
            try {
                does.accept(one);
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                faults.met("Somebody who looks at the table failed", thrown);
            }
        }
    }

    /** Takes the inputs that still wait, and ends the thread. */
    @Override
    public void close() {
        closing = true;
        inbox.close();
        try {
            thread.join(CLOSE_TIMEOUT_MILLIS);
            hurrying = true;
            thread.join(CLOSE_TIMEOUT_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
