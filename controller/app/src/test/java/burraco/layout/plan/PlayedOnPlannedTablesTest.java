package burraco.layout.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.measure.Counts;
import burraco.measure.Tally;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People play on planned tables, and the tracker follows them as on the reference table. */
@Tag("campaign")
class PlayedOnPlannedTablesTest {
    private static final long SEED = Long.getLong("played.seed", 7);

    @ParameterizedTest
    @CsvSource({"950, 950, 8, SCALES", "1200, 1150, 10, SCALES", "1000, 1000, 8, DEEP"})
    void aHandIsUnderstood(int width, int height, int slots, Piles piles) throws Refused {
        PlanRequest wish =
                new PlanRequest(
                        "7",
                        "it",
                        width,
                        height,
                        slots,
                        PlanRequest.CardSize.POKER,
                        ReaderKind.VIRTUAL,
                        OptionalInt.empty(),
                        List.of(),
                        piles,
                        Extras.NONE,
                        "hd44780",
                        "ws2812b");
        Layout layout = Planner.plan(wish).layout();
        TrackedHand played =
                TrackedHand.play(SEED, 0, layout, ExampleTable.reference().deck(), Noise.REFERENCE);
        Tally tally = Tally.of(played.compare());
        System.out.println(wish + ", seed " + SEED + ": " + tally.acts());
        Counts acts = tally.acts();
        assertTrue(acts.acts() > 40, () -> "" + acts);
        assertTrue(acts.exact() + acts.late() > 0.97 * acts.acts(), () -> "" + acts);
        assertEquals(0, tally.falseRulings());
    }
}
