package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.NameEraser;
import burraco.journal.Verification;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.BetweenHands;
import burraco.testing.Assigned;
import burraco.testing.ExampleTable;
import burraco.testing.TableText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a hall assigned comes back with the table, and the journal says no name. */
class AssignedTableTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 41);
    private static final int STEPS = 400;
    private static final Person ADA = new Person.Arbiter("Ada");

    @TempDir Path folder;

    private Journal journal;
    private Table table;
    private long now;

    private void begin() throws Exception {
        journal = Journal.open(folder, () -> 0, said -> {});
        Recovery recovery = Recovery.of(TABLE.layout(), TABLE.deck(), Seat.SOUTH, journal);
        assertEquals(Optional.empty(), recovery.trouble());
        assertEquals(List.of(), recovery.faults());
        table = recovery.table();
    }

    private void beginAgain() throws Exception {
        journal.close();
        begin();
    }

    private void take(Input input) {
        List<Effect> effects = table.take(input);
        journal.took(input, effects, table);
        journal.settle();
    }

    private void order(Command command) {
        take(new Input.Ordered(now, ADA, command));
    }

    private List<History.Entry> entries() throws Exception {
        try (History history = History.open(folder)) {
            return history.entries(1, history.last());
        }
    }

    @Test
    void itComesBackAsAnInputAndAsTheStateBetweenHands() throws Exception {
        begin();
        Assigned what = Assigned.round(1, "3", "Bice").ends(600_000).paused().saying("Cena");
        order(what.order());
        order(Assigned.round(2, "3", "Carla").ends(700_000).saying("Cena").order());
        beginAgain();
        assertEquals("Carla N", table.state().match().names().get(Seat.NORTH));
        order(new Command.EndUnseen(""));
        order(what.names(Assigned.namesOf("Dora")).with("4", "11", what.what().names()).order());
        order(Assigned.round(3, "4", "Dora").paused().order());
        String before = TableText.of(table);
        beginAgain();
        assertEquals(before, TableText.of(table));
        assertEquals(3, table.state().assignment().orElseThrow().version());
        assertTrue(table.state().clocks().paused());
        order(Assigned.round(4, "4", "Dora").order());
        assertFalse(table.state().clocks().paused());
        order(new Command.End(""));
        beginAgain();
        assertEquals("Dora N", table.state().match().names().get(Seat.NORTH));
        assertEquals("4", table.state().match().event().round());
        assertEquals("3", table.state().before().orElseThrow().event().round());
        journal.close();
    }

    @Test
    void theJournalSaysNoNameAndForgetsPeople() throws Exception {
        begin();
        order(Assigned.round(1, "3", "Bice").saying("Cena alle 20").order());
        order(new Command.EndUnseen(""));
        journal.close();
        List<String> bodies = entries().stream().map(one -> one.note().body()).toList();
        assertEquals(List.of(), bodies.stream().filter(one -> one.contains("Bice")).toList());
        assertTrue(bodies.stream().anyMatch(one -> one.contains("Cena alle 20")));
        NameEraser erased = NameEraser.of(folder, "Bice N", () -> 0);
        assertEquals(0, erased.left().size());
        begin();
        assertEquals(null, table.state().match().names().get(Seat.NORTH));
        assertEquals(null, table.state().assignment().orElseThrow().names().get(Seat.NORTH));
        assertEquals("Bice E", table.state().assignment().orElseThrow().names().get(Seat.EAST));
        journal.close();
    }

    /** Whatever is assigned, and whenever the power fails: the table is the same afterwards. */
    @Test
    void afterEveryCutItIsTheSameTable() throws Exception {
        Chance chance = new Chance(SEED);
        Table undisturbed = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        begin();
        for (int step = 0; step < STEPS; step++) {
            String which = "seed " + SEED + ", step " + step;
            now += chance.below(120_000);
            Input input = input(chance, step);
            List<Effect> expected = undisturbed.take(input);
            List<Effect> effects = table.take(input);
            journal.took(input, effects, table);
            journal.settle();
            assertEquals(expected, effects, which);
            if (chance.below(10) == 0) {
                beginAgain();
            }
            assertEquals(TableText.of(undisturbed), TableText.of(table), which);
            assertEquals(
                    undisturbed.betweenHands().map(BetweenHands::assignments),
                    table.betweenHands().map(BetweenHands::assignments),
                    which);
        }
        journal.close();
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
        List<String> kinds = new ArrayList<>();
        entries().forEach(one -> kinds.add(one.note().kind()));
        assertTrue(
                kinds.containsAll(List.of("assigned", "named", "event", "match-over", "paused")));
        assertTrue(kinds.contains("round-over"), kinds::toString);
    }

    private Input input(Chance chance, int step) {
        Command command =
                switch (chance.below(12)) {
                    case 0, 1 -> new Command.EndUnseen("");
                    case 2 ->
                            chance.below(3) == 0 ? new Command.End("") : new Command.EndUnseen("");
                    case 3 -> new Command.Pause();
                    case 4, 5 -> new Command.Resume();
                    case 6 -> new Command.Name(Seat.NORTH, "Elio");
                    case 7 -> new Command.TimeOut();
                    default -> Assigned.any(chance, step - chance.below(3), now).order();
                };
        return chance.below(3) == 0 ? new Input.Tick(now) : new Input.Ordered(now, ADA, command);
    }
}
