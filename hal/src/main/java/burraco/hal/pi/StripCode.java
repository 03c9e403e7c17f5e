package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.List;

/** The encoding of colours for the lamps of a strip. */
sealed interface StripCode permits Ws2812b, Sk9822 {
    /** Bits in a second. */
    int hertz();

    /** One picture. */
    byte[] bytes(List<Rgb> lamps);

    static StripCode of(PiSetup.Strip.Chip chip) {
        return switch (chip) {
            case WS2812B -> new Ws2812b();
            case SK9822 -> new Sk9822();
        };
    }
}
