package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampGroup;
import burraco.hal.Rgb;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class Ws2812bTest extends PiLampsContract {
    Ws2812bTest() {
        super(PiSetup.Strip.Chip.WS2812B);
    }

    @Test
    void theLongestStripIsToldInOneGo() {
        List<Rgb> lamps = Collections.nCopies(PiSetup.Strip.LONGEST_WS2812B, Rgb.OFF);
        assertTrue(new Ws2812b().bytes(lamps).length <= 4096);
    }

    @Test
    void aLongerOneIsRefusedInWords() {
        List<LampGroup> groups = List.of(new LampGroup("melds", 439));
        IllegalArgumentException refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> PiSetups.lamps(PiSetup.Strip.Chip.WS2812B, groups, 10_000));
        assertEquals(
                "a strip of WS2812B has at most 440 lamps here, not 441: take SK9822 or APA102",
                refused.getMessage());
    }

    /** These emulated lamps do detect wrong signals. */
    @Test
    void aBusOfAnotherSpeedIsNotUnderstood() {
        Ws2812bChips lamps = new Ws2812bChips(1);
        byte[] red = new Ws2812b().bytes(List.of(new Rgb(255, 0, 0)));
        assertThrows(AssertionError.class, () -> lamps.transfer(red, 4_000_000, 1000));
    }
}
