package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.layout.Deck;
import burraco.table.Effect;
import burraco.table.FailingTable;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.Outage;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program fails elsewhere than in processing an input: in its clock, its journal or its state.
 */
class FaultsBesideInputsTest {
    private static final long SEED = Long.getLong("table.seed", 27);
    private static final Person ADA = new Person.Arbiter("Ada");
    private static final Deck DECK = ExampleTable.reference().deck();

    private static ShortEvening evening;

    /** After this time the program checks whether anybody has dealt. */
    private static final long IDLE_MILLIS = 600_000;

    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();
    private final Meter meter = new Meter();

    @BeforeAll
    static void anEvening() throws IOException {
        evening = ShortEvening.of(SEED, 1, 2);
    }

    private Table sound() {
        return new Table(evening.layout(), DECK, Seat.SOUTH);
    }

    private GuardedTable guarded(Table table, Diary diary) {
        return new GuardedTable(table, diary, new FaultLog(meter, log::add), () -> {});
    }

    private Journal journal() throws Exception {
        return Journal.open(folder, () -> 0, _ -> {});
    }

    private static GuardedTable.Result order(GuardedTable table, long at, Command command) {
        return table.take(new Input.Ordered(at, ADA, command));
    }

    private Table played(List<Reading> readings) {
        Table table = sound();
        readings.forEach(one -> table.take(new Input.Read(one)));
        return table;
    }

    private void write(List<Reading> readings) throws Exception {
        try (Journal journal = journal()) {
            Table table = Recovery.of(sound(), journal).table();
            for (Reading one : readings) {
                Input input = new Input.Read(one);
                journal.took(input, table.take(input), table);
            }
            journal.flush();
        }
    }

    /** What is heard before the first card is faced. */
    private List<Reading> deal() {
        Table table = sound();
        List<Reading> deal = new ArrayList<>();
        for (Reading one : evening.readings()) {
            List<Effect> effects = table.take(new Input.Read(one));
            if (!effects.isEmpty() && table.state().hand().phase() != Phase.DEAL) {
                break;
            }
            deal.add(one);
        }
        return deal;
    }

    @Test
    @DisplayName("A table that cannot be shown after an input is restored without that input alone")
    void theInputIsFoundAfterWhichTheTableCannotBeShown() throws Exception {
        List<Reading> deal = deal();
        Reading bad = deal.get(deal.size() / 2);
        write(deal);
        List<Reading> others = new ArrayList<>(deal);
        others.remove(bad);
        Table broken =
                FailingTable.unshown(evening.layout(), DECK, Seat.SOUTH, one -> one.equals(bad));
        try (Journal journal = journal()) {
            Recovery restored = Recovery.of(broken, journal);
            assertEquals(TableText.of(played(others)), TableText.of(restored.table()));
            assertTrue(journal.isFollowed());
        }
        try (Journal journal = journal()) {
            Recovery restored = Recovery.of(sound(), journal);
            assertEquals(TableText.of(played(others)), TableText.of(restored.table()), "mended");
        }
    }

    @Test
    @DisplayName(
            "If no input causes the fault none is left out, and a corrected program "
                    + "processes all of them")
    void whereNoInputIsToBlameAllAreKept() throws Exception {
        List<Reading> deal = deal();
        write(deal);
        Table broken = FailingTable.neverShown(evening.layout(), DECK, Seat.SOUTH);
        try (Journal journal = journal()) {
            assertThrows(IllegalStateException.class, () -> Recovery.of(broken, journal));
        }
        try (Journal journal = journal()) {
            Recovery restored = Recovery.of(sound(), journal);
            assertEquals(TableText.of(played(deal)), TableText.of(restored.table()));
        }
    }

    @Test
    @DisplayName(
            "An input that the journal cannot record has no effect: the table is as in "
                    + "the journal")
    void whatTheJournalFailsAtHasNotHappened() throws Exception {
        List<Reading> readings = evening.readings().subList(0, 500);
        try (Journal journal = journal()) {
            GuardedTable table = guarded(Recovery.of(sound(), journal).table(), Diary.of(journal));
            readings.forEach(one -> table.take(new Input.Read(one)));
            Person nameless = new Person.Arbiter(null);
            long now = readings.getLast().at();
            GuardedTable.Result paused =
                    table.take(new Input.Ordered(now, nameless, new Command.Pause()));
            assertInstanceOf(GuardedTable.Result.Failed.class, paused);
            assertEquals(TableText.of(played(readings)), TableText.of(table.table()));
            assertInstanceOf(
                    GuardedTable.Result.Taken.class, order(table, now, new Command.Pause()));
        }
        try (Journal journal = journal()) {
            TableState restored = Recovery.of(sound(), journal).table().state();
            assertTrue(restored.clocks().paused(), "what came after it is in the journal");
        }
    }

    @Test
    @DisplayName(
            "If the clock fails it stops, the table reports it, and orders still have an "
                    + "effect")
    void whereTheClockFailsItStands() {
        GuardedTable table =
                guarded(FailingTable.idle(evening.layout(), DECK, Seat.SOUTH), Diary.NONE);
        long good = IDLE_MILLIS - 1;
        table.take(new Input.Tick(good));
        for (int i = 0; i <= GuardedTable.MOST_FAULTS; i++) {
            table.take(new Input.Tick(IDLE_MILLIS + 40 * i));
        }
        assertEquals(Outage.CLOCK_STANDS, table.state().troubles().getLast().outage());
        long failures = meter.failures();
        GuardedTable.Result named =
                order(table, IDLE_MILLIS + 400, new Command.Name(Seat.WEST, "Ada Rossi"));
        assertInstanceOf(GuardedTable.Result.Taken.class, named, () -> "" + log);
        assertEquals("Ada Rossi", table.state().match().names().get(Seat.WEST));
        assertEquals(good, table.state().now());
        table.take(new Input.Tick(IDLE_MILLIS + 440));
        assertEquals(failures, meter.failures());
    }
}
