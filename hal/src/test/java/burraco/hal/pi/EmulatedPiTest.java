package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.TextDisplay;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The emulated Pi itself, with threads like the real one. */
class EmulatedPiTest {
    @Test
    @Timeout(60)
    void itsDevicesRunOnThreadsAsWell() {
        // A clock that advances each time it is read.
        AtomicLong micros = new AtomicLong();
        EmulatedPi pi =
                EmulatedPi.onThreads(
                        PiSetups.display(PiSetup.Panel.Kind.HD44780), () -> micros.addAndGet(1000));
        try (PiHeader header = pi.header()) {
            TextDisplay display = header.display();
            display.show(List.of("Più 5♥"));
            while (!pi.shown().getFirst().equals("Più 5♥")) {
                // A new text makes the device read the clock at once.
                display.show(List.of("Più 5♥"));
            }
            assertEquals("Più 5♥", pi.shown().getFirst());
            assertEquals(Condition.UP, display.condition());
        }
        assertTrue(pi.shown().stream().allMatch(String::isEmpty));
    }

    @Test
    void aProcessWithPi4JCanDriveAHeader() {
        assertTrue(PiHeader.isPossible());
    }
}
