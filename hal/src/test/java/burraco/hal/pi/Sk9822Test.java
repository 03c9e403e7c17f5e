package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class Sk9822Test extends PiLampsContract {
    Sk9822Test() {
        super(PiSetup.Strip.Chip.SK9822);
    }

    /** With a clock line, a pause in the middle of a picture does no harm. */
    @Test
    void aStripTooLongForOneGoIsToldInSeveral() {
        List<LampGroup> groups = List.of(new LampGroup("melds", 1500));
        List<Rgb> blue = Collections.nCopies(1500, new Rgb(0, 0, 200));
        EmulatedPi strip = EmulatedPi.inVirtualTime(PiSetups.lamps(chip(), groups, 60_000));
        try (PiHeader header = strip.header()) {
            header.lamps().show(new LampPicture(new TreeMap<>(Map.of("melds", blue))));
            strip.runFor(100);
            assertTrue(new Sk9822().bytes(blue).length > 4096);
            assertEquals(blue, strip.shining().groups().get("melds"));
        }
    }

    /** These emulated lamps do detect wrong signals. */
    @Test
    void withoutClocksAtTheEndTheLastLampsShowNothing() {
        Sk9822Chips lamps = new Sk9822Chips(100);
        byte[] red = new Sk9822().bytes(Collections.nCopies(100, new Rgb(255, 0, 0)));
        lamps.transfer(Arrays.copyOf(red, red.length - 4), 4_000_000, 0);
        assertEquals(new Rgb(255, 0, 0), lamps.shining().getFirst());
        assertEquals(Rgb.OFF, lamps.shining().getLast());
    }
}
