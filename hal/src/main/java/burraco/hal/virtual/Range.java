package burraco.hal.virtual;

/** From the least to the most; one number where both are the same. */
public record Range(double least, double most) {
    public Range {
        if (!(least <= most) || Double.isInfinite(least) || Double.isInfinite(most)) {
            throw new IllegalArgumentException("no range: " + least + " to " + most);
        }
    }

    public static Range of(double value) {
        return new Range(value, value);
    }

    /** Any of its numbers, all alike. */
    public double draw(Chance chance) {
        return chance.between(least, most);
    }

    public double middle() {
        return (least + most) / 2;
    }
}
