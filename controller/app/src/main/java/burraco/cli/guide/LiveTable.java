package burraco.cli.guide;

import burraco.enrolment.Guide;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The real devices of a table and a keyboard. Their threads put events into one queue, so that one
 * thread calls the guide.
 */
public final class LiveTable implements GuidedTable {
    /** How often the guide is given the time. */
    private static final long TICK_MILLIS = 200;

    private sealed interface Event {
        record Read(Reading reading) implements Event {}

        record Typed(String line) implements Event {}
    }

    private final List<? extends InputDevice> devices;
    private final InputStream keyboard;
    private final LongSupplier clock;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private long ticked;

    /**
     * @param clock in milliseconds, the same as that of the devices
     */
    public LiveTable(
            List<? extends InputDevice> devices, InputStream keyboard, LongSupplier clock) {
        this.devices = List.copyOf(devices);
        this.keyboard = keyboard;
        this.clock = clock;
    }

    @Override
    public <S> void lead(Guide<S> guide, Consumer<S> tell) {
        Thread typing = new Thread(this::type, "keyboard");
        typing.setDaemon(true);
        try {
            guide.begin(clock.getAsLong()).forEach(tell);
            devices.forEach(device -> device.open(reading -> events.add(new Event.Read(reading))));
            typing.start();
            while (!guide.isOver()) {
                next(guide, tell);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            devices.forEach(InputDevice::close);
        }
    }

    private <S> void next(Guide<S> guide, Consumer<S> tell) throws InterruptedException {
        Event event = events.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
        long now = clock.getAsLong();
        if (now - ticked >= TICK_MILLIS) {
            // Even if other antennas keep sending.
            ticked = now;
            guide.tick(now).forEach(tell);
        }
        switch (event) {
            case null -> {}
            case Event.Read(Reading reading) -> guide.take(reading).forEach(tell);
            case Event.Typed(String line) -> guide.typed(line, now).forEach(tell);
        }
    }

    /** A closed keyboard means that the person has left. */
    private void type() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(keyboard, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                events.add(new Event.Typed(line));
            }
        } catch (IOException gone) {
            // Treated like a closed keyboard.
        }
        events.add(new Event.Typed("q"));
    }
}
