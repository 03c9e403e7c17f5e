package burraco.hal.pi;

import java.io.ByteArrayOutputStream;

/**
 * The eight pins between I2C and an HD44780, wired as on the usual backpacks: which register, read
 * or write, enable, light, and four bits of data.
 */
final class Pcf8574 {
    private static final int DATA_REGISTER = 1;
    private static final int ENABLE = 4;
    private static final int LIGHT = 8;

    private final ByteArrayOutputStream pins = new ByteArrayOutputStream();

    /** No command, with the light on. */
    static byte[] idle() {
        return new byte[] {LIGHT};
    }

    Pcf8574 command(int code) {
        return whole(code, LIGHT);
    }

    Pcf8574 data(int code) {
        return whole(code, LIGHT | DATA_REGISTER);
    }

    /** Half a command, for a chip in an unknown state. */
    Pcf8574 half(int four) {
        pins.write(four << 4 | LIGHT);
        return strobe(four << 4 | LIGHT);
    }

    Pcf8574 dark() {
        pins.write(0);
        return this;
    }

    /** The register has to be chosen before enable rises; data only before it falls. */
    private Pcf8574 whole(int code, int control) {
        pins.write(code & 0xf0 | control);
        strobe(code & 0xf0 | control);
        return strobe(code << 4 & 0xf0 | control);
    }

    private Pcf8574 strobe(int state) {
        pins.write(state | ENABLE);
        pins.write(state);
        return this;
    }

    byte[] bytes() {
        return pins.toByteArray();
    }
}
