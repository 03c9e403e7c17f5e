package burraco.film;

/**
 * How finely a film follows the readings.
 *
 * @param every changes happen on multiples of so many milliseconds
 * @param rounds a tag missed for less than so many rounds of its antenna was not missed
 * @param grams a weight that changes by no more has not changed
 */
public record Grain(long every, double rounds, double grams) {
    /** Every inventory as it was. */
    public static final Grain RAW = new Grain(1, 0, 0);

    /** For people to watch: a single miss is none, and a scale's last digit may tremble. */
    public static Grain smooth(long every) {
        return new Grain(every, 1.5, 0.25);
    }
}
