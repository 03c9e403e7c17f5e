package burraco.engine.turn;

import burraco.engine.hand.Draft;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turn.Took;
import burraco.engine.rules.TimeOutReading;

/** Art. 15: how many turns are left once the time-out is called. */
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
        // Who has drawn already ends his turn first; the turns count from the next player's.
        int atHand = draft.turn().took() == Took.NOTHING ? 0 : 1;
        draft.progress().turnsLeft(atHand + draft.rules().timeOut().turns());
    }
}
