package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.input.Input;
import burraco.testing.AnyOrders;
import burraco.testing.ExampleTable;
import burraco.testing.Judged;
import burraco.testing.PlayedHands;
import burraco.testing.TableText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The same inputs lead to the same table: an evening of virtual people, disturbed by random orders
 * from a console, is played twice, and once more with a power cut in the middle.
 */
@Tag("campaign")
class SameInputsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 20);
    private static final int HANDS = 2;

    /** The part of the evening that is disturbed: a hand, and the beginning of the next. */
    private static final Duration UNTIL = Duration.ofMinutes(9);

    private final Chance chance = new Chance(SEED).stream("orders");
    private final AnyOrders orders = new AnyOrders(chance);

    private static Layout layout(boolean timed) {
        return TABLE.layout().with(new MatchInfo(3, false, Duration.ofMinutes(5), timed, false));
    }

    private static List<Reading> evening(Layout layout, Noise noise) {
        return new PlayedHands(layout, SEED, noise).readings(HANDS, List.of());
    }

    private static Table table(Layout layout) {
        return new Table(layout, TABLE.deck(), Seat.SOUTH);
    }

    /** The readings, with orders among them that fit the state of the table at that time. */
    private List<Input> inputs(List<Reading> readings, Layout layout, int every) {
        Table table = table(layout);
        List<Input> inputs = new ArrayList<>();
        for (Reading reading : readings) {
            inputs.add(new Input.Read(reading));
            table.take(inputs.getLast());
            if (every > 0 && chance.below(every) == 0) {
                inputs.add(orders.any(table, reading.at()));
                table.take(inputs.getLast());
                inputs.add(new Input.Tick(reading.at() + 10));
                table.take(inputs.getLast());
            }
        }
        return inputs;
    }

    @Test
    void theSameInputsMakeTheSameTableWhereverThePowerWasCut() {
        Layout layout = layout(true);
        List<Reading> readings =
                evening(layout, Noise.REFERENCE).stream()
                        .filter(reading -> reading.at() < UNTIL.toMillis())
                        .toList();
        List<Input> inputs = inputs(readings, layout, 400);
        int cut = chance.below(inputs.size());
        Table once = table(layout);
        Table again = table(layout);
        List<Effect> effects = new ArrayList<>();
        List<Effect> others = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            effects.addAll(once.take(inputs.get(i)));
            if (inputs.get(i) instanceof Input.Ordered order) {
                // A preview in between changes nothing.
                again.preview(order);
            }
            others.addAll(again.take(inputs.get(i)));
            if (i == cut) {
                Table recovered = table(layout);
                inputs.subList(0, cut + 1).forEach(recovered::take);
                String which = "seed " + SEED + ", cut at " + cut;
                assertEquals(TableText.of(again), TableText.of(recovered), which);
                again = recovered;
            }
        }
        assertEquals(effects, others, () -> "seed " + SEED);
        assertEquals(TableText.of(once), TableText.of(again), () -> "seed " + SEED);
        for (Effect effect : effects) {
            if (effect instanceof Effect.HandOver over) {
                Judged.of(over.record());
            }
        }
        assertTrue(effects.stream().anyMatch(effect -> effect instanceof Effect.Corrected));
        assertTrue(effects.stream().anyMatch(effect -> effect instanceof Effect.RoundOver));
    }

    @Test
    void anEveningThatNobodyDisturbsIsCountedHandByHand() {
        Layout layout = layout(false);
        Table table = table(layout);
        List<Effect> effects = new ArrayList<>();
        for (Reading reading : evening(layout, Noise.QUIET)) {
            effects.addAll(table.take(new Input.Read(reading)));
        }
        List<Effect> ends =
                effects.stream().filter(effect -> effect instanceof Effect.HandOver).toList();
        assertEquals(HANDS, ends.size(), () -> "seed " + SEED);
    }
}
