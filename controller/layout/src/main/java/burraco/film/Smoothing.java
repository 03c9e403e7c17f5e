package burraco.film;

/**
 * How much the readings are smoothed.
 *
 * @param everyMillis changes are rounded to multiples of this time
 * @param rounds a tag missed for fewer polling rounds counts as present
 * @param grams weight changes up to this are ignored
 */
public record Smoothing(long everyMillis, double rounds, double grams) {
    /** Every inventory as it was. */
    public static final Smoothing RAW = new Smoothing(1, 0, 0);

    /** For viewing: single misses and noise in a scale's last digit are ignored. */
    public static Smoothing smooth(long everyMillis) {
        return new Smoothing(everyMillis, 1.5, 0.25);
    }
}
