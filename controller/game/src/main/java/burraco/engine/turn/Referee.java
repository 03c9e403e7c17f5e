package burraco.engine.turn;

import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import java.util.List;

/** Passes each act to the class that deals with its article. */
public final class Referee {
    private Referee() {}

    public static void apply(Draft draft, Act act) {
        if (act instanceof Act.OfSeat ofSeat) {
            NothingLeft.passOn(draft, ofSeat);
            if (isSpecial(draft, ofSeat)) {
                return;
            }
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
            case Act.Doubt doubt -> doubt(draft, doubt);
            case Act.ArbiterPoints given ->
                    draft.accounts(draft.accounts().given(given.line(), given.points()));
            case Act.Decide decide -> Deciding.apply(draft, decide);
            case Act.Redeal _ -> redeal(draft);
            case Act.End _ -> end(draft);
            case Act.Elapse elapse -> Elapsing.apply(draft, elapse);
            case Act.Gap gap -> FindingAgain.apply(draft, gap);
            case Act.Waive _ -> Waiving.last(draft);
        }
    }

    /** Whether the act is one that a ruling asks for, comes while play waits, or comes too late. */
    private static boolean isSpecial(Draft draft, Act.OfSeat act) {
        boolean owed = !draft.docket().owed().isEmpty();
        if (owed && Discharge.by(draft, act)) {
            return true;
        }
        if (draft.over() && !allowedAfterTheEnd(act)) {
            draft.fault(Case.ACT_AFTER_THE_END, act.seat());
            return true;
        }
        return owed && PlayingOn.by(draft, act);
    }

    /** After the hand's last discard a pozzetto may still be taken or put back. */
    private static boolean allowedAfterTheEnd(Act act) {
        return act instanceof Act.TakePozzetto || act instanceof Act.PutBack;
    }

    /** Art. 19: a partner's call counts once the turn in which he saw the fault has ended. */
    private static void notice(Draft draft, Act.Notice notice) {
        draft.docket()
                .take(fault -> notice.seat().isEmpty() || !tooSoon(draft, fault, notice))
                .forEach(draft.docket()::fault);
    }

    private static void doubt(Draft draft, Act.Doubt doubt) {
        List<Integer> acts =
                draft.docket().unnoticed().stream()
                        .filter(fault -> fault.isOf(doubt.seat()))
                        .map(Fault::act)
                        .distinct()
                        .sorted()
                        .toList();
        draft.docket()
                .take(fault ->
                        fault.isOf(doubt.seat())
                                && doubt.which()
                                        .map(which -> acts.indexOf(fault.act()) == which - 1)
                                        .orElse(true));
    }

    private static boolean tooSoon(Draft draft, Fault fault, Act.Notice notice) {
        return fault.isOf(notice.seat().get().partner())
                && draft.noticed(fault.offender(), fault.act()) == Noticed.AT_ONCE
                && !draft.over();
    }

    /** Deals again. A hand that is over stays as it was counted. */
    private static void redeal(Draft draft) {
        if (!draft.over()) {
            draft.gather();
        }
    }

    private static void end(Draft draft) {
        if (!draft.over()) {
            draft.end(draft.progress().stalled() ? Ending.STOCK : Ending.STOPPED);
        }
    }
}
