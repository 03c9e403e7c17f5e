package burraco.uplink;

import burraco.journal.JournalException;
import burraco.journal.OutgoingEntries;
import burraco.relay.Answer;
import burraco.relay.HallClock;
import burraco.relay.Order;
import burraco.relay.Request;
import burraco.relay.Sender;
import burraco.relay.Stream;
import burraco.running.Host;
import burraco.running.Onlooker;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.input.Assignment;
import burraco.trust.DeviceKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * The thread that talks with a hall. Whatever happens to it, the table plays on: what could not be
 * told stays in the journal, and is told later.
 */
public final class TableLink implements AutoCloseable {
    private static final long LOOK_MILLIS = 50;

    /** The journal is read at least so often, for what is written without an effect. */
    private static final long READ_MILLIS = 1_000;

    private static final long END_MILLIS = 2_000;

    private final Host host;
    private final Path journal;
    private final DeviceKey key;
    private final Carrier carrier;
    private final LinkMemory memory;
    private final TableTime time;
    private final RandomGenerator chance;
    private final Consumer<LinkState> tells;
    private final Consumer<String> log;
    private final AtomicReference<Snapshot> newest;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition hurry = lock.newCondition();
    private final Thread thread;
    private final Obedience obedience;
    private final HallNotes notes;
    private final Listener listener = new Listener();
    private volatile boolean closing;
    private volatile LinkState state = LinkState.NOT_YET;
    private volatile Membership membership;
    private JournalOutbox outbox;
    private Sender sender;
    private boolean urgent;
    private boolean news = true;
    private long read = Long.MIN_VALUE;

    /**
     * @param journal the folder of the table's journal
     * @param tells hears how the table stands with the hall, each time it changes
     * @param log takes lines about what is wrong with the program itself
     */
    public TableLink(
            Host host,
            Path journal,
            DeviceKey key,
            Membership membership,
            Carrier carrier,
            LinkMemory memory,
            TableTime time,
            RandomGenerator chance,
            Consumer<LinkState> tells,
            Consumer<String> log) {
        this.host = host;
        this.journal = journal;
        this.key = key;
        this.membership = membership;
        this.carrier = carrier;
        this.memory = memory;
        this.time = time;
        this.chance = chance;
        this.tells = tells;
        this.log = log;
        newest = new AtomicReference<>(host.snapshot());
        outbox = outbox();
        Remembered before = memory.recall();
        notes = new HallNotes(memory, time);
        sender = sender(first(before), notes.clock(before));
        obedience = new Obedience(host, time);
        thread = Thread.ofPlatform().daemon().name("hall").unstarted(this::work);
    }

    private JournalOutbox outbox() {
        return new JournalOutbox(new OutgoingEntries(journal, membership.base()), membership, key);
    }

    private Sender sender(Order order, HallClock clock) {
        return new Sender(membership.device(), outbox, order, clock, chance);
    }

    /** In a new hall: what the table was told by another one is older, whatever its number. */
    private Order first(Remembered before) {
        long had = newest.get().state().assignment().map(Assignment::version).orElse(0L);
        return before.order().version() == 0 && had > 0
                ? new Order(had, "", OptionalLong.empty())
                : before.order();
    }

    public void start() {
        host.tell(listener);
        thread.start();
    }

    /** As it is now: the journal may have got another name. */
    public Membership membership() {
        return membership;
    }

    public LinkState state() {
        return state;
    }

    private final class Listener implements Onlooker {
        @Override
        public void accept(Snapshot now) {
            newest.set(now);
            if (!now.effects().isEmpty()) {
                hear(now.effects().stream().anyMatch(TableLink::isAwaited));
            }
        }
    }

    /** What people in the hall wait for. */
    private static boolean isAwaited(Effect effect) {
        return effect instanceof Effect.Called
                || effect instanceof Effect.HandOver
                || effect instanceof Effect.Confirmed
                || effect instanceof Effect.MatchOver;
    }

    private void hear(boolean awaited) {
        lock.lock();
        try {
            news = true;
            urgent |= awaited;
            hurry.signalAll();
        } finally {
            lock.unlock();
        }
    }

    // The thread

    private void work() {
        try {
            while (!closing) {
                round();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            close(outbox);
        }
    }

    private static void close(JournalOutbox which) {
        try {
            which.close();
        } catch (JournalException cannot) {
            // It was only read.
        }
    }

    private void round() throws InterruptedException {
        try {
            boolean somethingNew = awaitNews();
            look(somethingNew);
            carrier.order()
                    .flatMap(sender::ordered)
                    .ifPresent(fresh -> notes.look(fresh, sender.clock(), true));
            obedience.look(sender.order(), sender.clock());
            Optional<Request> request = request();
            if (request.isPresent()) {
                exchange(request.get());
            }
        } catch (RuntimeException fault) {
            log.accept("the link to the hall: " + fault);
            sender.failed(time.machine());
            TimeUnit.MILLISECONDS.sleep(READ_MILLIS);
        }
    }

    private boolean awaitNews() throws InterruptedException {
        lock.lock();
        try {
            if (!news) {
                hurry.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            }
            boolean came = news;
            news = false;
            if (urgent) {
                sender.hurry();
                urgent = false;
            }
            return came;
        } finally {
            lock.unlock();
        }
    }

    private void look(boolean somethingNew) {
        long now = time.machine();
        if (somethingNew || now - read >= READ_MILLIS) {
            read = now;
            outbox.is(StateText.of(newest.get()));
            look(outbox);
        }
    }

    /** What cannot be read now is read later; what the hall wants is heard all the same. */
    private static void look(JournalOutbox which) {
        try {
            which.look();
        } catch (JournalException cannot) {
            // The table's own log says what is wrong with its journal.
        }
    }

    private Optional<Request> request() {
        try {
            return sender.next(time.machine());
        } catch (UnreadJournalException cannot) {
            // There is nothing to tell until it can be read again.
            return sender.next(time.machine());
        }
    }

    private void exchange(Request request) throws InterruptedException {
        try {
            Answer answer = carrier.send(request);
            Optional<Order> order = sender.answered(request, answer, time.machine());
            heard(answer);
            notes.look(sender.order(), sender.clock(), order.isPresent());
        } catch (StrangerException none) {
            sender.failed(time.machine());
            is(LinkState.STRANGER);
        } catch (IOException none) {
            sender.failed(time.machine());
            is(LinkState.CUT_OFF);
        }
    }

    private void heard(Answer answer) {
        switch (answer) {
            case Answer.Arrived _ -> {
                is(LinkState.LINKED);
                if (outbox.isBehind(
                        sender.acknowledged(Stream.OPEN), sender.acknowledged(Stream.RECORD))) {
                    beginAnew();
                }
            }
            case Answer.Refused(var _, Answer.Why why) -> {
                switch (why) {
                    case ANOTHER_TABLE -> is(LinkState.STRANGER);
                    case UNKNOWN_JOURNAL -> is(LinkState.NOT_ACCEPTED);
                    case BROKEN_JOURNAL -> beginAnew();
                    case CANNOT_WRITE -> is(LinkState.HALL_FULL);
                }
            }
        }
    }

    /**
     * The hall has another journal under this name: this one was restored from a copy. It goes on
     * under a new name, once somebody in the hall has accepted it.
     */
    private void beginAnew() {
        try {
            membership = memory.renamed(membership, outbox.base());
            close(outbox);
            outbox = outbox();
            outbox.is(StateText.of(newest.get()));
            look(outbox);
            sender = sender(sender.order(), sender.clock());
        } catch (IOException cannot) {
            is(LinkState.NOT_ACCEPTED);
        }
    }

    private void is(LinkState now) {
        if (now != state) {
            state = now;
            tells.accept(now);
        }
    }

    @Override
    public void close() {
        closing = true;
        host.forget(listener);
        carrier.close();
        thread.interrupt();
        try {
            thread.join(END_MILLIS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
