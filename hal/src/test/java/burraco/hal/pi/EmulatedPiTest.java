package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.TextDisplay;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The emulated Pi itself, on threads as the real one. */
class EmulatedPiTest {
    @Test
    @Timeout(60)
    void itsDevicesRunOnThreadsAsWell() {
        // A clock that goes on with each look.
        AtomicLong micros = new AtomicLong();
        EmulatedPi pi =
                EmulatedPi.onThreads(
                        PiSetups.display(PiSetup.Panel.Kind.HD44780), () -> micros.addAndGet(1000));
        try (PiHeader header = pi.header()) {
            TextDisplay display = header.display();
            display.show(List.of("Più 5♥"));
            while (!pi.shown().getFirst().equals("Più 5♥")) {
                // To be told something is what lets it look at the clock at once.
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
