package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an {@link InputDevice} promises. */
public abstract class InputDeviceContract<D extends InputDevice> extends DeviceContract<D> {
    /** Everything that the device reported, in order. */
    protected final List<Reading> told = new CopyOnWriteArrayList<>();

    /** Causes something that this device reports, and lets it finish. */
    protected abstract void stir();

    /** Whether it reports after its return what happened while it was lost. */
    protected boolean remembers() {
        return false;
    }

    @Override
    protected void start() {
        device.open(told::add);
        super.start();
    }

    /** The readings of one kind. */
    protected final <R extends Reading> List<R> told(Class<R> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private List<String> faults() {
        return told(Reading.SourceFault.class).stream().map(Reading.SourceFault::detail).toList();
    }

    @AfterEach
    void timesNeverGoBack() {
        for (int i = 1; i < told.size(); i++) {
            Reading before = told.get(i - 1);
            assertTrue(before.at() <= told.get(i).at(), before + " before " + told.get(i));
        }
    }

    @Test
    void itIsIdleUntilItIsOpened() {
        assertEquals(Condition.IDLE, device.condition());
    }

    @Test
    void whatHappensIsTold() {
        start();
        told.clear();
        stir();
        assertFalse(told.isEmpty());
    }

    @Test
    void nothingIsToldBeforeItIsOpened() {
        stir();
        assertEquals(List.of(), told);
        start();
        assertEquals(List.of(), told(Reading.Press.class));
    }

    @Test
    void nothingIsToldAfterItIsClosed() {
        start();
        device.close();
        told.clear();
        stir();
        assertEquals(List.of(), told);
    }

    @Test
    void itIsOpenedOnce() {
        start();
        assertThrows(IllegalStateException.class, () -> device.open(_ -> {}));
    }

    @Test
    void whatWasClosedIsNotOpened() {
        device.close();
        assertThrows(IllegalStateException.class, () -> device.open(_ -> {}));
    }

    @Test
    void itTellsThatItIsLostAndThatItIsBack() {
        start();
        lose();
        runFor(3000);
        assertEquals(1, faults().size(), () -> told.toString());
        assertTrue(faults().getFirst().startsWith("lost"), () -> told.toString());
        comeBack();
        runFor(3000);
        assertEquals(2, faults().size(), () -> told.toString());
        assertTrue(faults().getLast().startsWith("back"), () -> told.toString());
        for (Reading.SourceFault fault : told(Reading.SourceFault.class)) {
            assertEquals(device.source(), fault.source());
        }
    }

    @Test
    void whileItIsLostNothingElseIsTold() {
        start();
        lose();
        runFor(3000);
        told.clear();
        stir();
        assertEquals(List.of(), told);
    }

    /** Devices that remember report what happened between the loss and the return. */
    @Test
    void whatItSawMeanwhileIsToldBeforeItIsBackOrNotAtAll() {
        start();
        lose();
        runFor(3000);
        told.clear();
        stir();
        comeBack();
        runFor(3000);
        List<Reading> before = told.stream().takeWhile(one -> !isFault(one)).toList();
        assertTrue(told.size() > before.size(), () -> "never back: " + told);
        if (remembers()) {
            assertFalse(before.isEmpty(), () -> told.toString());
            assertTrue(before.getLast().at() <= told.get(before.size()).at(), told::toString);
        } else {
            assertTrue(before.stream().allMatch(Reading.Press.class::isInstance), told::toString);
        }
    }

    private static boolean isFault(Reading reading) {
        return reading instanceof Reading.SourceFault;
    }
}
