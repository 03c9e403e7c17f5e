package burraco.engine.turn;

import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.Optional;

/**
 * Art. 15 bis: nobody draws, and everybody only exchanges a card with the pile. An arbiter has to
 * ask whether they mean to go on; the table reports once that it looks like this.
 */
final class Stall {
    /** Three laps; the code speaks of a lasting situation, without a number. */
    private static final int TURNS = 12;

    private Stall() {}

    static void after(Draft draft) {
        Turn turn = draft.turn();
        boolean swapped = turn.took() == Turn.Took.PICKED_UP && turn.hasLaidNothing();
        if (swapped) {
            draft.progress().swaps(draft.progress().swaps() + 1);
        } else if (draft.progress().swaps() > 0 || draft.progress().stalled()) {
            draft.progress().swaps(0);
            draft.progress().stalled(false);
        }
        if (draft.progress().swaps() == TURNS) {
            draft.fault(Case.STALL, Optional.empty(), Remedy.ADVISE);
            draft.progress().stalled(true);
        }
    }
}
