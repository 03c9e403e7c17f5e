package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.io.i2c.I2C;
import java.util.List;
import java.util.Locale;

/** One address on an I2C bus. */
record Pi4jI2c(String where, Context context, I2C device) implements HeaderPins.Wire {
    /** Messages of Linux for no answer; they depend on the driver of the bus. */
    private static final List<String> SILENCE =
            List.of("remote i/o error", "input/output error", "no such device or address");

    @Override
    public void send(byte[] bytes) throws PinException {
        try {
            Pi4jFaults.told(where, () -> device.write(bytes));
        } catch (PinException failed) {
            String text = failed.getMessage().toLowerCase(Locale.ROOT);
            throw SILENCE.stream().anyMatch(text::contains)
                    ? new PinException(
                            PiFault.Cause.NO_ANSWER,
                            where,
                            "nothing answers at 0x%02x".formatted(device.device()))
                    : failed;
        }
    }

    /** Whether a device answers; asking has no effect on it. */
    static boolean answers(I2C device) {
        try {
            return device.read() >= 0;
        } catch (RuntimeException silent) {
            return false;
        }
    }

    @Override
    public void close() {
        Pi4jFaults.leave(context);
    }
}
