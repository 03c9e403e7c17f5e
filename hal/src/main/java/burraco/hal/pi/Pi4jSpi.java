package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.io.spi.Spi;

/** A write-only SPI bus. */
record Pi4jSpi(String where, Context context, Spi spi) implements HeaderPins.Wire {
    @Override
    public void send(byte[] bytes) throws PinException {
        // Pi4J logs the failure and only returns that there was one.
        if (Pi4jFaults.told(where, () -> spi.write(bytes)) < 0) {
            throw new PinException(PiFault.Cause.BROKEN, where, "it does not take what is sent");
        }
    }

    @Override
    public void close() {
        try {
            // Its context forgets to.
            spi.close();
        } catch (RuntimeException | LinkageError alreadyGone) {
            // As it should be.
        }
        Pi4jFaults.leave(context);
    }
}
