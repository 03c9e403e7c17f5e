package burraco.hal.virtual;

/** A range of numbers; both ends may be equal. */
public record Range(double least, double most) {
    public Range {
        if (!(least <= most) || Double.isInfinite(least) || Double.isInfinite(most)) {
            throw new IllegalArgumentException("no range: " + least + " to " + most);
        }
    }

    public static Range of(double value) {
        return new Range(value, value);
    }

    /** A uniformly distributed number of the range. */
    public double draw(Chance chance) {
        return chance.between(least, most);
    }

    public double middle() {
        return (least + most) / 2;
    }
}
