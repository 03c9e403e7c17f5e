package burraco.play.evening;

import static burraco.hal.virtual.NoiseFigure.*;

import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.layout.Layout;
import burraco.text.Sentence;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Random people, cards and tables, whose habits, speeds, postures and physics come from wider
 * ranges than those for which a table is made. Equal seeds give equal ones.
 */
public record Strangers(Manners manners, Noise noise, Layout layout) {
    /** A figure that is mostly near its usual value and sometimes far from it. */
    private record Wide(NoiseFigure figure, double least, double most) {}

    /**
     * @param ownTable whether they also have a random table
     */
    public static Strangers of(Layout usual, boolean ownTable, Chance chance) {
        Layout table = ownTable ? StrangeTable.like(usual, chance.stream("table")) : usual;
        Manners manners =
                Manners.strange(chance.stream("manners"))
                        .with(Habits.some(chance.stream("which habits")));
        return new Strangers(manners, noise(chance.stream("physics")), table);
    }

    private static Noise noise(Chance chance) {
        Noise noise = Noise.REFERENCE;
        noise = span(noise, MISS_CENTRE, 0, 0.12, chance);
        noise = span(noise, MISS_EDGE, 0.02, 0.7, chance);
        noise = span(noise, MISS_HAND, 0.05, 0.98, chance);
        noise = span(noise, GHOST_NEAR, 0, 0.6, chance);
        noise = span(noise, GHOST_FAR, 0, 0.04, chance);
        noise = span(noise, FLIGHT_LINGER, 0, 1_500, chance);
        noise = span(noise, BRUSH_LENGTH, 20, 600, chance);
        noise = span(noise, SCALE_DRIFT, -4, 4, chance);
        noise = span(noise, SCALE_HAND, 2, 200, chance);
        noise = span(noise, SCALE_CARD, -0.06, 0.06, chance);
        noise = span(noise, SCAN_SETTLE, 2, 30, chance);
        noise = span(noise, SCAN_AIR, 1, 1.6, chance);
        for (Wide wide : SINGLE) {
            double usual = Noise.REFERENCE.value(wide.figure());
            double number = chance.triangular(wide.least(), usual, wide.most());
            noise = noise.with(wide.figure(), number, number);
        }
        return pile(noise, chance);
    }

    private static final Wide[] SINGLE = {
        new Wide(MISS_EDGE_BAND, 0.5, 3),
        new Wide(BURST_BEGIN, 0, 0.04),
        new Wide(BURST_END, 0.08, 0.5),
        new Wide(BURST_MISS, 0.5, 1),
        new Wide(GHOST_BAND, 0.5, 3),
        new Wide(GHOST_REACH, 3, 12),
        new Wide(BRUSH_CHANCE, 0, 0.9),
        new Wide(GARBLE, 0, 1e-3),
        new Wide(GARBLE_TWO, 0, 0.03),
        new Wide(FOREIGN, 0, 0.1),
        new Wide(COLLISION, 0, 0.04),
        new Wide(CRC, 0, 0.02),
        new Wide(TIMEOUT, 0, 0.01),
        new Wide(LINK_DAMAGE, 0, 2e-4),
        new Wide(READER_HANGS, 0, 0.5),
        new Wide(LINK_LOSSES, 0, 0.3),
        new Wide(TAG_DEATHS, 0, 0.1),
        new Wide(ANTENNA_DETUNINGS, 0, 0.2),
        new Wide(SCAN_JITTER, 0.5, 12),
        new Wide(SCALE_NOISE, 0.02, 0.5),
        new Wide(SCALE_SETTLE, 150, 1_500),
        new Wide(SCALE_EVERY, 100, 800),
        // From a scale that reports everything to one that reports only changes.
        new Wide(SCALE_STEP, 0, 1.2),
        new Wide(CARD_WIDE, 5.6, 7.2),
        new Wide(CARD_HIGH, 8, 11),
    };

    /** A range around the usual one. */
    private static Noise span(
            Noise noise, NoiseFigure figure, double least, double most, Chance chance) {
        double low = Noise.REFERENCE.range(figure).least();
        double high = Noise.REFERENCE.range(figure).most();
        double one = chance.triangular(least, low, most);
        double other = chance.triangular(least, high, most);
        return noise.with(figure, Math.min(one, other), Math.max(one, other));
    }

    /** Sets how often cards of a pile are missed: each more often than the one below it. */
    private static Noise pile(Noise noise, Chance chance) {
        Noise deeper = noise;
        double missed = 0;
        for (NoiseFigure figure :
                new NoiseFigure[] {MISS_SECOND, MISS_THIRD, MISS_FOURTH, MISS_FIFTH, MISS_DEEPER}) {
            double usual = Noise.REFERENCE.value(figure);
            missed = Math.max(missed, chance.triangular(usual * usual, usual, (1 + usual) / 2));
            deeper = deeper.with(figure, missed, missed);
        }
        return deeper;
    }

    /** A description in one line, which helps to find out why they were misunderstood. */
    public Sentence told() {
        String habits =
                manners.habits().all().stream()
                        .map(habit -> habit.key() + " " + decimals(2, manners.habits().of(habit)))
                        .collect(Collectors.joining(", "));
        return new Sentence(
                "people",
                manners.told(),
                new Sentence(
                        "people.missed", share(MISS_CENTRE), share(MISS_EDGE), share(GHOST_NEAR)),
                new Sentence(
                        "people.table",
                        decimals(1, noise.value(CARD_WIDE)),
                        decimals(1, noise.value(CARD_HIGH)),
                        decimals(1, noise.value(SCALE_STEP)),
                        decimals(0, noise.value(SCALE_EVERY)),
                        decimals(0, noise.value(SCALE_SETTLE)),
                        layout.antennas().size(),
                        layout.sources().size()),
                habits.isEmpty() ? new Sentence("people.no-habits") : Sentence.of(habits));
    }

    private Sentence share(NoiseFigure figure) {
        return new Sentence(
                "people.range",
                decimals(3, noise.range(figure).least()),
                decimals(3, noise.range(figure).most()));
    }

    static String decimals(int decimals, double number) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
}
