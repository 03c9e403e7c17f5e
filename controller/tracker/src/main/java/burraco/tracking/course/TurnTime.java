package burraco.tracking.course;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import java.util.List;
import java.util.Optional;

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
    public TurnTime after(long complete, Hand before, Hand after) {
        long time = Math.max(complete, last);
        boolean dealt = before.isDealing() && !after.isDealing();
        if (dealt || before.turn().seat() != after.turn().seat()) {
            return new TurnTime(time, 0, time);
        }
        long waited = before.owed().isEmpty() ? 0 : time - last;
        return new TurnTime(since, stood + waited, time);
    }

    /** After these acts of a hand. */
    public static TurnTime of(List<Entry> entries) {
        TurnTime time = NONE;
        for (Entry entry : entries) {
            time = time.after(entry.complete(), entry.before().open(), entry.after().open());
        }
        return time;
    }

    /** How much more than is on record has passed then, if it is more than the code allows. */
    public Optional<Act.Elapse> over(long then, Hand hand) {
        boolean runs = hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY;
        long spent = spent(then, hand);
        boolean over = runs && hand.setting().timed() && hand.owed().isEmpty();
        return over && spent > Math.max(hand.clock().deadline(), hand.clock().spent())
                ? Optional.of(new Act.Elapse(spent - hand.clock().spent()))
                : Optional.empty();
    }

    /** What of it is spent, in milliseconds. */
    public long spent(long now, Hand hand) {
        long until = hand.owed().isEmpty() ? Math.max(now, last) : last;
        return until - since - stood;
    }
}
