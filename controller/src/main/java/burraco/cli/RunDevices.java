package burraco.cli;

import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.capture.Shifted;
import burraco.play.evening.Sources;
import burraco.running.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The devices that a layout names, as far as there are any. */
final class RunDevices implements AutoCloseable {
    private static final long STEP_MILLIS = 10;

    private final Optional<VirtualTable> virtual;
    private final List<SourceInfo> missing;
    private final Clock clock;
    private final long from;
    private volatile boolean closed;
    private Optional<Thread> mover = Optional.empty();

    private RunDevices(
            Optional<VirtualTable> virtual, List<SourceInfo> missing, Clock clock, long from) {
        this.virtual = virtual;
        this.missing = missing;
        this.clock = clock;
        this.from = from;
    }

    static boolean hasDriver(SourceInfo source) {
        return source.kind().equals("virtual");
    }

    /** Those of this layout; a table that does not exist has one at which nobody sits. */
    static RunDevices of(Layout layout, Deck deck, Clock clock, long from) {
        List<SourceInfo> missing =
                layout.sources().stream().filter(one -> !hasDriver(one)).toList();
        boolean any = missing.size() < layout.sources().size();
        Optional<VirtualTable> virtual =
                any
                        ? Optional.of(
                                new VirtualTable(
                                        Sources.of(layout), Noise.REFERENCE, new Chance(from)))
                        : Optional.empty();
        virtual.ifPresent(table -> deck.cards().keySet().forEach(table::know));
        return new RunDevices(virtual, missing, clock, from);
    }

    /** Opens them onto the table; each that is not there says so. */
    void open(Predicate<Reading> inbox) {
        for (SourceInfo source : missing) {
            String why = "lost: this version has no driver for \"" + source.kind() + "\"";
            inbox.test(new Reading.SourceFault(from, source.id(), why));
        }
        virtual.ifPresent(table -> {
            // Its clock begins with this process, the table's does not.
            table.open(reading -> inbox.test(Shifted.to(reading, reading.at() + from)));
            Thread thread =
                    Thread.ofPlatform().name("virtual table").daemon().unstarted(this::move);
            mover = Optional.of(thread);
            thread.start();
        });
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
        mover.ifPresent(Thread::interrupt);
    }
}
