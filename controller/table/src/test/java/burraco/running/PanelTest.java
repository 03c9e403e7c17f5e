package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Letters;
import burraco.hal.virtual.VirtualBuzzer;
import burraco.hal.virtual.VirtualDisplay;
import burraco.hal.virtual.VirtualLamps;
import burraco.table.TestTable;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lamps and a display show what the table says, and nothing before it is recorded. */
class PanelTest {
    private static final String PROVISIONAL = "Dates provisional";

    private final VirtualLamps lamps =
            new VirtualLamps(
                    "lamps",
                    List.of(
                            new LampGroup("seat N", 8),
                            new LampGroup("seat E", 8),
                            new LampGroup("seat S", 8),
                            new LampGroup("seat W", 8)));
    private final VirtualDisplay display = new VirtualDisplay("display", 20, 4, Letters.PLAIN);
    private final Panel panel =
            new Panel(
                    Words.in(Language.EN),
                    Optional.of(lamps),
                    Optional.of(display),
                    Optional.of(new VirtualBuzzer("buzzer")));
    private final TestTable table = new TestTable().deal();

    private Snapshot now() {
        return new Snapshot(1, table.state(), true, List.of());
    }

    @Test
    void whatIsAboutToBeToldIsNotShownYet() {
        panel.accept(now());
        LampPicture before = lamps.shining();
        List<String> lines = display.shown();
        table.acts("W draw", "W discard KS");
        Snapshot next = now();
        panel.prepare(next);
        assertEquals(before, lamps.shining());
        assertEquals(lines, display.shown());
        panel.accept(next);
        assertNotEquals(before, lamps.shining(), "it is N's turn");
    }

    /** The disk failed meanwhile: the prepared output is no longer true. */
    @Test
    void whatIsToldCountsAndNotWhatWasPrepared() {
        Snapshot next = now();
        panel.prepare(next);
        panel.accept(next.written(false, true));
        String shown = String.join(" ", display.shown());
        panel.prepare(next);
        panel.accept(next);
        assertNotEquals(shown, String.join(" ", display.shown()));
    }

    @Test
    void beforeADealItIsSaidThatTheClockOfTheMachineIsNotSet() {
        Snapshot awaited = new Snapshot(1, new TestTable().state(), true, List.of());
        panel.accept(awaited);
        assertFalse(display.shown().contains(PROVISIONAL), () -> "" + display.shown());
        panel.accept(awaited.written(true, false));
        assertTrue(display.shown().contains(PROVISIONAL), () -> "" + display.shown());
        panel.accept(now().written(true, false));
        assertFalse(display.shown().contains(PROVISIONAL), "people play");
    }
}
