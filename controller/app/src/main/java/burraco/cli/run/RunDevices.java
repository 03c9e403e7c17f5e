package burraco.cli.run;

import burraco.cli.devices.TableDevices;
import burraco.hal.Buzzer;
import burraco.hal.Device;
import burraco.hal.InputDevice;
import burraco.hal.Lamps;
import burraco.hal.Reading;
import burraco.hal.TextDisplay;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualSource;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.play.evening.VirtualSources;
import burraco.running.Clock;
import burraco.running.Panel;
import burraco.table.state.Outage;
import burraco.words.Language;
import burraco.words.Words;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The devices of a layout: real ones, virtual ones or both. */
final class RunDevices implements AutoCloseable {
    private static final long STEP_MILLIS = 10;

    private final Layout layout;
    private final DevicesInfo devices;
    private final Optional<VirtualTable> virtual;
    private final TableDevices real;
    private final Clock clock;
    private final long from;
    private volatile boolean closed;
    private Optional<Thread> mover = Optional.empty();

    private RunDevices(
            Layout layout,
            DevicesInfo devices,
            Optional<VirtualTable> virtual,
            Clock clock,
            long from) {
        this.layout = layout;
        this.devices = devices;
        this.virtual = virtual;
        this.clock = clock;
        this.from = from;
        int host = new SecureRandom().nextInt() | 1;
        real = TableDevices.of(layout, devices, RunClock.micros(from, clock), host);
    }

    /** The devices of this layout. Virtual sources get a virtual table without players. */
    static RunDevices of(Layout layout, DevicesInfo devices, Deck deck, Clock clock, long from) {
        Set<String> notReal =
                layout.sources().stream()
                        .filter(SourceInfo::isVirtual)
                        .map(SourceInfo::id)
                        .collect(Collectors.toSet());
        // Only its reader sends readings of a real antenna.
        List<VirtualSource> sources =
                VirtualSources.of(layout).stream()
                        .filter(source -> notReal.contains(source.id()))
                        .toList();
        Optional<VirtualTable> virtual =
                sources.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new VirtualTable(sources, Noise.REFERENCE, new Chance(from)));
        virtual.ifPresent(table -> deck.cards().keySet().forEach(table::know));
        return new RunDevices(layout, devices, virtual, clock, from);
    }

    /** Whether any of them has a cable. */
    boolean areReal() {
        return layout.sources().stream().anyMatch(one -> !one.isVirtual() && !one.isPi());
    }

    /** Output devices, which do not report their faults. */
    List<Device> silent() {
        return real.silent();
    }

    /** The display, lamps and buzzer for the players, as far as the table has them. */
    Optional<Panel> panel() {
        Optional<Lamps> lamps = real.lamps();
        Optional<TextDisplay> display = real.display();
        Optional<Buzzer> buzzer = real.buzzer();
        if (lamps.isEmpty() && display.isEmpty() && buzzer.isEmpty()) {
            return Optional.empty();
        }
        Words words = Words.in(Language.parse(layout.language()).orElse(Language.IT));
        return Optional.of(new Panel(words, lamps, display, buzzer));
    }

    /** Connects the devices to the table and reports those without a driver. */
    void open(Predicate<Reading> inbox) {
        for (SourceInfo source : layout.sources()) {
            TableDevices.trouble(source, layout, devices)
                    .ifPresent(why -> inbox.test(lost(source.id(), why)));
        }
        real.inputs().forEach(device -> open(device, inbox));
        virtual.ifPresent(table -> {
            // Its clock begins with this process, the table's does not.
            table.open(reading -> inbox.test(reading.toldAt(reading.at() + from)));
            Thread thread =
                    Thread.ofPlatform().name("virtual table").daemon().unstarted(this::move);
            mover = Optional.of(thread);
            thread.start();
        });
    }

    /** A bug in one driver must not stop the others. */
    private void open(InputDevice device, Predicate<Reading> inbox) {
        try {
            device.open(inbox::test);
        } catch (RuntimeException | LinkageError mistake) {
            inbox.test(lost(device.source(), device.name() + " does not open: " + mistake));
        }
    }

    private Reading lost(String source, String why) {
        return new Reading.SourceFault(from, source, "lost: " + Outage.UNUSABLE_SAYS + ": " + why);
    }

    private void move() {
        try {
            while (!closed) {
                virtual.orElseThrow().advance(clock.now(from) - from);
                TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        real.close();
        mover.ifPresent(Thread::interrupt);
    }
}
