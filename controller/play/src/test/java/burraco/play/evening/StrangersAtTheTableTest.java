package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.LayoutWriter;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Judged;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("campaign")
class StrangersAtTheTableTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 88);
    private static final int MANY = 200;

    private static Strangers strangers(long seed) {
        return Strangers.of(TABLE.layout(), true, new Chance(seed));
    }

    private record Played(Truth truth, List<Reading> readings) {}

    private static Played play(long seed) {
        Strangers strangers = strangers(seed);
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        strangers.layout(),
                        TABLE.deck(),
                        strangers.noise(),
                        strangers.manners(),
                        new Chance(seed),
                        readings::add);
        Script script = Script.lawful(seed, RuleSet.FIBUR_INT_2018, Seat.SOUTH, 8);
        return new Played(evening.play(script, "seed " + seed), readings);
    }

    @Test
    void theSameSeedBringsTheSameOnes() {
        assertEquals(strangers(SEED).told(), strangers(SEED).told());
        assertEquals(strangers(SEED).layout(), strangers(SEED).layout());
        assertNotEquals(strangers(SEED).told(), strangers(SEED + 1).told());
        assertEquals(play(SEED).readings(), play(SEED).readings());
    }

    /** Strangers play a hand that keeps to the code, whatever their habits are. */
    @Test
    void whatTheyDoIsLawful() {
        for (long seed = SEED; seed < SEED + 5; seed++) {
            Judged judged = Judged.of(play(seed).truth().text());
            assertEquals("", judged.rulings(), "seed " + seed);
            assertTrue(judged.end().over(), "seed " + seed);
        }
    }

    @Test
    void theirTablesCanBeBuilt() {
        Set<Boolean> rightwards = new HashSet<>();
        Set<Integer> readers = new HashSet<>();
        for (long seed = SEED; seed < SEED + MANY; seed++) {
            Layout layout = strangers(seed).layout();
            LayoutResult read = LayoutReader.read(LayoutWriter.write(layout));
            assertInstanceOf(LayoutResult.Read.class, read, "seed " + seed + ": " + read);
            assertTrue(layout.slots(Line.NS) >= 8 && layout.slots(Line.EW) >= 8, "seed " + seed);
            rightwards.add(layout.antennas(Zone.Pile.class).getLast().antenna().area().x() > 0);
            readers.add(layout.sources().size());
        }
        assertEquals(2, rightwards.size(), "the pile runs either way");
        assertTrue(readers.size() > 5, readers::toString);
    }

    @Test
    void everyHabitAndMuchOfEveryFigureTurnsUpAmongThem() {
        Set<Habit> habits = EnumSet.noneOf(Habit.class);
        int more = 0;
        for (long seed = SEED; seed < SEED + MANY; seed++) {
            Strangers strangers = strangers(seed);
            habits.addAll(strangers.manners().habits().all());
            double missed = strangers.noise().range(NoiseFigure.MISS_CENTRE).most();
            more += missed > Noise.REFERENCE.range(NoiseFigure.MISS_CENTRE).most() ? 1 : 0;
        }
        assertEquals(EnumSet.allOf(Habit.class), habits);
        assertTrue(more > MANY / 4 && more < MANY, "worse than usual: " + more);
    }

    @Test
    void whoHasATableKeepsIt() {
        Layout own = TABLE.layout();
        assertSame(own, Strangers.of(own, false, new Chance(SEED)).layout());
    }
}
