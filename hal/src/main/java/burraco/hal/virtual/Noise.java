package burraco.hal.virtual;

/** The noise of a table's sensors: a range for every {@link NoiseFigure}. */
public final class Noise {
    /** A well built table. */
    public static final Noise REFERENCE = new Noise(defaults());

    /** Almost no noise, for what is difficult without any. */
    public static final Noise QUIET = quiet();

    /** Much worse than normal: three times the misses and echoes, and all faults. */
    public static final Noise HARSH = harsh();

    /** Cheap readers that were made for one tag at a time (ISO 14443). */
    public static final Noise SINGLE_TAG =
            REFERENCE
                    .with(NoiseFigure.SCAN_TAGS, 1, 1)
                    .with(NoiseFigure.COLLISION, 0.3, 0.3)
                    .with(NoiseFigure.TRAP_EVERY, 5, 60);

    private final Range[] ranges;

    private Noise(Range[] ranges) {
        this.ranges = ranges;
    }

    private static Range[] defaults() {
        Range[] ranges = new Range[NoiseFigure.values().length];
        for (NoiseFigure figure : NoiseFigure.values()) {
            ranges[figure.ordinal()] = figure.reference();
        }
        return ranges;
    }

    private static Noise quiet() {
        return REFERENCE
                .with(NoiseFigure.MISS_CENTRE, 0, 0.002)
                .with(NoiseFigure.MISS_EDGE, 0.01, 0.03)
                .with(NoiseFigure.MISS_HAND, 0, 0.05)
                .with(NoiseFigure.BURST_BEGIN, 0, 0)
                .with(NoiseFigure.GHOST_NEAR, 0, 0)
                .with(NoiseFigure.GHOST_FAR, 0, 0)
                .with(NoiseFigure.FLIGHT_LINGER, 0, 100)
                .with(NoiseFigure.BRUSH_CHANCE, 0, 0)
                .with(NoiseFigure.GARBLE, 0, 0)
                .with(NoiseFigure.GARBLE_TWO, 0, 0)
                .with(NoiseFigure.FOREIGN, 0, 0)
                .with(NoiseFigure.COLLISION, 0, 0)
                .with(NoiseFigure.CRC, 0, 0)
                .with(NoiseFigure.TIMEOUT, 0, 0)
                .with(NoiseFigure.READER_HANGS, 0, 0)
                .with(NoiseFigure.LINK_LOSSES, 0, 0)
                .with(NoiseFigure.LINK_DAMAGE, 0, 0)
                .with(NoiseFigure.TAG_DEATHS, 0, 0)
                .with(NoiseFigure.ANTENNA_DETUNINGS, 0, 0)
                .with(NoiseFigure.SCALE_NOISE, 0.03, 0.03)
                .with(NoiseFigure.SCALE_DRIFT, 0, 0);
    }

    private static Noise harsh() {
        return REFERENCE
                .with(NoiseFigure.MISS_CENTRE, 0.03, 0.09)
                .with(NoiseFigure.MISS_EDGE, 0.30, 0.60)
                .with(NoiseFigure.MISS_HAND, 0.50, 0.90)
                .with(NoiseFigure.MISS_SECOND, 0.30, 0.30)
                .with(NoiseFigure.MISS_THIRD, 0.80, 0.80)
                .with(NoiseFigure.BURST_BEGIN, 0.03, 0.03)
                .with(NoiseFigure.BURST_END, 0.15, 0.15)
                .with(NoiseFigure.GHOST_NEAR, 0.15, 0.45)
                .with(NoiseFigure.GHOST_FAR, 0.003, 0.03)
                .with(NoiseFigure.BRUSH_CHANCE, 0.6, 0.6)
                .with(NoiseFigure.GARBLE, 3e-4, 3e-4)
                .with(NoiseFigure.GARBLE_TWO, 0.015, 0.015)
                .with(NoiseFigure.FOREIGN, 0.05, 0.05)
                .with(NoiseFigure.COLLISION, 0.02, 0.02)
                .with(NoiseFigure.CRC, 0.01, 0.01)
                .with(NoiseFigure.TIMEOUT, 0.005, 0.005)
                .with(NoiseFigure.READER_HANGS, 0.5, 0.5)
                .with(NoiseFigure.LINK_LOSSES, 0.5, 0.5)
                .with(NoiseFigure.LINK_DAMAGE, 1e-4, 1e-4)
                .with(NoiseFigure.TAG_DEATHS, 0.1, 0.1)
                .with(NoiseFigure.ANTENNA_DETUNINGS, 0.2, 0.2)
                .with(NoiseFigure.SCALE_NOISE, 0.3, 0.3)
                .with(NoiseFigure.SCALE_DRIFT, -3, 3);
    }

    public Range range(NoiseFigure figure) {
        return ranges[figure.ordinal()];
    }

    /** A random value of a figure. */
    public double draw(NoiseFigure figure, Chance chance) {
        return range(figure).draw(chance);
    }

    /** The value of a figure: the middle of its range. */
    public double value(NoiseFigure figure) {
        return range(figure).middle();
    }

    /**
     * The same noise with another figure.
     *
     * @throws IllegalArgumentException if the range is invalid for the figure
     */
    public Noise with(NoiseFigure figure, double least, double most) {
        if (!figure.allows(least, most)) {
            throw new IllegalArgumentException(figure.refusal(least, most));
        }
        Range[] other = ranges.clone();
        other[figure.ordinal()] = new Range(least, most);
        return new Noise(other);
    }
}
