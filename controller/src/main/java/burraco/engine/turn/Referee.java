package burraco.engine.turn;

import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;

/** Sends each act to the article that speaks about it. */
public final class Referee {
    private Referee() {}

    public static void apply(Draft draft, Act act) {
        if (draft.over() && act instanceof Act.OfSeat late && !allowedAfterTheEnd(act)) {
            draft.rule(Case.ACT_AFTER_THE_END, late.seat());
            return;
        }
        switch (act) {
            case Act.Lot lot -> Deal.lot(draft, lot);
            case Act.Shuffle _, Act.Cut _ -> Deal.shuffleOrCut(draft);
            case Act.Deal deal -> Deal.toSeat(draft, deal);
            case Act.DealPozzetto deal -> Deal.toPozzetto(draft, deal);
            case Act.TurnUp turnUp -> Deal.turnUp(draft, turnUp);
            case Act.Draw draw -> Drawing.apply(draft, draw);
            case Act.Pickup pickup -> PickingUp.apply(draft, pickup);
            case Act.Open open -> Laying.open(draft, open);
            case Act.Tie tie -> Laying.tie(draft, tie);
            case Act.Discard discard -> Discarding.apply(draft, discard);
            case Act.TakePozzetto take -> TakingPozzetto.take(draft, take);
            case Act.Look look -> TakingPozzetto.look(draft, look);
            case Act.TakeBack takeBack -> PuttingRight.takeBack(draft, takeBack);
            case Act.TakeBackDiscard takeBack -> PuttingRight.takeBackDiscard(draft, takeBack);
            case Act.PutBack putBack -> PuttingRight.putBack(draft, putBack);
            case Act.Merge merge -> PuttingRight.merge(draft, merge);
            case Act.Lay lay -> PuttingRight.lay(draft, lay);
            case Act.Expose expose -> Saying.expose(draft, expose);
            case Act.Show show -> Saying.show(draft, show);
            case Act.Cannot cannot -> Saying.cannot(draft, cannot);
            case Act.SayDraw say -> Saying.sayDraw(draft, say);
            case Act.Report report -> Reports.report(draft, report);
            case Act.TimeOut _ -> TimeOut.call(draft);
            case Act.Notice notice -> notice(draft, notice);
            case Act.ArbiterPoints given -> draft.arbiterPoints(given.line(), given.points());
            case Act.Redeal _ -> redeal(draft);
            case Act.End _ -> end(draft);
            case Act.Elapse _, Act.Waive _ -> {}
        }
    }

    /** The pozzetto may be taken directly after the hand's last discard, or be put back. */
    private static boolean allowedAfterTheEnd(Act act) {
        return act instanceof Act.TakePozzetto || act instanceof Act.PutBack;
    }

    /** Art. 19: a partner's call counts once the turn in which he saw the fault has ended. */
    private static void notice(Draft draft, Act.Notice notice) {
        draft.call(ruling -> notice.seat().isPresent() && tooSoon(draft, ruling, notice));
    }

    private static boolean tooSoon(Draft draft, Ruling ruling, Act.Notice notice) {
        return ruling.seat() != null
                && ruling.seat() == draft.turn().seat()
                && ruling.seat().partner() == notice.seat().get()
                && !draft.over();
    }

    /** A hand that is over stays as it was counted. */
    private static void redeal(Draft draft) {
        if (!draft.over()) {
            draft.gather();
        }
    }

    private static void end(Draft draft) {
        if (!draft.over()) {
            draft.end(draft.stalled() ? Ending.STOCK : Ending.STOPPED);
        }
    }
}
