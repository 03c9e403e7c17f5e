package burraco.hall.pages;

import burraco.desk.file.Content;
import burraco.hall.room.Decision;
import burraco.hall.room.Room;
import burraco.hall.view.Evening;
import burraco.hall.view.HallNow;
import burraco.hall.view.Joining;
import burraco.hall.view.OpenResult;
import burraco.hall.view.StrangeJournal;
import burraco.hall.view.TableNow;
import burraco.text.Sentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A hall without a ledger and without tables: tests say what is known of it. */
final class FakeHall implements HallOrders {
    /** What was asked for, for a look at it. */
    record Asked(List<Decision> decisions, String by, String why) {}

    final List<Asked> asked = new ArrayList<>();
    private final long began;
    private final long beganHere = System.nanoTime();
    private Content content;
    private Room room = Room.EMPTY;
    private final Map<Integer, TableNow> tables = new TreeMap<>();
    private final List<Joining> joining = new ArrayList<>();
    private final List<StrangeJournal> journals = new ArrayList<>();
    private final List<OpenResult> results = new ArrayList<>();
    final List<String> joined = new ArrayList<>();
    private long number;
    private long ahead;
    private boolean diskIsFull;
    private Optional<Sentence> outside = Optional.empty();
    private Optional<Sentence> broker = Optional.empty();
    private Runnable changed = () -> {};

    FakeHall(Evening evening, long now) {
        content = evening.content();
        began = now;
    }

    void tells(Runnable listener) {
        changed = listener;
    }

    long clock() {
        return began + ahead + (System.nanoTime() - beganHere) / 1_000_000;
    }

    synchronized HallNow now() {
        return new HallNow(
                clock(),
                room,
                content,
                tables,
                joining,
                journals,
                results,
                Optional.empty(),
                outside,
                broker);
    }

    /** People outside see nothing new, and this is why. */
    void outside(Optional<Sentence> why) {
        synchronized (this) {
            outside = why;
        }
        changed.run();
    }

    /** The broker is not there, and this is why. */
    void broker(Optional<Sentence> why) {
        synchronized (this) {
            broker = why;
        }
        changed.run();
    }

    synchronized Room room() {
        return room;
    }

    void passMinutes(int minutes) {
        ahead += minutes * 60_000L;
        changed.run();
    }

    void evening(Evening evening) {
        synchronized (this) {
            content = evening.content();
        }
        changed.run();
    }

    void table(int table, TableNow now) {
        synchronized (this) {
            tables.put(table, now);
        }
        changed.run();
    }

    void joins(Joining one) {
        synchronized (this) {
            joining.add(one);
        }
        changed.run();
    }

    void leavesOpen(OpenResult one) {
        synchronized (this) {
            results.add(one);
        }
        changed.run();
    }

    void sends(StrangeJournal one) {
        synchronized (this) {
            journals.add(one);
        }
        changed.run();
    }

    void diskIsFull(boolean is) {
        diskIsFull = is;
    }

    @Override
    public Optional<Sentence> decide(List<Decision> decisions, String by, String why)
            throws IOException {
        synchronized (this) {
            if (diskIsFull) {
                throw new IOException("No space left on device");
            }
            asked.add(new Asked(decisions, by, why));
            for (Decision one : decisions) {
                number++;
                room = room.after(one, new Room.Circumstances(number, clock(), by));
                if (one instanceof Decision.Accept(String device, String journal)) {
                    journals.removeIf(strange ->
                            strange.device().equals(device) && strange.journal().equals(journal));
                }
            }
        }
        changed.run();
        return Optional.empty();
    }

    @Override
    public Optional<Sentence> admit(String id, String name, int table, String by)
            throws IOException {
        synchronized (this) {
            if (!joining.removeIf(one -> one.id().equals(id))) {
                return Optional.of(new Sentence("no-joining"));
            }
        }
        return decide(
                List.of(new Decision.Enroll(id, "key", name), new Decision.Place(id, table)),
                by,
                "");
    }

    @Override
    public Optional<Sentence> join(String item, String by, String why) {
        synchronized (this) {
            if (!results.removeIf(one -> one.id().equals(item) && one.sum().isPresent())) {
                return Optional.of(new Sentence("item-gone"));
            }
            joined.add(item + " " + by + " " + why);
        }
        changed.run();
        return Optional.empty();
    }

    @Override
    public Optional<Sentence> turnAway(String id, String by) {
        synchronized (this) {
            joining.removeIf(one -> one.id().equals(id));
        }
        changed.run();
        return Optional.empty();
    }
}
