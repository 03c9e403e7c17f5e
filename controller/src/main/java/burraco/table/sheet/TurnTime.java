package burraco.table.sheet;

import burraco.engine.hand.Hand;

/**
 * The time of the turn at hand, as it passes at the table.
 *
 * @param since when the turn before it ended
 * @param stood how long a ruling waited meanwhile: that does not count
 * @param last when the last act was complete
 */
public record TurnTime(long since, long stood, long last) {
    public static final TurnTime NONE = new TurnTime(0, 0, 0);

    /** After an act that was complete then. */
    TurnTime after(long complete, Hand before, Hand after) {
        long time = Math.max(complete, last);
        boolean dealt = before.dealing() != null && after.dealing() == null;
        if (dealt || before.turn().seat() != after.turn().seat()) {
            return new TurnTime(time, 0, time);
        }
        long waited = before.owed().isEmpty() ? 0 : time - last;
        return new TurnTime(since, stood + waited, time);
    }

    /** What of it is spent, in milliseconds. */
    public long spent(long now, Hand hand) {
        long until = hand.owed().isEmpty() ? Math.max(now, last) : last;
        return until - since - stood;
    }
}
