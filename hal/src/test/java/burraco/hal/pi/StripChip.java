package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.List;

/** Lamps on a data line of SPI. */
interface StripChip {
    /** All are dark and have heard nothing. */
    void powerOn();

    /** What one transfer puts on the line, without a gap; then it rests for so long. */
    void transfer(byte[] bytes, int hertz, long restMicros);

    /** The light of each lamp from the line's beginning. */
    List<Rgb> shining();

    static StripChip of(PiSetup.Strip.Chip kind, int lamps) {
        return switch (kind) {
            case WS2812B -> new Ws2812bChips(lamps);
            case SK9822 -> new Sk9822Chips(lamps);
        };
    }
}
