package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.List;

/** Lamps on an SPI data line. */
interface StripChip {
    /** All are dark and have received nothing. */
    void powerOn();

    /**
     * Puts the bytes of one transfer on the line without a gap, followed by a rest of this length.
     */
    void transfer(byte[] bytes, int hertz, long restMicros);

    /** The colour of each lamp, from the beginning of the line. */
    List<Rgb> shining();

    static StripChip of(PiSetup.Strip.Chip kind, int lamps) {
        return switch (kind) {
            case WS2812B -> new Ws2812bChips(lamps);
            case SK9822 -> new Sk9822Chips(lamps);
        };
    }
}
