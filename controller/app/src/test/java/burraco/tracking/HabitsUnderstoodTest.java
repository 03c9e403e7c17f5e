package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Noise;
import burraco.measure.Counts;
import burraco.measure.Tally;
import burraco.play.evening.Habit;
import burraco.play.evening.Habits;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lifting, counting, squaring and moving cards are no acts, and nobody is blamed for them. */
@Tag("campaign")
class HabitsUnderstoodTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 3);

    @ParameterizedTest
    @EnumSource(
            value = Habit.class,
            names = {
                "POZZETTO_COUNTED",
                "STOCK_LIFTED",
                "MELD_SLID",
                "MELDS_SWAPPED",
                "MELD_LOOKED_AT",
                "PILE_PUSHED_TOGETHER",
                "PILE_IN_TWO_GRABS"
            })
    void aLawfulHabitIsNoAct(Habit habit) {
        Manners manners = Manners.USUAL.with(Habits.often(List.of(habit)));
        TrackedHand hand =
                TrackedHand.play(
                        SEED, 1, TABLE.layout(), TABLE.deck(), Noise.REFERENCE, List.of(), manners);
        Tally tally = Tally.of(hand.compare());
        Counts acts = tally.acts();
        String what = habit + ", seed " + SEED + ": " + acts;
        assertEquals(0, tally.falseRulings(), what);
        assertTrue(acts.exact() + acts.late() >= acts.acts() - 5, what);
    }
}
