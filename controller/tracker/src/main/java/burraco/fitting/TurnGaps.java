package burraco.fitting;

import burraco.engine.act.Act;
import burraco.measure.Course;
import burraco.measure.Happened;

/** Observes how quickly turns follow one another. */
final class TurnGaps {
    private final FitData observed;

    TurnGaps(FitData observed) {
        this.observed = observed;
    }

    void observe(Course truth) {
        Happened discard = null;
        Happened draw = null;
        for (Happened act : truth.acts()) {
            if (act.begun() >= act.complete()) {
                continue; // Its time is not exact.
            }
            if (act.act() instanceof Act.Discard) {
                if (isOthers(discard, act)) {
                    observed.time(TimeFigure.QUICK_TURN, act.complete() - discard.complete());
                }
                discard = act;
            } else if (act.act() instanceof Act.Pickup && isOthers(discard, act)) {
                observed.time(TimeFigure.TAKES_PILE, act.begun() - discard.complete());
            } else if (act.act() instanceof Act.Draw) {
                if (isOthers(draw, act)) {
                    observed.time(TimeFigure.A_TURN, act.begun() - draw.begun());
                }
                draw = act;
            }
        }
    }

    private static boolean isOthers(Happened before, Happened act) {
        return before != null && !before.seat().equals(act.seat());
    }
}
