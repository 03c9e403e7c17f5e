package burraco.engine.turn;

import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Noticed;

/** Art. 32 bis: time passes, except while somebody owes something. */
final class Elapsing {
    private Elapsing() {}

    static void apply(Draft draft, Act.Elapse act) {
        boolean runs =
                draft.setting().timed()
                        && !draft.over()
                        && draft.progress().preparation().isEmpty()
                        && draft.docket().owed().isEmpty();
        if (!runs) {
            return;
        }
        draft.progress().clock(draft.progress().clock().after(act.millis()));
        if (draft.progress().clock().isOver() && !isKept(draft)) {
            draft.docket().fault(new Fault.OverTime(draft.turn().seat(), draft.act()));
        }
    }

    /** Whether the end of his time waits for a call. */
    private static boolean isKept(Draft draft) {
        return draft.docket().unnoticed().stream()
                .anyMatch(fault ->
                        fault instanceof Fault.OverTime
                                && fault.isOf(draft.turn().seat())
                                && draft.noticed(fault.offender(), fault.act()) == Noticed.AT_ONCE);
    }
}
