package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.testing.ExampleTable;
import burraco.testing.TableText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whenever the power goes, the same table is there when it comes back: an evening of two hands is
 * played once undisturbed, and once with a real journal from which it begins anew again and again.
 */
class RecoveryTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 31);
    private static final int CUTS = 12;

    @TempDir Path folder;

    private final Layout layout =
            TABLE.layout().with(new MatchInfo(2, false, Duration.ofMinutes(30), true, false));

    private List<Input> evening() {
        Casting casting = new Casting(SEED, layout.rules(), layout.slots(Line.NS), List.of());
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        layout,
                        TABLE.deck(),
                        Noise.REFERENCE,
                        Manners.USUAL,
                        new Chance(SEED),
                        readings::add);
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < 2; hand++) {
            evening.play(casting.script(hand, hand, dealer), "hand " + hand);
            dealer = dealer.next();
        }
        evening.table().advance(evening.table().now() + 10_000);
        Chance chance = new Chance(SEED).stream("orders");
        List<Input> inputs = new ArrayList<>();
        for (Reading reading : readings) {
            inputs.add(new Input.Read(reading));
            if (chance.below(4_000) == 0) {
                inputs.add(new Input.Ordered(reading.at(), somebody(chance), command(chance)));
            }
        }
        return inputs;
    }

    private static Person somebody(Chance chance) {
        return chance.below(2) == 0
                ? new Person.Arbiter("Ada")
                : new Person.Player(Seat.values()[chance.below(4)]);
    }

    private static Command command(Chance chance) {
        return switch (chance.below(6)) {
            case 0 -> new Command.Points(Line.EW, 10 * chance.below(10), "late");
            case 1 -> new Command.Call();
            case 2 -> new Command.Name(Seat.NORTH, "Bice " + chance.below(3));
            case 3 -> new Command.Pause();
            case 4 -> new Command.Resume();
            default -> new Command.Ok();
        };
    }

    private Journal open() throws Exception {
        return Journal.open(folder, () -> 0, said -> {});
    }

    @Test
    void theTableIsTheSameAfterEveryCut() throws Exception {
        List<Input> inputs = evening();
        Chance chance = new Chance(SEED).stream("cuts");
        TreeSet<Integer> cuts = new TreeSet<>();
        while (cuts.size() < CUTS) {
            cuts.add(chance.below(inputs.size()));
        }
        Table undisturbed = new Table(layout, TABLE.deck(), Seat.SOUTH);
        Journal journal = open();
        Table table = Recovery.of(layout, TABLE.deck(), Seat.SOUTH, journal).table();
        for (int i = 0; i < inputs.size(); i++) {
            List<Effect> expected = undisturbed.take(inputs.get(i));
            List<Effect> effects = table.take(inputs.get(i));
            journal.took(inputs.get(i), effects, table);
            assertEquals(expected, effects);
            if (cuts.contains(i)) {
                journal.close();
                journal = open();
                Recovery recovery = Recovery.of(layout, TABLE.deck(), Seat.SOUTH, journal);
                assertEquals("", recovery.trouble().orElse(""), "seed " + SEED + ", cut " + i);
                table = recovery.table();
                assertEquals(
                        TableText.of(undisturbed),
                        TableText.of(table),
                        "seed " + SEED + ", cut " + i);
            }
        }
        assertTrue(undisturbed.state().before().isPresent(), "a match was played");
        journal.close();
    }
}
