package burraco.cli.doctor;

import burraco.examination.listening.SignalStatistics;
import burraco.hal.Button;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Collects readings of devices and typed lines during an examination. Any thread may add to it; one
 * thread waits for what it needs.
 */
final class DoctorInbox {
    private static final long LOOK_MILLIS = 20;

    private sealed interface Event {
        record Read(Reading reading) implements Event {}

        record Typed(String line) implements Event {}
    }

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final SortedMap<Integer, String> faults = new TreeMap<>();
    private final SortedMap<Integer, Double> grams = new TreeMap<>();
    private final LongSupplier micros;
    private Optional<Button> pressed = Optional.empty();
    private SignalStatistics ear;
    private volatile boolean left;

    /**
     * @param micros the clock of the devices
     */
    DoctorInbox(LongSupplier micros) {
        this.micros = micros;
        ear = new SignalStatistics(now());
    }

    long now() {
        return micros.getAsLong() / 1_000;
    }

    /** Adds a reading; any thread may call it. */
    void hear(Reading reading) {
        events.add(new Event.Read(reading));
    }

    /** Also collects the lines that are typed there from now on. */
    void listenTo(InputStream keyboard) {
        Thread.ofPlatform().daemon().name("keyboard").start(() -> type(keyboard));
    }

    private void type(InputStream keyboard) {
        try {
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(keyboard, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                events.add(new Event.Typed(line.strip()));
            }
        } catch (IOException gone) {
            // Treated like a closed keyboard.
        }
        left = true;
    }

    /**
     * Forgets earlier readings. The last weight of each scale is kept, because a scale at rest
     * sends nothing.
     */
    void beginAnew() {
        long now = now();
        ear = new SignalStatistics(now);
        grams.forEach((scale, shown) -> ear.take(new Reading.Weight(now, scale, shown)));
        pressed = Optional.empty();
    }

    /**
     * Waits until the condition holds, a line is typed or the time is over. It returns at once if
     * the keyboard is closed.
     *
     * @return what was typed
     */
    Optional<String> until(BooleanSupplier so, long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (!so.getAsBoolean()) {
            long remains = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (remains <= 0 || left && events.isEmpty()) {
                return Optional.empty();
            }
            Event event = events.poll(Math.min(remains, LOOK_MILLIS), TimeUnit.MILLISECONDS);
            switch (event) {
                case null -> {}
                case Event.Read(Reading reading) -> take(reading);
                case Event.Typed(String line) -> {
                    return Optional.of(line);
                }
            }
        }
        return Optional.empty();
    }

    private void take(Reading reading) {
        ear.take(reading);
        switch (reading) {
            case Reading.Weight weight -> grams.put(weight.scale(), weight.grams());
            case Reading.Press press -> pressed = Optional.of(press.button());
            case Reading.AntennaFault(_, int antenna, String detail) ->
                    faults.put(antenna, FaultState.of(detail) == FaultState.OVER ? "" : detail);
            case Reading.Inventory _, Reading.Unclear _, Reading.SourceFault _ -> {}
        }
    }

    /** The readings since the last reset. */
    SignalStatistics ear() {
        return ear;
    }

    /** The fault of an antenna, if it has one. */
    String fault(int antenna) {
        return faults.getOrDefault(antenna, "");
    }

    /** The last weight of each scale that sent one. */
    SortedMap<Integer, Double> grams() {
        return grams;
    }

    /** The button that was pressed last; asking again returns nothing. */
    Optional<Button> pressed() {
        Optional<Button> last = pressed;
        pressed = Optional.empty();
        return last;
    }

    boolean isPressed() {
        return pressed.isPresent();
    }
}
