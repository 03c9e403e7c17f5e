package burraco.hall;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.NewRow;
import burraco.hall.ledger.Row;
import burraco.hall.proof.JoinedResult;
import burraco.hall.room.Room;
import burraco.hall.view.OpenResult;
import burraco.text.Sentence;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Writes the results that tables tell into the tournament, and knows those of which somebody has to
 * decide what they are. For several threads.
 */
final class Recording {
    private final Books books;
    private final LedgerKeeper tournament;
    private final Supplier<Room> room;
    private final Object decisions;
    private final Runnable changed;
    private final Faults faults;

    /** By which entries results were recorded. */
    private final Map<Room.Seats, Recorded> taken = new HashMap<>();

    private volatile List<OpenResult> open = List.of();
    private volatile boolean waits;

    /**
     * @param room what is decided now
     * @param decisions the lock of who decides: who sits where must not change between the look at
     *     a result and its record
     * @param changed hears that there is another result, or something else to decide
     */
    Recording(
            Books books,
            LedgerKeeper tournament,
            Supplier<Room> room,
            Object decisions,
            Runnable changed,
            Consumer<String> log) {
        this.books = books;
        this.tournament = tournament;
        this.room = room;
        this.decisions = decisions;
        this.changed = changed;
        faults = new Faults(log);
    }

    /** A row that is in the ledger already. */
    void take(Row row) {
        Recorded.read(row).ifPresent(one -> taken.put(one.seats(), one));
    }

    /** What somebody has to decide. */
    List<OpenResult> open() {
        return open;
    }

    /** Records results of which the tournament has none. */
    void record() {
        synchronized (decisions) {
            try {
                Results results = Results.of(books, room.get(), tournament.read().now(), taken);
                boolean recorded = record(results.ready());
                boolean isOther = !results.open().equals(open);
                open = results.open();
                if (recorded || isOther) {
                    changed.run();
                }
                waits = false;
                faults.none();
            } catch (IOException cannot) {
                waits = true;
                faults.say("a result waits: " + cannot.getMessage());
            } catch (RuntimeException fault) {
                waits = true;
                faults.say("a result could not be taken: " + fault);
            }
        }
    }

    /** Tries it again, if it has failed. */
    void again() {
        if (waits) {
            record();
        }
    }

    /**
     * Somebody takes the sum of two journals for a result.
     *
     * @param item its name among what needs an arbiter: nothing else is told meanwhile
     */
    Optional<Sentence> join(String item, String by, String why) throws IOException {
        synchronized (decisions) {
            Results results = Results.of(books, room.get(), tournament.read().now(), taken);
            Results.Sum sum = results.sums().get(item);
            if (sum == null) {
                return Optional.of(new Sentence("item-gone"));
            }
            String body = sum.of().body(sum.change().round(), sum.change().table());
            NewRow row = new NewRow(JoinedResult.KIND, body, by, why);
            List<Content> contents =
                    tournament.change(
                            List.of(new LedgerKeeper.Step(edit(sum.change()), by, List.of(row))));
            // At the desk somebody may have typed the result meanwhile: then nothing was written.
            return contents.getFirst() == contents.getLast()
                    ? Optional.of(new Sentence("item-gone"))
                    : Optional.empty();
        }
    }

    /** All together: at a time-out many tables end within seconds. */
    private boolean record(List<Results.Ready> ready) throws IOException {
        List<Content> contents = tournament.change(ready.stream().map(Recording::step).toList());
        boolean recorded = false;
        for (int i = 0; i < ready.size(); i++) {
            if (contents.get(i + 1) != contents.get(i)) {
                Recorded one = Recorded.of(ready.get(i));
                taken.put(one.seats(), one);
                recorded = true;
            }
        }
        return recorded;
    }

    private static LedgerKeeper.Step step(Results.Ready ready) {
        String by = "table " + ready.table();
        return new LedgerKeeper.Step(
                edit(ready.change()),
                by,
                List.of(new NewRow(Recorded.KIND, Recorded.body(ready), by, "")));
    }

    private static Keeper.Edit edit(Change.Record change) {
        return there ->
                switch (Direction.apply(there.now(), change)) {
                    case Progress.Done done when done.now() != there.now() ->
                            there.with(change, done.now());
                    case Progress.Done _, Progress.Refused _ -> there;
                };
    }
}
