package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Warning;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.Optional;

/** Waives the last ruling: its demands are no longer due, and its effects are undone. */
final class Waiving {
    private Waiving() {}

    static void last(Draft draft) {
        if (!draft.over()) {
            draft.docket().last().ifPresent(last -> waive(draft, last));
        }
    }

    private static void waive(Draft draft, Ruling last) {
        Hand before = draft.docket().beforeLast().orElseThrow();
        WaivedTurn.reinstate(draft, before, last);
        for (Owed owed : draft.docket().owed()) {
            if (owed.ruling() == last) {
                draft.docket().settle(owed, Settled.Why.WAIVED);
            }
        }
        for (Remedy remedy : last.remedies()) {
            undo(draft, before, last, remedy);
        }
        draft.docket().forgetLast();
    }

    private static void undo(Draft draft, Hand before, Ruling ruling, Remedy remedy) {
        switch (remedy) {
            case Remedy.Warn warn ->
                    draft.accounts(
                            draft.accounts()
                                    .unwarned(
                                            new Warning(warn.seat(), Optional.of(ruling.which()))));
            case Remedy.Limit limit -> unlimit(draft, before, limit.seat());
            case Remedy.Stop stop -> {
                if (draft.turn().seat() == stop.seat()) {
                    draft.turn(draft.turn().stopped(false));
                }
            }
            case Remedy.Freeze freeze -> unfreeze(draft, before, freeze.meld());
            case Remedy.Play play ->
                    draft.places().exposed(play.seat(), before.player(play.seat()).exposed());
            case Remedy.Bar bar -> draft.unbar(bar);
            case Remedy.Reopen _ -> draft.closedAfterAll(before);
            // These changed nothing, or only what was just settled.
            case Remedy.TakeBack _,
                    Remedy.Restore _,
                    Remedy.Merge _,
                    Remedy.Penalize _,
                    Remedy.Discard _,
                    Remedy.Cure _,
                    Remedy.Draw _,
                    Remedy.Show _,
                    Remedy.Complete _,
                    Remedy.Negative _,
                    Remedy.Points _,
                    Remedy.Vp _,
                    Remedy.Repair _,
                    Remedy.Redeal _,
                    Remedy.Advise _ -> {}
        }
    }

    private static void unlimit(Draft draft, Hand before, Seat seat) {
        boolean sameTurn = draft.turn().seat() == seat && before.turn().seat() == seat;
        draft.places().limit(seat, before.player(seat).limited());
        if (sameTurn) {
            draft.turn(draft.turn().limitedTo(before.turn().limit()));
        } else if (draft.turn().seat() == seat) {
            draft.turn(draft.turn().limitedTo(before.player(seat).limited()));
            draft.places().limit(seat, Optional.empty());
        }
    }

    private static void unfreeze(Draft draft, Hand before, MeldId id) {
        Freeze was = before.melds().find(id).map(Meld::freeze).orElse(Freeze.NONE);
        draft.melds().find(id).ifPresent(meld -> draft.lay(meld.frozen(was)));
    }
}
