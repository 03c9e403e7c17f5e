package burraco.tracking.explaining;

/**
 * How much harder to believe another explanation is.
 *
 * @param atLeast whether none was found in the time there was: it is so far behind, or farther
 */
public record Lead(double ahead, boolean atLeast) {
    public Lead farther(double cost) {
        return new Lead(ahead + cost, atLeast);
    }
}
