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
 * A table that does not exist: tags lie on it and are carried over it, and its readers and scales
 * say about them what real ones would, with all their lies. Whoever plays on it moves the tags;
 * whoever listens hears only what the devices tell.
 *
 * <p>Time comes from outside. Nothing happens but in {@link #advance}, on the thread that calls it.
 * The same seed, the same moves and the same steps of time give the same readings on every machine;
 * how the time is cut into steps does not matter.
 */
public final class VirtualTable {
    private final Felt felt = new Felt();
    private final Agenda agenda = new Agenda();
    private final List<VirtualReader> readers = new ArrayList<>();
    private final List<VirtualScale> scales = new ArrayList<>();
    private Noise noise;
    private final Chance chance;
    private final Faults faults;
    private final Falsehoods falsehoods;
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
        falsehoods = new Falsehoods(this, felt, chance.stream("falsehoods"));
    }

    /** Opens all its devices onto one inbox, and lets things break by chance from now on. */
    public synchronized void open(Consumer<Reading> inbox) {
        readers.forEach(reader -> reader.open(inbox));
        scales.forEach(scale -> scale.open(inbox));
        faults.begin();
    }

    /**
     * From now on its sensors lie so. What belongs to a device for good stays as it was drawn: how
     * quickly a scale follows, how often it looks.
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

    /** From its next antenna on the reader of this source goes by somebody else. */
    public synchronized void turns(String source, Turns turns) {
        reader(source).turns(turns);
    }

    public Faults faults() {
        return faults;
    }

    public Falsehoods falsehoods() {
        return falsehoods;
    }

    // Time

    /** Milliseconds since the table was made. */
    public synchronized long now() {
        return micros / 1000;
    }

    /** Does this when that time has come; what is past is done with the next step. */
    public synchronized void at(long millis, Runnable what) {
        agenda.enter(Math.max(micros, millis * 1000), what);
    }

    /** Lets time pass; readings come meanwhile, on this thread. */
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

    /** There is such a tag, held by somebody. */
    public synchronized void know(TagId tag) {
        felt.tag(tag);
    }

    /** A tag lies there from now on, on top of what lies there. */
    public synchronized void lay(TagId tag, Spot spot) {
        felt.lay(felt.tag(tag), spot);
    }

    /** A tag is off the felt from now on: in a fan, in somebody's hand. */
    public synchronized void take(TagId tag) {
        felt.take(felt.tag(tag));
    }

    /**
     * A tag is lifted now and lies there when the time comes. On its way it is heard where it was
     * and where it goes, and by antennas that it passes.
     */
    public synchronized void carry(TagId tag, Spot to, long landing) {
        Tag carried = felt.tag(tag);
        Spot from = carried.spot;
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

    /** A tag is lifted now into a hand; where it lay it is heard for a moment longer. */
    public synchronized void carryOff(TagId tag, long gone) {
        lift(felt.tag(tag), gone);
    }

    /** Whether a tag lies on the felt. */
    public synchronized boolean lies(TagId tag) {
        return felt.tag(tag).spot != null;
    }

    /** Where a tag lies, if it lies anywhere. */
    public synchronized Optional<Spot> spot(TagId tag) {
        return Optional.ofNullable(felt.tag(tag).spot);
    }

    /** A tag in a hand comes close to the felt for a moment. */
    public synchronized void dip(TagId tag, Spot spot, long millis) {
        Tag held = felt.tag(tag);
        appear(held, held.moves, spot, now() + millis);
    }

    /** A lying card is pushed along; it stays where it is between the others. */
    public synchronized void slide(TagId tag, Spot spot) {
        felt.slide(felt.tag(tag), spot);
    }

    /** A lying card is pushed by so much. */
    public synchronized void push(TagId tag, double dx, double dy) {
        Spot spot = felt.tag(tag).spot;
        if (spot != null) {
            slide(tag, new Spot(spot.x() + dx, spot.y() + dy, spot.across()));
        }
    }

    /** A hand rests there from now on; the number by which it is raised again. */
    public synchronized int rest(double x, double y, double radius) {
        return felt.rest(x, y, radius, noise.draw(Figure.SCALE_HAND, chance));
    }

    public synchronized void raise(int hand) {
        felt.raise(hand);
    }

    private long linger() {
        return (long) (noise.draw(Figure.FLIGHT_LINGER, chance) * chance.share());
    }

    private void lift(Tag tag, long landing) {
        Spot from = tag.spot;
        felt.take(tag);
        if (from != null) {
            appear(tag, tag.moves, from, Math.min(landing, now() + linger()));
        }
    }

    private void appear(Tag tag, long moves, Spot spot, long until) {
        if (tag.moves == moves && until > now()) {
            Tag.Faint faint = felt.appear(tag, spot);
            at(until, () -> felt.fade(tag, faint));
        }
    }

    /** Antennas under its way hear it for a moment. */
    private void pass(Tag tag, Spot from, Spot to, long landing) {
        long moves = tag.moves;
        long lifted = now();
        for (VirtualReader reader : readers) {
            reader.antennas()
                    .forEach(antenna -> {
                        double part = passing(antenna.area(), from, to);
                        if (part > 0 && chance.happens(noise.value(Figure.BRUSH_CHANCE))) {
                            long when = lifted + (long) ((landing - lifted) * part);
                            long length = (long) noise.draw(Figure.BRUSH_LENGTH, chance);
                            Spot spot = Spot.at(antenna.area().x(), antenna.area().y());
                            at(when, () -> appear(tag, moves, spot, when + length));
                        }
                    });
        }
    }

    /**
     * At which part of the way it is over this antenna; 0 where it is not, or begins or ends there.
     */
    private static double passing(Area area, Spot from, Spot to) {
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

    /** How much is planned. */
    int planned() {
        return agenda.size();
    }

    /** How many tags it knows. */
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

    /** Somewhere over an antenna. */
    Spot someSpot(Chance throwing) {
        int chosen = throwing.below(Math.max(1, antennas));
        for (VirtualReader reader : readers) {
            if (chosen < reader.antennas().size()) {
                Area area = reader.antennas().get(chosen).area();
                return Spot.at(area.x(), area.y());
            }
            chosen -= reader.antennas().size();
        }
        return Spot.at(0, 0);
    }

    /** A share that belongs to a tag for ever. */
    double share(Tag tag) {
        return chance.share(tag.index, 7);
    }
}
