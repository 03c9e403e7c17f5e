package burraco.hal.pi;

import burraco.hal.Rgb;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Data and clock: 32 zeros, then four bytes for each lamp, brightness first. Each lamp delays the
 * data by half a clock, and an SK9822 shows the new colour at the next 32 zeros, so more clocks are
 * needed at the end. They are zeros, which a surplus lamp shows as dark.
 */
record Sk9822() implements StripCode {
    private static final int BEGIN_BYTES = 4;
    private static final int SHOW_BYTES = 4;
    private static final byte FULL = (byte) 0xff;

    @Override
    public int hertz() {
        return 4_000_000;
    }

    @Override
    public byte[] bytes(List<Rgb> lamps) {
        int passOn = (lamps.size() + 15) / 16;
        ByteBuffer bytes =
                ByteBuffer.allocate(BEGIN_BYTES + 4 * lamps.size() + SHOW_BYTES + passOn);
        bytes.position(BEGIN_BYTES);
        for (Rgb lamp : lamps) {
            bytes.put(FULL).put((byte) lamp.blue()).put((byte) lamp.green()).put((byte) lamp.red());
        }
        return bytes.array();
    }
}
