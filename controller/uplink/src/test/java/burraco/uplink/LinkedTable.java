package burraco.uplink;

import burraco.cards.Seat;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.trust.DeviceKey;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/** A table with a journal that is linked to a hall of the test. Its clock began at some time. */
final class LinkedTable implements AutoCloseable {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long PATIENCE_NANOS = 30_000_000_000L;
    private static final long STEP = 100;
    private static final long WALL = 1_700_000_000_000L;

    final DeviceKey key;
    final List<LinkState> states = Collections.synchronizedList(new ArrayList<>());
    final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final Path folder;
    private Path read;
    private final Moment time;
    private final long ahead;
    private final SmallHall hall;
    private final Memory memory;
    private Journal journal;
    private Host host;
    private TableLink link;

    /** What the table's membership folder keeps. */
    static final class Memory implements LinkMemory {
        private Remembered kept = Remembered.NOTHING;
        private Membership membership;

        @Override
        public synchronized Remembered recall() {
            return kept;
        }

        @Override
        public synchronized void keep(Remembered now) {
            kept = now;
        }

        @Override
        public synchronized Membership renamed(Membership before, long base) {
            membership = new Membership(before.device(), before.journal() + "0", base);
            return membership;
        }

        synchronized String journal() {
            return membership.journal();
        }
    }

    /**
     * @param ahead by how many milliseconds the table's clock is ahead of the machine's
     */
    LinkedTable(Path folder, Moment time, long ahead, SmallHall hall, String name)
            throws Exception {
        this(folder, time, ahead, hall, DeviceKey.create(new SecureRandom()), new Memory());
        memory.membership = new Membership(key.fingerprint(), name, 0);
        start();
    }

    private LinkedTable(
            Path folder, Moment time, long ahead, SmallHall hall, DeviceKey key, Memory memory) {
        this.folder = folder;
        read = folder;
        this.time = time;
        this.ahead = ahead;
        this.hall = hall;
        this.key = key;
        this.memory = memory;
    }

    /** A table whose link cannot read the journal that the table writes. */
    static LinkedTable unread(Path folder, Moment time, SmallHall hall, String name)
            throws Exception {
        DeviceKey key = DeviceKey.create(new SecureRandom());
        LinkedTable table = new LinkedTable(folder, time, 5_000, hall, key, new Memory());
        table.memory.membership = new Membership(key.fingerprint(), name, 0);
        table.read = folder.resolve("nothing");
        table.start();
        return table;
    }

    /** The same table with another journal, which was copied, and another clock. */
    LinkedTable again(Path there, SmallHall where, long itsAhead) throws Exception {
        LinkedTable again = new LinkedTable(there, time, itsAhead, where, key, memory);
        again.start();
        return again;
    }

    private void start() throws Exception {
        journal = Journal.open(folder, () -> 0, log::add);
        Recovery recovery = Recovery.of(TABLE.layout(), TABLE.deck(), Seat.SOUTH, journal);
        host = new Host(recovery.table(), Diary.of(journal), clock(), log::add);
        link =
                new TableLink(
                        host,
                        read,
                        key,
                        memory.membership,
                        hall.carrier(device()),
                        memory,
                        tableTime(),
                        new SplittableRandom(5),
                        states::add,
                        log::add);
        host.start();
        link.start();
    }

    private Clock clock() {
        return new Clock() {
            @Override
            public long now(long last) {
                return Math.max(last, time.now() + ahead);
            }

            @Override
            public long nanos() {
                return System.nanoTime();
            }
        };
    }

    private TableTime tableTime() {
        return new TableTime() {
            @Override
            public long machine() {
                return time.now() - 3 * ahead;
            }

            @Override
            public long table(long machine) {
                return machine + 4 * ahead;
            }

            @Override
            public long tolerance() {
                return 200;
            }

            @Override
            public long wall() {
                return time.now() + WALL;
            }

            @Override
            public OptionalLong wallError() {
                return time.wallError();
            }
        };
    }

    String device() {
        return key.fingerprint();
    }

    /** The name under which the hall knows the journal now. */
    String journalName() {
        return memory.journal();
    }

    void newHall() {
        memory.keep(Remembered.NOTHING);
    }

    LinkState linked() {
        return link.state();
    }

    TableState state() {
        return host.snapshot().state();
    }

    void call() {
        host.order(new Person.Player(Seat.NORTH), new Command.Call());
        host.order(new Person.Arbiter("Ada"), new Command.Attend(Set.of()));
    }

    /** Time passes until it is so. */
    void await(BooleanSupplier so, String what) throws InterruptedException {
        long began = System.nanoTime();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw new AssertionError(what + ": " + states + " " + log);
            }
            time.passes(STEP);
            Thread.sleep(5);
        }
    }

    /** No time passes until it is so. */
    void awaitNow(BooleanSupplier so, String what) throws InterruptedException {
        long began = System.nanoTime();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw new AssertionError(what + ": " + states + " " + log);
            }
            Thread.sleep(5);
        }
    }

    /** The table's thread has looked at its clock since. */
    void looks() throws InterruptedException {
        long before = host.rounds();
        awaitNow(() -> host.rounds() > before + 2, "the table looks");
    }

    @Override
    public void close() throws JournalException {
        link.close();
        host.close();
        journal.close();
    }
}
