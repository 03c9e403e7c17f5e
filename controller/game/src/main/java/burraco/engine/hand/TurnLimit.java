package burraco.engine.hand;

/**
 * The time of the present turn (art. 32 bis).
 *
 * @param cards how many cards its player held when it began
 * @param spent milliseconds since then, without those in which play waited for a ruling
 * @param called whether he was told to finish
 * @param deadline the value of {@code spent} at which the next ruling is given; none if no more
 *     follow
 */
public record TurnLimit(int cards, long spent, boolean called, long deadline) {
    private static final int FEW = 4;
    private static final int MANY = 11;
    private static final long NOTHING_MORE = Long.MAX_VALUE;

    /** The time to finish after the time is over. */
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

    /** Milliseconds that the code allows for the turn, whatever was ruled since. */
    public long allowed() {
        return 1000L * seconds(cards);
    }

    public TurnLimit after(long millis) {
        return new TurnLimit(cards, spent + millis, called, deadline);
    }

    public boolean isOver() {
        return spent > deadline;
    }

    /** After he was told to finish; after the second time no more rulings follow. */
    public TurnLimit told() {
        return called
                ? new TurnLimit(cards, spent, true, NOTHING_MORE)
                : new TurnLimit(cards, spent, true, spent + 1000L * SECONDS_TO_FINISH);
    }
}
