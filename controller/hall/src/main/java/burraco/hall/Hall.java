package burraco.hall;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.hall.floor.Floor;
import burraco.hall.ledger.HallFile;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.NewRow;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.SealedRecords;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.SqliteShelf;
import burraco.hall.pages.HallOrders;
import burraco.hall.pages.HandRecords;
import burraco.hall.room.Decision;
import burraco.hall.room.DecisionText;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.told.MatchSaid;
import burraco.hall.view.HallNow;
import burraco.hall.view.TableNow;
import burraco.json.Json;
import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Intake;
import burraco.relay.Request;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import burraco.text.Sentence;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.trust.Authority;
import burraco.trust.DeviceKey;
import java.io.IOException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A hall: what has been decided, what its tables tell, and what they are to do. Everything is on
 * the disk before anybody sees it. For several threads.
 */
public final class Hall implements HallOrders, HandRecords, AutoCloseable {
    private final HallFile file;
    private final Ledger ledger;
    private final LedgerKeeper tournament;
    private final SqliteShelf shelf;
    private final Floor floor;
    private final Intake intake;
    private final TableOrders orders;
    private final Joins joins;
    private final Strangers strangers = new Strangers();
    private final Results results;
    private final LongSupplier clock;
    private final Consumer<String> log;
    private final ExecutorService later =
            Executors.newSingleThreadExecutor(
                    work -> Thread.ofPlatform().daemon().name("results").unstarted(work));
    private volatile Room room = Room.EMPTY;
    private volatile Runnable changed = () -> {};

    /**
     * Opens the file of a hall in which there is a tournament.
     *
     * @param clock the hall's milliseconds, which never go back
     * @param log takes lines about faults
     */
    public Hall(
            HallFile file,
            Authority authority,
            SecureRandom random,
            LongSupplier clock,
            Consumer<String> log)
            throws IOException {
        this.file = file;
        this.clock = clock;
        this.log = log;
        ledger = new Ledger(file, clock);
        for (Row row : ledger.all()) {
            take(row);
        }
        tournament = new LedgerKeeper(file, ledger);
        joins = new Joins(authority, random, clock);
        results = new Results(log);
        floor = new Floor(clock, () -> changed.run());
        shelf = new SqliteShelf(file, this::accepts, new SealedRecords(), this::told);
        orders = new TableOrders(tournament.read().now(), clock);
        intake = new Intake(shelf, floor, orders);
        orders.are(room, tournament.read().now());
        results.read(shelf, room);
        later.execute(this::record);
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
        changed = tells;
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
            changed.run();
        }
        return answer;
    }

    /** Whether this device may speak at all. */
    public boolean knows(String device) {
        return room.devices().containsKey(device);
    }

    private void told(Source source, List<Entry> entries) {
        try {
            later.execute(() -> {
                results.take(source, entries, room);
                record();
            });
        } catch (RejectedExecutionException closing) {
            // It is on the shelf.
        }
    }

    /** Records results of which the tournament has none. */
    private void record() {
        try {
            for (Results.Ready ready : results.ready(room, tournament.read().now())) {
                record(ready);
            }
        } catch (IOException cannot) {
            log.accept("a result waits: " + cannot.getMessage());
        } catch (RuntimeException fault) {
            log.accept("a result could not be taken: " + fault);
        }
    }

    private void record(Results.Ready ready) throws IOException {
        String by = "table " + ready.table();
        Progress progress = Direction.apply(tournament.read().now(), ready.change());
        if (!(progress instanceof Progress.Done)) {
            log.accept(by + ": its result is not taken: " + progress);
            return;
        }
        ledger.append(List.of(new NewRow("signed", proof(ready), by, "")));
        tournament.change(
                before ->
                        switch (Direction.apply(before.now(), ready.change())) {
                            case Progress.Done done when done.now() != before.now() ->
                                    before.with(ready.change(), done.now());
                            case Progress.Done _, Progress.Refused _ -> before;
                        },
                by);
        isChanged();
    }

    private static String proof(Results.Ready ready) {
        Map<String, Object> json = Json.object();
        json.put("round", ready.change().round());
        json.put("table", ready.table());
        json.put("device", ready.source().device());
        json.put("journal", ready.source().epoch());
        json.put("match", ready.match().number());
        json.put("entry", ready.proof().seq());
        json.put("seal", ready.proof().seal());
        json.put("signature", ready.proof().signature());
        return Json.write(json);
    }

    // What is decided

    @Override
    public synchronized Optional<Sentence> decide(List<Decision> decisions, String by, String why)
            throws IOException {
        List<NewRow> rows = new ArrayList<>();
        for (Decision decision : decisions) {
            rows.add(new NewRow(DecisionText.kind(decision), DecisionText.body(decision), by, why));
        }
        ledger.append(rows).forEach(this::take);
        isChanged();
        return Optional.empty();
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
    public Optional<Sentence> turnAway(String id, String by) {
        joins.is(id, Joins.Stand.TURNED_AWAY);
        changed.run();
        return Optional.empty();
    }

    Joins joins() {
        return joins;
    }

    /** The tournament has changed, or what was decided beside it. */
    void isChanged() {
        try {
            orders.are(room, tournament.read().now());
        } catch (IOException cannot) {
            log.accept("the tournament: " + cannot.getMessage());
        }
        changed.run();
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
        try {
            later.execute(this::record);
        } catch (RejectedExecutionException closing) {
            // It is done at the next start.
        }
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
                    strangers.waiting(decided));
        } catch (IOException cannot) {
            throw new IllegalStateException(cannot);
        }
    }

    @Override
    public List<String> of(int round, int table) throws IOException {
        Optional<Device> device = room.at(table);
        List<String> records = new ArrayList<>();
        for (Source open : device.map(this::journals).orElse(List.of())) {
            Optional<MatchSaid> match = results.match(open, tournament.read().now(), round);
            if (match.isPresent()) {
                records.addAll(records(open.in(Stream.RECORD), match.get().number()));
            }
        }
        return records;
    }

    private List<String> records(Source source, int match) throws IOException {
        List<String> records = new ArrayList<>();
        for (Entry entry : shelf.about(source, "hand", match + " ")) {
            try {
                Told.read(entry.text()).record().ifPresent(records::add);
            } catch (UnreadableMessageException other) {
                log.accept("an entry that cannot be read: " + other.getMessage());
            }
        }
        return records;
    }

    private List<Source> journals(Device device) {
        return device.journals().stream()
                .map(journal -> new Source(device.id(), journal, Stream.OPEN))
                .toList();
    }

    @Override
    public void close() throws IOException {
        later.shutdown();
        file.close();
    }
}
