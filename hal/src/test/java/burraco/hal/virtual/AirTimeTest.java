package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The time on the air for numbers of tags. */
class AirTimeTest {
    @Test
    void itIsThatOfTheTableAtBothDepths() {
        assertEquals(9.8, AirTime.of(0, 100));
        assertEquals(39, AirTime.of(5, 100));
        assertEquals(943, AirTime.of(108, 100));
        assertEquals(70, AirTime.of(0, 10));
        assertEquals(117, AirTime.of(5, 10));
        assertEquals(2562, AirTime.of(108, 10));
    }

    @Test
    void betweenTwoNumbersOfTheTableItIsInProportion() {
        assertEquals((39 + 54) / 2.0, AirTime.of(6, 100), 1e-9);
        assertEquals(11.85, AirTime.of(0.5, 100), 1e-9);
    }

    @Test
    void itNeverFallsAndGoesOnBeyondTheTable() {
        for (int tags = 1; tags <= 216; tags++) {
            assertTrue(AirTime.of(tags, 100) > AirTime.of(tags - 1, 100), tags + " tags");
            assertTrue(AirTime.of(tags, 10) > AirTime.of(tags - 1, 10), tags + " tags");
        }
    }
}
