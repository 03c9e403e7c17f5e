package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Start;
import burraco.engine.rules.PilePlace;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.score.Absence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What people must report, because no table can see it: cases and the remedies that are plain. */
final class Reports {
    private Reports() {}

    static void report(Draft draft, Act.Report act) {
        Seat seat = act.seat().orElse(null);
        // A reminder before the pozzetto is the reminder of art. 28 (art. 21).
        Case which = act.which() == Case.POZZETTO_REMINDED ? Case.PARTNER_SAID_DRAW : act.which();
        draft.rule(which, spoke(which, seat), remedies(draft, which, act, seat));
        if (which == Case.STALL) {
            draft.stall();
        }
    }

    /** Where the remedy hits who listened, the ruling names his partner, who spoke. */
    private static Seat spoke(Case which, Seat seat) {
        boolean prompted = which == Case.PARTNER_SAID_DRAW || which == Case.EXPOSED_CARD_PROMPTED;
        return prompted ? seat.partner() : seat;
    }

    private static List<Remedy> remedies(Draft draft, Case which, Act.Report act, Seat seat) {
        boolean begun = draft.start() == Start.BEGUN;
        if (which == Case.TOO_FEW_CARDS_CUT || which == Case.COMMENT) {
            return List.of(new Remedy.Warn(seat));
        }
        boolean seen =
                which == Case.FAN_LOOKED_AT_BEFORE_THE_START || which == Case.CARD_SEEN_IN_THE_DEAL;
        if (seen && !begun) {
            return List.of(Remedy.REDEAL);
        }
        if (which == Case.DISCARD_MISLED && draft.rules().pilePlace() == PilePlace.IF_MISLED) {
            return List.of(new Remedy.Limit(seat, Remedy.When.NEXT, Allowed.ANY));
        }
        if (which == Case.PARTNER_SAID_DRAW) {
            return List.of(new Remedy.Limit(seat, Remedy.When.THIS, Allowed.ANY));
        }
        return which == Case.LATE ? late(act, seat) : List.of(Remedy.ADVISE);
    }

    /** Art. 34; how late it was must be said, and a decided match is for people. */
    private static List<Remedy> late(Act.Report act, Seat seat) {
        Duration late = Duration.ofMinutes(act.minutes().orElse(0));
        List<Remedy> remedies = new ArrayList<>();
        if (!Absence.isLost(late)) {
            if (Absence.isWarned(late)) {
                remedies.add(new Remedy.Warn(seat));
            }
            int points = Absence.pointsForWaiting(late);
            if (points > 0) {
                remedies.add(new Remedy.Points(seat.line().other(), points));
            }
        }
        return remedies.isEmpty() ? List.of(Remedy.ADVISE) : remedies;
    }
}
