package burraco.hall;

import burraco.desk.file.Undo;
import burraco.hall.ledger.FullDisk;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Row;
import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.text.Sentence;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.file.ChangeText;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.Round;
import burraco.trust.Authority;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A hall with its file and a clock that tests move, in which a round is played. */
final class TestHall implements AutoCloseable {
    static final long NOW = 1_790_000_000_000L;
    static final String BY = "Rossi";

    private static final Authority AUTHORITY =
            Authority.create("hall", Instant.ofEpochMilli(NOW), 20, new SecureRandom());

    final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final Path file;
    private final AtomicReference<Runnable> atTheClock = new AtomicReference<>();
    volatile long now = NOW;
    private HallStore open;
    private Hall hall;

    TestHall(Path folder, Evening evening) throws IOException {
        file = folder.resolve("hall.db");
        try (HallStore fresh = HallStore.open(file, log::add)) {
            new LedgerKeeper(fresh, new Ledger(fresh, () -> now))
                    .begin(evening.content().text(), "");
        }
        start();
    }

    /** Happens once, on the thread that asks the clock next. */
    void whenAskedTheTime(Runnable work) {
        atTheClock.set(work);
    }

    /**
     * Waits until the first result is on the disk, or whoever would record it waits for somebody.
     */
    void untilRecordedOrBlocked() {
        try {
            while (rows("signed").isEmpty() && !isBlocked()) {
                Thread.onSpinWait();
            }
        } catch (LedgerException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private static boolean isBlocked() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(one ->
                        one.getName().equals("results") && one.getState() == Thread.State.BLOCKED);
    }

    private long time() {
        Runnable work = atTheClock.getAndSet(null);
        if (work != null) {
            work.run();
        }
        return now;
    }

    /** Eight pairs at four tables play their first round. */
    static TestHall ofEightPairs(Path folder) throws IOException {
        return new TestHall(folder, new Evening(8).playing());
    }

    Hall hall() {
        return hall;
    }

    static Authority authority() {
        return AUTHORITY;
    }

    private void start() throws IOException {
        open = HallStore.open(file, log::add);
        hall = new Hall(open, AUTHORITY, new SecureRandom(), this::time, log::add);
    }

    void restart() throws IOException {
        hall.close();
        start();
    }

    void diskIsFull() throws LedgerException {
        FullDisk.under(open);
    }

    Optional<Sentence> decide(Decision... decisions) throws IOException {
        return hall.decide(List.of(decisions), BY, "");
    }

    void change(String text) throws IOException {
        if (!(ChangeText.read(text) instanceof ChangeText.Understood(var change))) {
            throw new IllegalArgumentException(text);
        }
        change(change);
    }

    void change(Change change) throws IOException {
        hall.tournament()
                .change(
                        before ->
                                switch (Direction.apply(before.now(), change)) {
                                    case Progress.Done done -> before.with(change, done.now());
                                    case Progress.Refused refused ->
                                            throw new IllegalArgumentException("" + refused);
                                },
                        BY);
    }

    /** What the tournament has for a table; everything told so far is taken. */
    Optional<MeetingResult> result(int table) throws Exception {
        hall.settle();
        Round round = hall.now().content().now().current().orElseThrow();
        return round.slip(round.seating().at(table).orElseThrow()).result();
    }

    Optional<MeetingResult> resultOfRound(int number, int table) throws Exception {
        hall.settle();
        Round round = hall.now().content().now().round(number).orElseThrow();
        return round.slip(round.seating().at(table).orElseThrow()).result();
    }

    /** What waits for an arbiter: {@code result-refused 3 [...]}. */
    List<String> open() throws Exception {
        hall.settle();
        return hall.now().results().stream()
                .map(one -> one.why() + " " + one.table() + " " + one.told())
                .toList();
    }

    /** Takes back what was written into the tournament last. */
    void undo() throws IOException {
        hall.tournament().change(before -> Undo.last(hall.tournament(), before), BY);
    }

    List<Row> rows(String kind) throws LedgerException {
        return new Ledger(open, () -> now)
                .all().stream().filter(row -> row.kind().equals(kind)).toList();
    }

    int findings() throws LedgerException {
        return new Ledger(open, () -> now).verify().size();
    }

    @Override
    public void close() throws IOException {
        hall.close();
    }
}
