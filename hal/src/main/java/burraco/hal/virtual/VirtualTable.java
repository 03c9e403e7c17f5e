package burraco.hal.virtual;

import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.Scale;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A simulated table. Tags are moved over it, and its readers and scales report what real ones
 * would, including their errors. Players move the tags; listeners get only the readings.
 *
 * <p>The caller supplies the time, and everything happens in {@link #advance}, on its thread. Equal
 * seeds and moves give equal readings on every machine, however the time is divided into steps.
 */
public final class VirtualTable {
    private final VirtualFelt felt = new VirtualFelt();
    private final Agenda agenda = new Agenda();
    private final List<VirtualReader> readers = new ArrayList<>();
    private final List<VirtualScale> scales = new ArrayList<>();
    private Noise noise;
    private final Chance chance;
    private final Faults faults;
    private final FalseReadings falsehoods;
    private final int antennas;
    private long micros;

    public VirtualTable(List<VirtualSource> sources, Noise noise, Chance chance) {
        this.noise = noise;
        this.chance = chance.stream("table");
        for (VirtualSource source : sources) {
            Chance stream = chance.stream("reader " + source.id());
            readers.add(new VirtualReader(this, source, felt, noise, stream));
            for (VirtualSource.Load load : source.scales()) {
                Chance throwing = chance.stream("scale " + load.id());
                scales.add(new VirtualScale(this, source.id(), load, felt, noise, throwing));
            }
        }
        antennas = readers.stream().mapToInt(reader -> reader.antennas().size()).sum();
        faults = new Faults(this, felt, noise, chance.stream("faults"));
        falsehoods = new FalseReadings(this, felt, chance.stream("falsehoods"));
    }

    /** Opens all its devices with one inbox, and starts random faults. */
    public synchronized void open(Consumer<Reading> inbox) {
        readers.forEach(reader -> reader.open(inbox));
        scales.forEach(scale -> scale.open(inbox));
        faults.begin();
    }

    /**
     * Sets the noise of its sensors. Permanent properties of a device, such as the speed of a
     * scale, do not change.
     */
    public synchronized void noise(Noise other) {
        noise = other;
        readers.forEach(reader -> reader.noise(other));
        scales.forEach(scale -> scale.noise(other));
        faults.noise(other);
    }

    public List<TagSensor> readers() {
        return List.copyOf(readers);
    }

    public List<Scale> scales() {
        return List.copyOf(scales);
    }

    /** From its next antenna on the reader of this source follows these turns. */
    public synchronized void turns(String source, VirtualTurns turns) {
        reader(source).turns(turns);
    }

    public Faults faults() {
        return faults;
    }

    public FalseReadings falsehoods() {
        return falsehoods;
    }

    // Time

    /** Milliseconds since the table was made. */
    public synchronized long now() {
        return micros / 1000;
    }

    /** Runs this at that time; if it is past, with the next step. */
    public synchronized void at(long millis, Runnable what) {
        agenda.enter(Math.max(micros, millis * 1000), what);
    }

    /** Advances the time; readings are delivered meanwhile, on this thread. */
    public synchronized void advance(long millis) {
        long until = millis * 1000;
        while (true) {
            VirtualReader reader = firstReader();
            VirtualScale scale = firstScale();
            long change = agenda.next();
            long scan = reader == null ? Long.MAX_VALUE : reader.due();
            long look = scale == null ? Long.MAX_VALUE : scale.due();
            long next = Math.min(change, Math.min(scan, look));
            if (next > until) {
                break;
            }
            micros = next;
            if (change == next) {
                agenda.doNext();
            } else if (scan == next) {
                reader.step();
            } else {
                scale.step();
            }
        }
        micros = Math.max(micros, until);
    }

    private VirtualReader firstReader() {
        VirtualReader first = null;
        for (VirtualReader reader : readers) {
            first = first == null || reader.due() < first.due() ? reader : first;
        }
        return first;
    }

    private VirtualScale firstScale() {
        VirtualScale first = null;
        for (VirtualScale scale : scales) {
            first = first == null || scale.due() < first.due() ? scale : first;
        }
        return first;
    }

    // What is done on the felt

    /** Introduces a tag, which somebody holds. */
    public synchronized void know(TagId tag) {
        felt.tag(tag);
    }

    /** Lays a tag there, on top of what lies there. */
    public synchronized void lay(TagId tag, CardSpot spot) {
        felt.lay(felt.tag(tag), spot);
    }

    /** Takes a tag off the felt into a hand. */
    public synchronized void take(TagId tag) {
        felt.take(felt.tag(tag));
    }

    /**
     * Moves a tag: it is lifted now and lies there at the given time. Meanwhile it is heard at both
     * places, and by antennas that it passes.
     */
    public synchronized void carry(TagId tag, CardSpot to, long landing) {
        Tag carried = felt.tag(tag);
        CardSpot from = carried.spot;
        lift(carried, landing);
        long moves = carried.moves;
        long early = Math.max(now(), landing - linger());
        if (early < landing) {
            at(early, () -> appear(carried, moves, to, landing));
        }
        if (from != null) {
            pass(carried, from, to, landing);
        }
        at(
                landing,
                () -> {
                    if (carried.moves == moves) {
                        felt.lay(carried, to);
                    }
                });
    }

    /** Lifts a tag into a hand; it is heard at its old place for a moment longer. */
    public synchronized void carryOff(TagId tag, long gone) {
        lift(felt.tag(tag), gone);
    }

    /** Whether a tag lies on the felt. */
    public synchronized boolean lies(TagId tag) {
        return felt.tag(tag).spot != null;
    }

    /** The spot of a tag, if it lies on the felt. */
    public synchronized Optional<CardSpot> spot(TagId tag) {
        return Optional.ofNullable(felt.tag(tag).spot);
    }

    /** Holds a tag close to the felt for a moment. */
    public synchronized void dip(TagId tag, CardSpot spot, long millis) {
        Tag held = felt.tag(tag);
        appear(held, held.moves, spot, now() + millis);
    }

    /** Pushes a lying card; its order among the others does not change. */
    public synchronized void slide(TagId tag, CardSpot spot) {
        felt.slide(felt.tag(tag), spot);
    }

    /** Pushes a lying card by this distance. */
    public synchronized void push(TagId tag, double dx, double dy) {
        CardSpot spot = felt.tag(tag).spot;
        if (spot != null) {
            slide(tag, new CardSpot(spot.x() + dx, spot.y() + dy, spot.across()));
        }
    }

    /** Rests a hand there; returns the number with which it is raised again. */
    public synchronized int rest(double x, double y, double radius) {
        return felt.rest(x, y, radius, noise.draw(NoiseFigure.SCALE_HAND, chance));
    }

    public synchronized void raise(int hand) {
        felt.raise(hand);
    }

    private long linger() {
        return (long) (noise.draw(NoiseFigure.FLIGHT_LINGER, chance) * chance.share());
    }

    private void lift(Tag tag, long landing) {
        CardSpot from = tag.spot;
        felt.take(tag);
        if (from != null) {
            appear(tag, tag.moves, from, Math.min(landing, now() + linger()));
        }
    }

    private void appear(Tag tag, long moves, CardSpot spot, long until) {
        if (tag.moves == moves && until > now()) {
            Tag.Faint faint = felt.appear(tag, spot);
            at(until, () -> felt.fade(tag, faint));
        }
    }

    /** Antennas along its path hear it for a moment. */
    private void pass(Tag tag, CardSpot from, CardSpot to, long landing) {
        long moves = tag.moves;
        long lifted = now();
        for (VirtualReader reader : readers) {
            reader.antennas()
                    .forEach(antenna -> {
                        double part = passing(antenna.area(), from, to);
                        if (part > 0 && chance.happens(noise.value(NoiseFigure.BRUSH_CHANCE))) {
                            long when = lifted + (long) ((landing - lifted) * part);
                            long length = (long) noise.draw(NoiseFigure.BRUSH_LENGTH, chance);
                            CardSpot spot = CardSpot.at(antenna.area().x(), antenna.area().y());
                            at(when, () -> appear(tag, moves, spot, when + length));
                        }
                    });
        }
    }

    /**
     * The part of the path at which it is over this antenna; 0 if it is not, or begins or ends
     * there.
     */
    private static double passing(Area area, CardSpot from, CardSpot to) {
        if (area.contains(from.x(), from.y()) || area.contains(to.x(), to.y())) {
            return 0;
        }
        for (int i = 1; i < 10; i++) {
            double part = i / 10.0;
            double x = from.x() + (to.x() - from.x()) * part;
            double y = from.y() + (to.y() - from.y()) * part;
            if (area.contains(x, y)) {
                return part;
            }
        }
        return 0;
    }

    // For its devices and its faults

    /** The number of scheduled events. */
    int planned() {
        return agenda.size();
    }

    /** The number of tags that it knows. */
    int tags() {
        return felt.tags().size();
    }

    int antennas() {
        return antennas;
    }

    List<VirtualReader> everyReader() {
        return readers;
    }

    VirtualReader reader(String source) {
        return readers.stream()
                .filter(reader -> reader.source().equals(source))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no source " + source));
    }

    VirtualReader readerOf(int antenna) {
        return readers.stream()
                .filter(reader -> reader.antennas().stream().anyMatch(one -> one.id() == antenna))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no antenna " + antenna));
    }

    VirtualScale scale(int id) {
        return scales.stream()
                .filter(scale -> scale.id() == id)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no scale " + id));
    }

    List<VirtualScale> scalesOf(String source) {
        return scales.stream().filter(scale -> scale.source().equals(source)).toList();
    }

    /** A random spot over an antenna. */
    CardSpot someSpot(Chance throwing) {
        int chosen = throwing.below(Math.max(1, antennas));
        for (VirtualReader reader : readers) {
            if (chosen < reader.antennas().size()) {
                Area area = reader.antennas().get(chosen).area();
                return CardSpot.at(area.x(), area.y());
            }
            chosen -= reader.antennas().size();
        }
        return CardSpot.at(0, 0);
    }

    /** A constant of a tag, from 0 to 1. */
    double share(Tag tag) {
        return chance.share(tag.index, 7);
    }
}
