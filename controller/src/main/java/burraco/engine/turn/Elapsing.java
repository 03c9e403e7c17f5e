package burraco.engine.turn;

import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;

/** Art. 32 bis: time passes; it stands while a ruling waits to be carried out. */
final class Elapsing {
    private Elapsing() {}

    static void apply(Draft draft, Act.Elapse act) {
        boolean runs =
                draft.setting().timed()
                        && !draft.over()
                        && draft.dealing() == null
                        && draft.docket().owed().isEmpty();
        if (!runs) {
            return;
        }
        draft.clock(draft.clock().after(act.millis()));
        if (draft.clock().isOver()) {
            draft.docket().fault(new Fault.OverTime(draft.turn().seat(), draft.act()));
        }
    }
}
