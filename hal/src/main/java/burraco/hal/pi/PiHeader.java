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
 * The header of a Raspberry Pi with all its devices. Each device exists once; one that need not be
 * opened starts as soon as it is requested. The devices work independently, so that none waits for
 * the bus of another. Closing the header closes all of its devices.
 */
public final class PiHeader implements AutoCloseable {
    private final PiSetup setup;
    private final LongSupplier micros;
    private final HeaderPins pins;
    private final DeviceSteps drive;
    private final Map<Class<?>, PiDevice> devices = new LinkedHashMap<>();
    private boolean closed;

    /**
     * @param micros a clock in microseconds that never goes back; readings have its milliseconds
     */
    public PiHeader(PiSetup setup, LongSupplier micros) {
        this(setup, micros, isPossible() ? Pi4jPins.ofThisMachine() : new NoPins(), Worker::new);
    }

    PiHeader(PiSetup setup, LongSupplier micros, HeaderPins pins, DeviceSteps drive) {
        this.setup = setup;
        this.micros = micros;
        this.pins = pins;
        this.drive = drive;
    }

    /** Whether the library for headers is available. Asking does not load it. */
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

    /** The buttons; call it only if there are contacts. */
    public Buttons buttons() {
        if (setup.contacts().isEmpty()) {
            throw new NoSuchElementException(source() + " has no buttons");
        }
        return once(PiButtons.class, () -> new PiButtons(setup, pins, micros, drive));
    }

    /** The lamps; call it only if there is a strip. */
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
     * The current faults of the devices that were requested and, if necessary, opened. A device
     * that works, or was not tried yet, has none; the first attempt takes a moment.
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
        // All are asked first, so that the others end while one that hangs is waited for.
        all.forEach(PiDevice::leaveSoon);
        all.forEach(PiDevice::close);
    }
}
