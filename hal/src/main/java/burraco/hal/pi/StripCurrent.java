package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.List;

/**
 * Limits the current that a strip draws from its power supply: 20 mA for each colour of each lamp
 * that shines fully, and 1 mA for each lamp that is dark.
 */
record StripCurrent(int milliamps) {
    private static final int MILLIAMPS_PER_COLOUR = 20;
    private static final int MILLIAMPS_PER_LAMP = 1;

    /** The same lamps, all dimmed equally as far as needed. */
    List<Rgb> within(List<Rgb> lamps) {
        long shining = (long) (milliamps - MILLIAMPS_PER_LAMP * lamps.size()) * 255;
        long wanted = lamps.stream().mapToLong(StripCurrent::light).sum() * MILLIAMPS_PER_COLOUR;
        return wanted <= shining
                ? lamps
                : lamps.stream().map(lamp -> dimmed(lamp, shining, wanted)).toList();
    }

    private static int light(Rgb lamp) {
        return lamp.red() + lamp.green() + lamp.blue();
    }

    private static Rgb dimmed(Rgb lamp, long part, long whole) {
        return new Rgb(
                (int) (lamp.red() * part / whole),
                (int) (lamp.green() * part / whole),
                (int) (lamp.blue() * part / whole));
    }
}
