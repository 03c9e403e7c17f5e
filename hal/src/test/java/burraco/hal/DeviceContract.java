package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What a {@link Device} promises. A subclass says how a device is made and what drives the hardware
 * behind it; the hooks act on the device that was made last.
 */
public abstract class DeviceContract<D extends Device> {
    protected D device;

    /** A device with working hardware; not opened. */
    protected abstract D create();

    /** Disconnects the hardware. */
    protected abstract void lose();

    /** Connects the hardware again. */
    protected abstract void comeBack();

    /**
     * Lets this much time pass for the device; readings of that time have been reported afterwards.
     */
    protected abstract void runFor(long millis);

    /** Opens it if it has to be opened, and gives it the time that it needs. */
    protected void start() {
        runFor(1000);
    }

    @BeforeEach
    void make() {
        device = create();
    }

    @AfterEach
    void tidyUp() {
        device.close();
    }

    @Test
    void itHasAName() {
        assertFalse(device.name().isBlank());
    }

    @Test
    void itsConditionSaysThatItWorks() {
        start();
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void itsConditionSaysThatItIsLostAndThatItIsBack() {
        start();
        lose();
        runFor(3000);
        Condition.Lost lost = assertInstanceOf(Condition.Lost.class, device.condition());
        assertFalse(lost.sentence().isBlank());
        comeBack();
        runFor(3000);
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void itMayBeLostFromTheBeginning() {
        lose();
        start();
        runFor(3000);
        assertInstanceOf(Condition.Lost.class, device.condition());
        comeBack();
        runFor(3000);
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void closedIsForGood() {
        start();
        device.close();
        assertEquals(Condition.CLOSED, device.condition());
        device.close();
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        assertEquals(Condition.CLOSED, device.condition());
    }
}
