package burraco.hal.pi;

import burraco.hal.TextDisplay;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/** A display on I2C; each transfer shows whether it is still there. */
final class PiDisplay extends PiDevice implements TextDisplay {
    private static final long PROBE_MILLIS = 1000;

    /**
     * After this time the display is written again, to repair lost bits or a short power failure.
     */
    private static final long REFRESH_MILLIS = 10_000;

    private final PiSetup.Panel setup;
    private final DisplayChip glass;
    private final HeaderPins pins;
    private volatile List<String> wanted = List.of();
    private HeaderPins.Wire wire;
    private long sentAt;
    private long refreshedAt;

    PiDisplay(
            String source,
            PiSetup.Panel setup,
            HeaderPins pins,
            LongSupplier micros,
            DeviceSteps drive) {
        super("display " + source, micros, drive, untried());
        this.setup = setup;
        this.pins = pins;
        glass = DisplayChip.of(setup.kind());
        begin();
    }

    @Override
    public int columns() {
        return glass.columns();
    }

    @Override
    public int rows() {
        return glass.rows();
    }

    @Override
    public void show(List<String> lines) {
        wanted = List.copyOf(lines);
        wake();
    }

    @Override
    void connect() throws PinException {
        wire = pins.i2c(setup.bus(), setup.address());
        try {
            wire.send(glass.probe());
        } catch (PinException why) {
            throw why.fault() == PiFault.Cause.NO_ANSWER ? lookAround(why) : why;
        }
        glass.restart();
        refreshedAt = millis();
    }

    /** Checks whether the display has another address than the layout says. */
    private PinException lookAround(PinException silent) {
        List<Integer> others = glass.addresses();
        try {
            others = pins.answering(setup.bus(), others);
        } catch (PinException nobodyKnows) {
            return silent;
        }
        return others.isEmpty()
                ? silent
                : new PinException(
                        PiFault.Cause.OTHER_ADDRESS,
                        silent.where(),
                        "nothing answers at 0x%02x; something answers at %s"
                                .formatted(
                                        setup.address(),
                                        others.stream()
                                                .map("0x%02x"::formatted)
                                                .collect(Collectors.joining(", "))));
    }

    @Override
    long work(long now) throws PinException {
        if (now - refreshedAt >= REFRESH_MILLIS) {
            glass.refresh();
            refreshedAt = now;
        }
        glass.show(wanted);
        Optional<DisplayChip.Send> next = glass.next();
        if (next.isPresent()) {
            send(next.get().bytes());
            if (next.get().restMillis() > 0) {
                hold(next.get().restMillis());
            }
            return next.get().restMillis();
        }
        if (now - sentAt >= PROBE_MILLIS) {
            send(glass.probe());
        }
        return PROBE_MILLIS;
    }

    private void send(byte[] bytes) throws PinException {
        wire.send(bytes);
        sentAt = millis();
    }

    @Override
    void farewell() throws PinException {
        wire.send(glass.farewell());
    }

    @Override
    void disconnect() {
        if (wire != null) {
            wire.close();
            wire = null;
        }
    }
}
