package burraco.measure;

/**
 * The results of hands in which people followed a habit.
 *
 * @param times how often they did
 */
public record Went(long hands, long times, Counts acts, long falseRulings) {
    Went plus(Went more) {
        return new Went(
                hands + more.hands,
                times + more.times,
                acts.plus(more.acts),
                falseRulings + more.falseRulings);
    }
}
