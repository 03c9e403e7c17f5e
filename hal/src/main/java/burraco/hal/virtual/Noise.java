package burraco.hal.virtual;

/** How a table's sensors lie: a range for every {@link Figure}. */
public final class Noise {
    /** As a table should be that is well built. */
    public static final Noise REFERENCE = new Noise(defaults());

    /** Next to no noise: what is hard without any. */
    public static final Noise QUIET = quiet();

    /** Much worse than a table should be: three times the misses and echoes, and all the faults. */
    public static final Noise HARSH = harsh();

    /** As with cheap readers that were made for one tag at a time (ISO 14443). */
    public static final Noise SINGLE_TAG =
            REFERENCE
                    .with(Figure.SCAN_TAGS, 1, 1)
                    .with(Figure.COLLISION, 0.3, 0.3)
                    .with(Figure.TRAP_EVERY, 5, 60);

    private final Range[] ranges;

    private Noise(Range[] ranges) {
        this.ranges = ranges;
    }

    private static Range[] defaults() {
        Range[] ranges = new Range[Figure.values().length];
        for (Figure figure : Figure.values()) {
            ranges[figure.ordinal()] = figure.reference();
        }
        return ranges;
    }

    private static Noise quiet() {
        return REFERENCE
                .with(Figure.MISS_CENTRE, 0, 0.002)
                .with(Figure.MISS_EDGE, 0.01, 0.03)
                .with(Figure.MISS_HAND, 0, 0.05)
                .with(Figure.BURST_BEGIN, 0, 0)
                .with(Figure.GHOST_NEAR, 0, 0)
                .with(Figure.GHOST_FAR, 0, 0)
                .with(Figure.FLIGHT_LINGER, 0, 100)
                .with(Figure.BRUSH_CHANCE, 0, 0)
                .with(Figure.GARBLE, 0, 0)
                .with(Figure.GARBLE_TWO, 0, 0)
                .with(Figure.FOREIGN, 0, 0)
                .with(Figure.COLLISION, 0, 0)
                .with(Figure.CRC, 0, 0)
                .with(Figure.TIMEOUT, 0, 0)
                .with(Figure.READER_HANGS, 0, 0)
                .with(Figure.LINK_LOSSES, 0, 0)
                .with(Figure.LINK_DAMAGE, 0, 0)
                .with(Figure.TAG_DEATHS, 0, 0)
                .with(Figure.ANTENNA_DETUNINGS, 0, 0)
                .with(Figure.SCALE_NOISE, 0.03, 0.03)
                .with(Figure.SCALE_DRIFT, 0, 0);
    }

    private static Noise harsh() {
        return REFERENCE
                .with(Figure.MISS_CENTRE, 0.03, 0.09)
                .with(Figure.MISS_EDGE, 0.30, 0.60)
                .with(Figure.MISS_HAND, 0.50, 0.90)
                .with(Figure.MISS_SECOND, 0.30, 0.30)
                .with(Figure.MISS_THIRD, 0.80, 0.80)
                .with(Figure.BURST_BEGIN, 0.03, 0.03)
                .with(Figure.BURST_END, 0.15, 0.15)
                .with(Figure.GHOST_NEAR, 0.15, 0.45)
                .with(Figure.GHOST_FAR, 0.003, 0.03)
                .with(Figure.BRUSH_CHANCE, 0.6, 0.6)
                .with(Figure.GARBLE, 3e-4, 3e-4)
                .with(Figure.GARBLE_TWO, 0.015, 0.015)
                .with(Figure.FOREIGN, 0.05, 0.05)
                .with(Figure.COLLISION, 0.02, 0.02)
                .with(Figure.CRC, 0.01, 0.01)
                .with(Figure.TIMEOUT, 0.005, 0.005)
                .with(Figure.READER_HANGS, 0.5, 0.5)
                .with(Figure.LINK_LOSSES, 0.5, 0.5)
                .with(Figure.LINK_DAMAGE, 1e-4, 1e-4)
                .with(Figure.TAG_DEATHS, 0.1, 0.1)
                .with(Figure.ANTENNA_DETUNINGS, 0.2, 0.2)
                .with(Figure.SCALE_NOISE, 0.3, 0.3)
                .with(Figure.SCALE_DRIFT, -3, 3);
    }

    public Range range(Figure figure) {
        return ranges[figure.ordinal()];
    }

    /** One of its values, by chance. */
    public double draw(Figure figure, Chance chance) {
        return range(figure).draw(chance);
    }

    /** A figure that is one number: the middle of its range. */
    public double value(Figure figure) {
        return range(figure).middle();
    }

    /**
     * The same noise with another figure.
     *
     * @throws IllegalArgumentException where the figure cannot be so
     */
    public Noise with(Figure figure, double least, double most) {
        if (!figure.allows(least, most)) {
            throw new IllegalArgumentException(figure.refusal(least, most));
        }
        Range[] other = ranges.clone();
        other[figure.ordinal()] = new Range(least, most);
        return new Noise(other);
    }
}
