package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A virtual table to measure on, and its readings. */
final class Bench {
    /** No noise, and scans take a millisecond or two; each test adds the noise that it is about. */
    static final Noise STILL =
            Noise.QUIET
                    .with(NoiseFigure.SCAN_SETTLE, 1, 1)
                    .with(NoiseFigure.SCAN_AIR, 0.1, 0.1)
                    .with(NoiseFigure.SCAN_JITTER, 0, 0)
                    .with(NoiseFigure.MISS_CENTRE, 0, 0)
                    .with(NoiseFigure.MISS_EDGE, 0, 0)
                    .with(NoiseFigure.MISS_HAND, 0, 0)
                    .with(NoiseFigure.MISS_SECOND, 0, 0)
                    .with(NoiseFigure.MISS_THIRD, 0, 0)
                    .with(NoiseFigure.MISS_FOURTH, 0, 0)
                    .with(NoiseFigure.MISS_FIFTH, 0, 0)
                    .with(NoiseFigure.MISS_DEEPER, 0, 0)
                    .with(NoiseFigure.FLIGHT_LINGER, 0, 0)
                    .with(NoiseFigure.SCALE_NOISE, 0, 0)
                    .with(NoiseFigure.SCALE_CARD, 0, 0);

    static final CardSpot CENTRE = CardSpot.at(0, 0);

    /** The area of an antenna under one card. */
    static final Area CARD = new Area(0, 0, 9, 12);

    /** Room for all cards side by side. */
    static final Area HALL = new Area(0, 0, 400, 400);

    private static final long SEED = 20_261_121;

    private final List<Reading> told = new ArrayList<>();
    final VirtualTable table;

    Bench(Noise noise, VirtualSource... sources) {
        this(SEED, noise, sources);
    }

    Bench(long seed, Noise noise, VirtualSource... sources) {
        table = new VirtualTable(List.of(sources), noise, new Chance(seed));
        table.open(told::add);
    }

    /** One antenna, number 1, around the middle. */
    static Bench one(Noise noise) {
        return new Bench(noise, reader("left", antenna(1, CARD)));
    }

    /** {@link #STILL} with these figures as a real table has them. */
    static Noise only(NoiseFigure... figures) {
        Noise noise = STILL;
        for (NoiseFigure figure : figures) {
            Range real = figure.reference();
            noise = noise.with(figure, real.least(), real.most());
        }
        return noise;
    }

    static Antenna antenna(int id, Area area) {
        return new Antenna(id, id, area, 2);
    }

    static VirtualSource reader(String id, Antenna... antennas) {
        return new VirtualSource(id, List.of(antennas), List.of());
    }

    static TagId tag(int number) {
        return TagId.of(0xE004_0150_0000_0000L + number * 0x0010_0101L);
    }

    /** The spot of this card on the hall's antenna, away from all others. */
    static CardSpot place(int number) {
        return CardSpot.at(number % 12 * 12 - 66, number / 12 * 12 - 66);
    }

    void lay(int number, CardSpot spot) {
        table.lay(tag(number), spot);
    }

    void laySideBySide(int cards) {
        for (int i = 0; i < cards; i++) {
            lay(i, place(i));
        }
    }

    /** Lets time pass; returns its readings. */
    List<Reading> hear(long millis) {
        told.clear();
        table.advance(table.now() + millis);
        return List.copyOf(told);
    }

    /** Lets hours pass without a scan, for speed; returns their readings. */
    List<Reading> rest(long millis) {
        table.readers().forEach(reader -> reader.scan(resting(reader)));
        List<Reading> meanwhile = hear(millis);
        table.readers().forEach(reader -> reader.scan(ScanPlan.EVEN));
        return meanwhile;
    }

    private static ScanPlan resting(TagSensor reader) {
        Map<Integer, Integer> urgencies = new TreeMap<>();
        reader.antennas().forEach(antenna -> urgencies.put(antenna.id(), 0));
        return new ScanPlan(urgencies);
    }

    /** Lets an antenna scan this many times, and counts the answers. */
    Tally count(int antenna, int scans) {
        Tally tally = new Tally(antenna);
        count(tally, scans);
        return tally;
    }

    /** The same, added to an earlier count. */
    void count(Tally tally, int scans) {
        int enough = tally.scans() + scans;
        while (tally.scans() < enough) {
            hear(20).forEach(tally::add);
        }
    }

    static List<TagId> tags(Reading.Inventory inventory) {
        return inventory.answers().stream().map(Answer::tag).toList();
    }

    static <R extends Reading> List<R> all(Class<R> kind, List<Reading> readings) {
        return readings.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Asserts the same readings in the same order; the message names the first difference. */
    static void assertAlike(List<Reading> expected, List<Reading> actual) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            assertEquals(expected.get(i), actual.get(i), "reading " + i);
        }
        assertEquals(expected.size(), actual.size(), "number of readings");
    }
}
