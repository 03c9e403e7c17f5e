package burraco.hal.pi;

import burraco.hal.Buttons;
import burraco.hal.Buzzer;
import burraco.hal.Lamps;
import burraco.hal.TextDisplay;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The header of a Raspberry Pi, with all that hangs on it. The devices that it hands out are there
 * once each: what need not be opened works as soon as it is handed out. Each works by itself, so
 * that none waits for another's bus. Whoever made it closes it, and with it all of its devices.
 */
public final class PiHeader implements AutoCloseable {
    private final PiSetup setup;

    /**
     * @param micros a clock in microseconds that never goes back; readings have its milliseconds
     */
    public PiHeader(PiSetup setup, LongSupplier micros) {
        this.setup = setup;
    }

    /** Whether what drives a header is here in this process. */
    public static boolean isPossible() {
        return false;
    }

    public String source() {
        return setup.source();
    }

    /** If there are contacts. */
    public Buttons buttons() {
        throw new UnsupportedOperationException();
    }

    /** If there is a strip. */
    public Lamps lamps() {
        throw new UnsupportedOperationException();
    }

    /** If there is one. */
    public TextDisplay display() {
        throw new UnsupportedOperationException();
    }

    /** If there is one. */
    public Buzzer buzzer() {
        throw new UnsupportedOperationException();
    }

    /** What is wrong right now with each of the devices that were handed out. */
    public List<PiFault> faults() {
        return List.of();
    }

    @Override
    public void close() {}
}
