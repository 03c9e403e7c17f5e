package burraco.hal.pi;

import burraco.hal.Buttons;
import burraco.hal.Buzzer;
import burraco.hal.Lamps;
import burraco.hal.TextDisplay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The header of a Raspberry Pi, with all that hangs on it. The devices that it hands out are there
 * once each: what need not be opened is tried as soon as it is handed out. Each works by itself, so
 * that none waits for another's bus. Whoever made it closes it, and with it all of its devices.
 */
public final class PiHeader implements AutoCloseable {
    private final PiSetup setup;
    private final LongSupplier micros;
    private final Pins pins;
    private final Drive drive;
    private final Map<Class<?>, PiDevice> devices = new LinkedHashMap<>();
    private boolean closed;

    /**
     * @param micros a clock in microseconds that never goes back; readings have its milliseconds
     */
    public PiHeader(PiSetup setup, LongSupplier micros) {
        this(setup, micros, isPossible() ? Pi4jPins.ofThisMachine() : new NoPins(), Worker::new);
    }

    PiHeader(PiSetup setup, LongSupplier micros, Pins pins, Drive drive) {
        this.setup = setup;
        this.micros = micros;
        this.pins = pins;
        this.drive = drive;
    }

    /** Whether what drives a header is here in this process. Nothing of it is loaded by asking. */
    public static boolean isPossible() {
        return isHere("com.pi4j.Pi4J")
                && isHere("com.pi4j.plugin.gpiod.GpioDPlugin")
                && isHere("com.pi4j.plugin.linuxfs.LinuxFsPlugin");
    }

    private static boolean isHere(String type) {
        try {
            Class.forName(type, false, PiHeader.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException no) {
            return false;
        }
    }

    public String source() {
        return setup.source();
    }

    /** If there are contacts. */
    public Buttons buttons() {
        if (setup.contacts().isEmpty()) {
            throw new NoSuchElementException(source() + " has no buttons");
        }
        return once(PiButtons.class, () -> new PiButtons(setup, pins, micros, drive));
    }

    /** If there is a strip. */
    public Lamps lamps() {
        PiSetup.Strip strip = there(setup.strip(), "lamps");
        return once(PiLamps.class, () -> new PiLamps(source(), strip, pins, micros, drive));
    }

    /** If there is one. */
    public TextDisplay display() {
        PiSetup.Panel panel = there(setup.display(), "display");
        return once(PiDisplay.class, () -> new PiDisplay(source(), panel, pins, micros, drive));
    }

    /** If there is one. */
    public Buzzer buzzer() {
        PiSetup.Piezo piezo = there(setup.buzzer(), "buzzer");
        return once(PiBuzzer.class, () -> new PiBuzzer(source(), piezo, pins, micros, drive));
    }

    private <T> T there(Optional<T> part, String what) {
        return part.orElseThrow(() -> new NoSuchElementException(source() + " has no " + what));
    }

    private synchronized <D extends PiDevice> D once(Class<D> kind, Supplier<D> make) {
        if (closed && !devices.containsKey(kind)) {
            throw new IllegalStateException(source() + " was closed before");
        }
        return kind.cast(devices.computeIfAbsent(kind, _ -> make.get()));
    }

    /**
     * What is wrong right now with each of the devices that were handed out and, where they have to
     * be, opened. Nothing of one that works, nor of one that was not tried yet: the first try takes
     * a moment.
     */
    public synchronized List<PiFault> faults() {
        return devices.values().stream().flatMap(one -> one.fault().stream()).toList();
    }

    @Override
    public void close() {
        List<PiDevice> all;
        synchronized (this) {
            closed = true;
            all = List.copyOf(devices.values());
        }
        // All are asked first: the others leave while one that hangs is waited for.
        all.forEach(PiDevice::leaveSoon);
        all.forEach(PiDevice::close);
    }
}
