package burraco.hal.pi;

import burraco.hal.Rgb;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Data and clock: 32 zeros, then four bytes for each lamp, brightness first. Each lamp passes the
 * data on half a clock later, and an SK9822 shows what it heard at the next 32 zeros: so many more
 * clocks are needed at the end. They are zeros, which a lamp too many takes for dark.
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
