package burraco.fitting;

import burraco.engine.act.Act;
import burraco.measure.Course;
import burraco.measure.Happened;

/** How quickly turns follow one another. */
final class Turns {
    private final Observed observed;

    Turns(Observed observed) {
        this.observed = observed;
    }

    void observe(Course truth) {
        Happened discard = null;
        Happened draw = null;
        for (Happened act : truth.acts()) {
            if (act.begun() >= act.complete()) {
                continue; // Not known to the moment.
            }
            if (act.act() instanceof Act.Discard) {
                if (isOthers(discard, act)) {
                    observed.time(Timing.QUICK_TURN, act.complete() - discard.complete());
                }
                discard = act;
            } else if (act.act() instanceof Act.Pickup && isOthers(discard, act)) {
                observed.time(Timing.TAKES_PILE, act.begun() - discard.complete());
            } else if (act.act() instanceof Act.Draw) {
                if (isOthers(draw, act)) {
                    observed.time(Timing.A_TURN, act.begun() - draw.begun());
                }
                draw = act;
            }
        }
    }

    private static boolean isOthers(Happened before, Happened act) {
        return before != null && !before.seat().equals(act.seat());
    }
}
