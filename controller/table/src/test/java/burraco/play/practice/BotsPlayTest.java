package burraco.play.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.virtual.Noise;
import burraco.table.Effect;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Four bots that know only what the table has recognised play hands to the end, and the table
 * recognises all of it.
 */
@Tag("campaign")
class BotsPlayTest {
    @ParameterizedTest
    @CsvSource({"1, quiet", "2, quiet", "4, reference", "5, reference"})
    void fourBotsPlayAHandToItsEnd(long seed, String noise) {
        PracticeTable table =
                new PracticeTable(seed, noise.equals("quiet") ? Noise.QUIET : Noise.REFERENCE);
        table.ofBots().dealt(Seat.SOUTH);
        boolean over =
                table.passes(
                        Duration.ofMinutes(90),
                        () -> table.open().over() || table.practice().isStuck());
        System.out.println("seed " + seed + ", " + noise);
        String which = "seed " + seed + " at " + table.practice().now() + "\n" + table.lastActs();
        assertTrue(over, which);
        assertFalse(table.practice().isStuck(), which);
        assertTrue(table.open().over(), which);
        assertEquals(List.of(), table.ruled(), which);
        table.practice().deal(Seat.WEST);
        table.effects();
        boolean counted =
                table.passes(
                        Duration.ofMinutes(1), () -> !table.state().match().played().isEmpty());
        assertTrue(counted, which);
        table.enterTheCount();
        table.practice().confirmCount();
        assertTrue(
                table.passes(Duration.ofSeconds(30), () -> table.state().match().isConfirmed()),
                which);
        table.passes(Duration.ofMinutes(5), () -> !table.practice().isDealing());
        table.passes(Duration.ofSeconds(10));
        assertFalse(table.open().begun(), "without the arbiter's word nobody begins");
        table.practice().press(Button.of("start"));
        assertTrue(
                table.passes(Duration.ofMinutes(5), () -> table.open().begun()),
                "the next hand begins: "
                        + which
                        + table.effects().stream()
                                .filter(Effect.Refused.class::isInstance)
                                .toList());
    }

    @Test
    void botsWaitWhileTheArbiterHasPausedTheTable() {
        PracticeTable table = new PracticeTable(1, Noise.QUIET);
        table.ofBots().dealt(Seat.SOUTH);
        assertTrue(table.passes(Duration.ofMinutes(5), () -> table.open().begun()));
        table.practice().rest(true);
        table.passes(Duration.ofSeconds(30));
        String paused = table.lastActs();
        table.passes(Duration.ofMinutes(5));
        assertEquals(paused, table.lastActs());
        assertFalse(table.practice().isStuck());
        table.practice().rest(false);
        assertTrue(table.passes(Duration.ofMinutes(2), () -> !table.lastActs().equals(paused)));
    }
}
