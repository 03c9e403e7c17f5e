package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Conservation;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.testing.AnyOrders;
import burraco.testing.ExampleTable;
import burraco.testing.Judged;
import burraco.testing.PlayedHands;
import burraco.testing.TableText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A whole system from one seed: people, mischief, noise and faults, presses, corrections and
 * whatever else somebody at a console may think of, on one table that nobody disturbs and on one
 * with a real journal that begins anew again and again. What holds must hold after every step, and
 * both are the same table.
 *
 * <p>The suite breaks each hand off after some turns; {@code -Dtable.acts=1000} plays to the end.
 */
@Tag("campaign")
class WholeEveningTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 31);
    private static final int EVENINGS = Integer.getInteger("table.evenings", 1);
    private static final int HANDS = 2;
    private static final int ACTS = Integer.getInteger("table.acts", 50);

    /** What people do wrong in half of the evenings. */
    private static final List<Case> MISCHIEF =
            List.of(Case.DISCARD_WITHOUT_DRAW, Case.OPENED_WITHOUT_DRAW);

    /** One input in so many is an order, and after one in so many the power fails. */
    private static final int ORDERS = 1_500;

    private static final int CUTS = 20_000;

    @TempDir Path folder;

    private final Layout layout =
            TABLE.layout().with(new MatchInfo(HANDS, false, Duration.ofMinutes(25), true, false));

    @Test
    void whateverHappensTheTableIsTheSameAfterEveryCut() throws Exception {
        long millis = 0;
        int cuts = 0;
        for (int evening = 0; evening < EVENINGS; evening++) {
            One one = new One(SEED + evening);
            one.play(one.readings(evening % 2 == 0));
            millis += one.undisturbed.state().now();
            cuts += one.cuts;
        }
        System.out.printf(
                "%d evenings from seed %d: %d min of table time, %d cuts%n",
                EVENINGS, SEED, millis / 60_000, cuts);
        assertTrue(cuts > 0);
    }

    /** One evening. */
    private final class One {
        private final long seed;
        private final Chance chance;
        private final AnyOrders orders;
        private final Table undisturbed = new Table(layout, TABLE.deck(), Seat.SOUTH);
        private Journal journal;
        private Table table;
        private int cuts;

        One(long seed) throws Exception {
            this.seed = seed;
            chance = new Chance(seed).stream("whole evening");
            orders = new AnyOrders(chance.stream("orders"));
            begin();
        }

        private void begin() throws Exception {
            journal = Journal.open(folder.resolve("journal " + seed), () -> 0, said -> {});
            Recovery recovery = Recovery.of(layout, TABLE.deck(), Seat.SOUTH, journal);
            assertEquals("", recovery.trouble().orElse(""), this::which);
            table = recovery.table();
        }

        private String which() {
            return "seed " + seed + ", cut " + cuts;
        }

        List<Reading> readings(boolean lawful) {
            return new PlayedHands(layout, seed, Noise.REFERENCE)
                    .readings(HANDS, lawful ? List.of() : MISCHIEF, ACTS);
        }

        void play(List<Reading> readings) throws Exception {
            for (Reading reading : readings) {
                take(new Input.Read(reading));
                if (chance.below(ORDERS) == 0) {
                    take(orders.any(undisturbed, reading.at()));
                    take(new Input.Tick(reading.at() + 10));
                }
                if (chance.below(CUTS) == 0) {
                    cuts++;
                    journal.flush();
                    journal.close();
                    begin();
                    assertEquals(TableText.of(undisturbed), TableText.of(table), this::which);
                }
            }
            assertEquals(TableText.of(undisturbed), TableText.of(table), this::which);
            journal.close();
        }

        private void take(Input input) {
            List<Effect> expected = undisturbed.take(input);
            List<Effect> effects = table.take(input);
            journal.took(input, effects, table);
            journal.settle();
            assertEquals(expected, effects, this::which);
            if (!effects.isEmpty()) {
                check(table, effects);
            }
        }

        /** Invariants. */
        private void check(Table now, List<Effect> effects) {
            TableState state = now.state();
            assertEquals(List.of(), Conservation.violations(state.hand().open()), this::which);
            assertEquals(List.of(), Conservation.violations(now.records().all()), this::which);
            List<ShownAct> acts = state.hand().acts();
            for (int i = 1; i < acts.size(); i++) {
                assertEquals(acts.get(i - 1).line() + 1, acts.get(i).line(), this::which);
            }
            for (Effect effect : effects) {
                if (effect instanceof Effect.HandOver over) {
                    Judged.of(over.record());
                }
            }
        }
    }
}
