package burraco.hal.pi;

import burraco.hal.Rgb;
import java.util.List;

/**
 * One data line and no clock: each bit is a pulse, short for 0 and long for 1. Three bits of the
 * bus make one bit, {@code 100} or {@code 110}. A pause makes the lamps show what they have
 * received, so a picture is sent at once; it begins and ends with a pause.
 */
record Ws2812b() implements StripCode {
    private static final int LEAD_BYTES = 8;

    /** Newer lamps need 280 microseconds; this is 320. */
    private static final int PAUSE_BYTES = 96;

    private static final int BYTES_PER_LAMP = 9;

    /** A third of the 1.25 microseconds that a bit takes. */
    @Override
    public int hertz() {
        return 2_400_000;
    }

    @Override
    public byte[] bytes(List<Rgb> lamps) {
        byte[] bytes = new byte[LEAD_BYTES + BYTES_PER_LAMP * lamps.size() + PAUSE_BYTES];
        int at = LEAD_BYTES;
        for (Rgb lamp : lamps) {
            at = pulses(bytes, at, lamp.green());
            at = pulses(bytes, at, lamp.red());
            at = pulses(bytes, at, lamp.blue());
        }
        return bytes;
    }

    private static int pulses(byte[] bytes, int at, int colour) {
        int pulses = 0;
        for (int bit = 7; bit >= 0; bit--) {
            pulses = pulses << 3 | ((colour >> bit & 1) == 1 ? 0b110 : 0b100);
        }
        bytes[at] = (byte) (pulses >> 16);
        bytes[at + 1] = (byte) (pulses >> 8);
        bytes[at + 2] = (byte) pulses;
        return at + 3;
    }
}
