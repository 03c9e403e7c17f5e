package burraco.tracking.course;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import java.util.List;
import java.util.Optional;

/**
 * How long the present turn has lasted.
 *
 * @param since when the turn before it ended
 * @param stood time during which a ruling waited, which does not count
 * @param last when the last act was complete
 */
public record TurnTime(long since, long stood, long last) {
    public static final TurnTime NONE = new TurnTime(0, 0, 0);

    /** The time after an act that was completed then. */
    public TurnTime after(long complete, Hand before, Hand after) {
        long time = Math.max(complete, last);
        boolean dealt = before.isDealing() && !after.isDealing();
        if (dealt || before.turn().seat() != after.turn().seat()) {
            return new TurnTime(time, 0, time);
        }
        long waited = before.owed().isEmpty() ? 0 : time - last;
        return new TurnTime(since, stood + waited, time);
    }

    /** The time after these acts. */
    public static TurnTime of(List<TrackedAct> entries) {
        TurnTime time = NONE;
        for (TrackedAct entry : entries) {
            time = time.after(entry.complete(), entry.before().open(), entry.after().open());
        }
        return time;
    }

    /** How much more time than is on record has passed, if it is more than the rules allow. */
    public Optional<Act.Elapse> over(long then, Hand hand) {
        boolean runs = hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY;
        long spent = spent(then, hand);
        boolean over = runs && hand.setting().timed() && hand.owed().isEmpty();
        return over && spent > Math.max(hand.clock().deadline(), hand.clock().spent())
                ? Optional.of(new Act.Elapse(spent - hand.clock().spent()))
                : Optional.empty();
    }

    /** How many milliseconds of the turn have been used. */
    public long spent(long now, Hand hand) {
        long until = hand.owed().isEmpty() ? Math.max(now, last) : last;
        return until - since - stood;
    }
}
