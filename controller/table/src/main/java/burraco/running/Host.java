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
 * The one thread that owns a table. Devices and people bring it inputs from whatever thread; what
 * came of each is written down, and then told.
 */
public final class Host implements AutoCloseable {
    /** So often at least the table looks at its clocks, and its lamps move. */
    public static final long LOOK_MILLIS = 40;

    private static final long LONGEST_END_MILLIS = 500;

    private final Table table;
    private final Diary diary;
    private final Clock clock;
    private final Consumer<String> log;
    private final Inbox inbox = new Inbox();
    private final List<Onlooker> onlookers = new CopyOnWriteArrayList<>();
    private final List<Confidant> confidants = new CopyOnWriteArrayList<>();
    private final Meter meter = new Meter();
    private final Thread thread;
    private volatile Snapshot snapshot;
    private volatile boolean closing;
    private volatile boolean hurrying;
    private volatile long rounds;
    private long now;
    private long looked = -LOOK_MILLIS;
    private String lastFault = "";

    /** How long the table thought about the last input. */
    private long deciding;

    /**
     * @param log takes a sentence when something is wrong with the program itself
     */
    public Host(Table table, Diary diary, Clock clock, Consumer<String> log) {
        this.table = table;
        this.diary = diary;
        this.clock = clock;
        this.log = log;
        now = table.state().now();
        snapshot = new Snapshot(0, table.state(), diary.isSecured(), List.of());
        thread = Thread.ofPlatform().name("table").unstarted(this::work);
    }

    public void start() {
        thread.start();
    }

    /** How the table is now, for any thread. */
    public Snapshot snapshot() {
        return snapshot;
    }

    /**
     * A seal of what is written down, for a score sheet.
     *
     * @param entries how many entries the journal had by then
     */
    public record Seal(String shown, long entries) {}

    /** By which a score sheet can be compared with the journal later; none without one. */
    public Optional<Seal> sheetSeal() {
        return diary.sheetSeal().map(seal -> new Seal(seal.shown(), seal.entries()));
    }

    public Meter meter() {
        return meter;
    }

    /** Whether its thread does its work; else the program has to begin again. */
    public boolean isAlive() {
        return thread.isAlive();
    }

    /** How often the thread has gone round: as long as this grows, it is well. */
    public long rounds() {
        return rounds;
    }

    public int waiting() {
        return inbox.size();
    }

    /** Whether what an antenna hears would be left out: whoever can wait, waits. */
    public boolean isFull() {
        return inbox.size() >= Inbox.ROOM;
    }

    public long leftOut() {
        return inbox.leftOut();
    }

    /** Is told every snapshot, in order. */
    public void tell(Onlooker onlooker) {
        onlookers.add(onlooker);
    }

    /** Is told all that the table knows, whenever something came of an input. */
    public void confide(Confidant confidant) {
        confidants.add(confidant);
    }

    // What comes in

    /** A device has something to say; false where there was no room for it. */
    public boolean hear(Reading reading) {
        return inbox.put(new Input.Read(reading), clock.nanos());
    }

    /** Somebody wants something; false where so much is waiting that it is not even looked at. */
    public boolean order(Person by, Command command) {
        return order(by, command, _ -> {});
    }

    /**
     * @param answer is told what came of it, on the table's thread, once that is written down
     */
    public boolean order(Person by, Command command, Consumer<List<Effect>> answer) {
        Input order = new Input.Ordered(clock.now(snapshot.state().now()), by, command);
        return inbox.put(new Inbox.Letter.Brought(order, answer, clock.nanos()));
    }

    /**
     * The same, where nothing hinders it by then: nothing can come between the two.
     *
     * @param hinders asked on the table's thread; what it finds is told as a refusal, and nothing
     *     is written down
     * @return what came of it; an end with a failure where nothing was done
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
                        take(new Inbox.Letter.Brought(order, answer::complete, arrived));
                    }
                };
        return put(put, answer);
    }

    /**
     * Somebody wants to know something that no snapshot has.
     *
     * @param question is put on the table's thread, in its turn: it changes nothing, and takes a
     *     moment at most
     * @return what it came to; an end with a failure where the table takes no questions any more
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
                rounds = rounds + 1;
            }
            publish(List.of());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            // Nobody else may touch what the table's thread writes.
            diary.end();
        }
    }

    /** Whether there may be another one. */
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
            letter.question().accept(table);
        } catch (RuntimeException | StackOverflowError bug) {
            failed("A question could not be answered", bug);
            letter.failed().accept(bug);
        }
    }

    private void take(Inbox.Letter.Brought letter) {
        now = Math.max(now, letter.input().at());
        List<Effect> effects = taken(letter.input());
        if (!effects.isEmpty()) {
            publish(effects);
        }
        meter.took(clock.nanos() - letter.arrived() - deciding, !effects.isEmpty());
        try {
            letter.answer().accept(effects);
        } catch (RuntimeException | StackOverflowError bug) {
            failed("Somebody who wanted something failed", bug);
        }
    }

    /** A fault of the program in one input must not end a match: it is told, and play goes on. */
    private List<Effect> taken(Input input) {
        List<Effect> effects = List.of();
        long begun = clock.nanos();
        try {
            effects = table.take(input);
        } catch (RuntimeException | StackOverflowError bug) {
            failed("The table could not take something", bug);
        }
        deciding = clock.nanos() - begun;
        try {
            diary.took(input, effects, table);
        } catch (RuntimeException | StackOverflowError bug) {
            failed("The journal could not take something", bug);
        }
        return effects;
    }

    /** What a fault says may name cards that nobody has seen: where it is has to be enough. */
    private void failed(String what, Throwable bug) {
        meter.failed();
        String where = bug.getStackTrace().length == 0 ? "?" : "" + bug.getStackTrace()[0];
        String said = what + ": " + bug.getClass().getSimpleName() + " at " + where;
        if (!said.equals(lastFault)) {
            log.accept(said);
        }
        lastFault = said;
    }

    /**
     * @param nothingWaits else time must not overtake what was done before and still waits
     */
    private void look(boolean nothingWaits) {
        long time = nothingWaits ? clock.now(now) : now;
        if (time - looked < LOOK_MILLIS) {
            return;
        }
        looked = time;
        now = time;
        publish(nothingWaits ? taken(new Input.Tick(time)) : List.of());
    }

    private void publish(List<Effect> effects) {
        Snapshot next = snapshot.next(table.state(), effects);
        if (!effects.isEmpty()) {
            each(onlookers, onlooker -> onlooker.prepare(next));
        }
        diary.settle();
        Snapshot now = next.secured(diary.isSecured());
        snapshot = now;
        if (!effects.isEmpty() && !confidants.isEmpty()) {
            Hand all = table.records().all();
            each(confidants, confidant -> confidant.accept(now, all));
        }
        each(onlookers, onlooker -> onlooker.accept(now));
    }

    private <W> void each(List<W> who, Consumer<W> does) {
        for (W one : who) {
            try {
                does.accept(one);
            } catch (RuntimeException | StackOverflowError bug) {
                failed("Somebody who looks at the table failed", bug);
            }
        }
    }

    /** Takes what still waits, and ends. */
    @Override
    public void close() {
        closing = true;
        inbox.close();
        try {
            thread.join(LONGEST_END_MILLIS);
            hurrying = true;
            thread.join(LONGEST_END_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
