package burraco.engine.hand;

/**
 * The time of the turn at hand (art. 32 bis).
 *
 * @param cards how many cards its player held when it began
 * @param spent milliseconds since then, those in which a ruling waited left out
 * @param called whether he was told to finish
 * @param deadline what may be spent at most before something is said; none where nothing is said
 *     any more
 */
public record TurnLimit(int cards, long spent, boolean called, long deadline) {
    private static final int FEW = 4;
    private static final int MANY = 11;
    private static final long NOTHING_MORE = Long.MAX_VALUE;

    /** What is left to finish in once the time is over. */
    public static final int SECONDS_TO_FINISH = 5;

    static TurnLimit of(int cards) {
        return new TurnLimit(cards, 0, false, 1000L * seconds(cards));
    }

    private static int seconds(int cards) {
        if (cards < FEW) {
            return 10;
        }
        return cards < MANY ? 20 : 40;
    }

    /** Milliseconds that the turn may take by the code, whatever was said since. */
    public long allowed() {
        return 1000L * seconds(cards);
    }

    public TurnLimit after(long millis) {
        return new TurnLimit(cards, spent + millis, called, deadline);
    }

    public boolean isOver() {
        return spent > deadline;
    }

    /** After he was told to finish; after the second time nothing more is said. */
    public TurnLimit told() {
        return called
                ? new TurnLimit(cards, spent, true, NOTHING_MORE)
                : new TurnLimit(cards, spent, true, spent + 1000L * SECONDS_TO_FINISH);
    }
}
