package burraco.engine.turn;

import burraco.engine.hand.Draft;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turn.Took;
import burraco.engine.rules.TimeOutReading;

/** Art. 15: the number of turns left after the time-out is called. */
final class TimeOut {
    private TimeOut() {}

    static void call(Draft draft) {
        if (draft.over() || draft.progress().timeOutRuns()) {
            return;
        }
        if (draft.progress().start() != Start.BEGUN) {
            draft.progress().turnsLeft(TimeOutReading.FULL_LAP);
            return;
        }
        // A player who has drawn ends his turn first; counting begins with the next player.
        int atHand = draft.turn().took() == Took.NOTHING ? 0 : 1;
        draft.progress().turnsLeft(atHand + draft.rules().timeOut().turns());
    }
}
