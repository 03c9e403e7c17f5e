package burraco.engine.turn;

import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.Optional;

/**
 * Art. 15 bis: nobody draws, and everybody only changes a card with the pile. Whether they mean to
 * go on so is for an arbiter to ask; the table says once that it looks so.
 */
final class Stall {
    /** Three laps: the code speaks of a situation that lasts, and gives no number. */
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
