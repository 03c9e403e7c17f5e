package burraco.hall;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.hall.audience.Audience;
import burraco.hall.audience.AudienceOptions;
import burraco.hall.audience.Tellings;
import burraco.hall.floor.Floor;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.NewRow;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.SealedRecords;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.pages.HallOrders;
import burraco.hall.pages.HandRecords;
import burraco.hall.room.Decision;
import burraco.hall.room.DecisionText;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.RoundTime;
import burraco.hall.view.HallNow;
import burraco.hall.view.TableNow;
import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Intake;
import burraco.relay.Order;
import burraco.relay.Request;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.trust.Authority;
import burraco.trust.DeviceKey;
import java.io.IOException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A hall: what has been decided, what its tables tell, and what they are to do. Everything is on
 * the disk before anybody sees it. For several threads.
 */
public final class Hall implements HallOrders, AutoCloseable {
    private static final long TO_END_SECONDS = 5;
    private static final long LOOK_SECONDS = 1;

    private final HallStore file;
    private final Ledger ledger;
    private final LedgerKeeper tournament;
    private final StoredShelf shelf;
    private final Floor floor;
    private final Intake intake;
    private final TableOrders orders;
    private final Joins joins;
    private final Strangers strangers = new Strangers();
    private final Books books;
    private final Object orderly = new Object();
    private final LongSupplier clock;
    private final Consumer<String> log;
    private final ScheduledExecutorService later =
            Executors.newSingleThreadScheduledExecutor(
                    work -> Thread.ofPlatform().daemon().name("results").unstarted(work));
    private final Pulse pulse;
    private final Recording recording;
    private final AtomicBoolean asked = new AtomicBoolean();
    private final Faults faults;
    private volatile Room room = Room.EMPTY;
    private volatile Optional<Sentence> brokerTrouble = Optional.empty();
    private final List<Runnable> changed = new CopyOnWriteArrayList<>();
    private volatile Optional<Audience> audience = Optional.empty();

    /**
     * Opens the file of a hall in which there is a tournament.
     *
     * @param clock the hall's milliseconds, which never go back
     * @param log takes lines about faults
     */
    public Hall(
            HallStore file,
            Authority authority,
            SecureRandom random,
            LongSupplier clock,
            Consumer<String> log)
            throws IOException {
        this.file = file;
        this.clock = clock;
        this.log = log;
        faults = new Faults(log);
        pulse = new Pulse(later, file::isAwaited);
        ledger = new Ledger(file, clock);
        tournament = new LedgerKeeper(file, ledger);
        joins = new Joins(authority, random, clock);
        books = new Books(log);
        recording = new Recording(books, tournament, () -> room, this, this::isChanged, log);
        for (Row row : ledger.all()) {
            take(row);
            recording.take(row);
        }
        floor = new Floor(clock, this::tell, new TakenBefore(room));
        shelf = new StoredShelf(file, this::accepts, new SealedRecords(), this::told);
        orders = new TableOrders(tournament.read().now(), clock);
        intake = new Intake(shelf, floor, orders);
        orders.are(room, tournament.read().now());
        books.read(shelf, room);
        record();
        later.scheduleWithFixedDelay(this::look, 0, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    private boolean accepts(String device, String journal) {
        Device known = room.devices().get(device);
        return known != null && known.journals().contains(journal);
    }

    private void take(Row row) {
        DecisionText.read(row.kind(), row.body())
                .ifPresent(decision ->
                        room =
                                room.after(
                                        decision,
                                        new Room.Circumstances(row.seq(), row.wall(), row.by())));
    }

    /** Is called after each change, on any thread; it must not wait for anything. */
    public void whenChanged(Runnable tells) {
        changed.add(tells);
    }

    private void tell() {
        changed.forEach(Runnable::run);
    }

    // What tables tell

    /**
     * @param device whose certificate the sender has
     */
    public Answer hear(Request request, String device) {
        Answer answer = intake.take(request, device, clock.getAsLong());
        boolean strange =
                answer instanceof Answer.Refused(var _, Answer.Why why)
                        && why == Answer.Why.UNKNOWN_JOURNAL
                        && room.devices().containsKey(device)
                        && strangers.saw(device, request.epoch(), clock.getAsLong());
        if (strange) {
            tell();
        }
        return answer;
    }

    /** Whether this device may speak at all. */
    public boolean knows(String device) {
        return room.devices().containsKey(device);
    }

    /** The devices that may speak. */
    public Set<String> devices() {
        return room.devices().keySet();
    }

    /** The newest order to a device, for a carrier that keeps it. */
    public Order order(String device) {
        return orders.of(device, 0);
    }

    /** Why tables cannot ask by way of the broker; empty if they can. */
    public void hasBroker(Optional<Sentence> trouble) {
        brokerTrouble = trouble;
        tell();
    }

    /** Somebody has seen that the connection of this device broke. */
    public void hasGone(String device) {
        floor.hasGone(device);
    }

    private void told(Source source, List<Entry> entries) {
        audience.ifPresent(one -> one.told(source, entries));
        later(() -> {
            if (books.take(source, entries, room)) {
                record();
            }
        });
    }

    private void later(Runnable work) {
        try {
            later.execute(work);
        } catch (RejectedExecutionException closing) {
            // What is on the disk is seen at the next start.
        }
    }

    /** Looks for results; of several that ask for it at the same time, one is enough. */
    private void record() {
        if (!asked.getAndSet(true)) {
            later(() -> {
                asked.set(false);
                recording.record();
            });
        }
    }

    /** What only time brings, and what has failed before. */
    void look() {
        try {
            if (begin()) {
                isChanged();
            }
            recording.again();
            file.lookAgain();
        } catch (RuntimeException fault) {
            faults.say("the round: " + fault);
        }
    }

    /**
     * Shows people outside what is played, until this hall is closed.
     *
     * @param keys makes names for the folder of a tournament, each time another one
     */
    public void show(AudienceOptions options, Supplier<String> keys) {
        Tellings open = new OpenTellings(shelf, this::now);
        Audience outside = new Audience(options, open, keys, clock, this::tell, log);
        audience = Optional.of(outside);
        outside.start();
    }

    // What is decided

    @Override
    public synchronized Optional<Sentence> decide(List<Decision> decisions, String by, String why)
            throws IOException {
        Optional<Sentence> refusal =
                DecisionCheck.refusal(
                        decisions, why, room, tournament.read().now(), clock.getAsLong());
        if (refusal.isPresent()) {
            return refusal;
        }
        List<NewRow> rows = new ArrayList<>();
        for (Decision decision : decisions) {
            rows.add(new NewRow(DecisionText.kind(decision), DecisionText.body(decision), by, why));
        }
        ledger.append(rows).forEach(this::take);
        try {
            begin();
        } finally {
            isChanged();
            record();
        }
        return Optional.empty();
    }

    /** When its clock begins a round runs; nobody has to say it twice. */
    private synchronized boolean begin() {
        Optional<RoundTime> time =
                room.time().filter(one -> !room.isPaused() && one.starts() <= clock.getAsLong());
        if (time.isEmpty()) {
            return false;
        }
        Change start = new Change.Start(time.get().round());
        try {
            Content before = tournament.read();
            Content after =
                    tournament.change(
                            there ->
                                    switch (Direction.apply(there.now(), start)) {
                                        case Progress.Done(Tournament now, var _) ->
                                                there.with(start, now);
                                        case Progress.Refused _ -> there;
                                    },
                            time.get().by());
            faults.none();
            return after != before;
        } catch (IOException cannot) {
            faults.say("the round waits: " + cannot.getMessage());
            return false;
        }
    }

    @Override
    public synchronized Optional<Sentence> admit(String id, String name, int table, String by)
            throws IOException {
        Optional<Joins.Asking> asking = joins.asking(id);
        if (asking.isEmpty()) {
            return Optional.of(new Sentence("no-joining"));
        }
        PublicKey key = asking.get().key();
        String device = DeviceKey.fingerprint(key);
        List<Decision> decisions = new ArrayList<>();
        decisions.add(
                new Decision.Enroll(
                        device, Base64.getEncoder().encodeToString(key.getEncoded()), name));
        decisions.add(new Decision.Accept(device, asking.get().device().journal()));
        if (table > 0) {
            decisions.add(new Decision.Place(device, table));
        }
        Optional<Sentence> refused = decide(decisions, by, "");
        if (refused.isEmpty()) {
            joins.is(id, Joins.Stand.ADMITTED);
        }
        return refused;
    }

    @Override
    public Optional<Sentence> join(String item, String by, String why) throws IOException {
        Optional<Sentence> refused = recording.join(item, by, why);
        isChanged();
        record();
        return refused;
    }

    @Override
    public synchronized Optional<Sentence> turnAway(String id, String by) {
        if (joins.asking(id).isEmpty()) {
            return Optional.of(new Sentence("no-joining"));
        }
        joins.is(id, Joins.Stand.TURNED_AWAY);
        tell();
        return Optional.empty();
    }

    Joins joins() {
        return joins;
    }

    /** The tournament has changed, or what was decided beside it. */
    void isChanged() {
        try {
            // Who sees an older state must not be the last one to tell it.
            synchronized (orderly) {
                orders.are(room, tournament.read().now());
            }
        } catch (IOException cannot) {
            log.accept("the tournament: " + cannot.getMessage());
        }
        tell();
    }

    // What is known

    /** The hall's milliseconds. */
    long time() {
        return clock.getAsLong();
    }

    public Keeper tournament() {
        return new Watched(tournament, this::after);
    }

    /** The direction has changed the tournament: a result may be wanted now that was not before. */
    private void after(Content content) {
        isChanged();
        record();
    }

    public HallNow now() {
        try {
            Room decided = room;
            Map<Integer, TableNow> tables = new TreeMap<>();
            decided.devices().values().stream()
                    .filter(device -> device.table() > 0)
                    .forEach(device -> tables.put(device.table(), floor.now(device.id())));
            return new HallNow(
                    clock.getAsLong(),
                    decided,
                    tournament.read(),
                    tables,
                    joins.asking(),
                    strangers.waiting(decided),
                    recording.open(),
                    file.trouble(),
                    audience.flatMap(Audience::trouble),
                    brokerTrouble);
        } catch (IOException cannot) {
            throw new IllegalStateException(cannot);
        }
    }

    /** The hands that tables have told, card by card. */
    HandRecords hands() {
        return new ToldHands(books, shelf, tournament, () -> room, log);
    }

    /** Whether what tables tell is taken, or only waits for the store. */
    public boolean isWorking(Duration patience) throws InterruptedException {
        return pulse.beats(patience);
    }

    /** Waits until everything is taken that was told so far. */
    void settle() throws InterruptedException, ExecutionException {
        later.submit(() -> {}).get();
        // That may have asked for more.
        later.submit(() -> {}).get();
    }

    @Override
    public void close() throws IOException {
        if (audience.isPresent()) {
            audience.get().close();
        }
        later.shutdown();
        try {
            later.awaitTermination(TO_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        file.close();
    }
}
