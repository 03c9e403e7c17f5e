package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Art. 21 quater: a pozzetto goes back to its place. */
final class WrongPozzetti {
    private WrongPozzetti() {}

    static void rule(Draft draft, Fault.OfPozzetto fault, Noticed noticed) {
        Seat seat = fault.seat();
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        List<Card> taken = draft.player(seat).cardsTakenFrom(Source.POZZETTO);
        boolean later = noticed == Noticed.LATER;
        boolean any = fault.which() == Case.POZZETTO_WITH_CARDS_IN_THE_FAN;
        if (later && !any) {
            verdict.advise().give();
            return;
        }
        List<Card> cards = holds(draft, seat) ? taken : StillThere.of(draft, seat, taken);
        if (cards.isEmpty()) {
            verdict.advise().give();
            return;
        }
        verdict.restore(Remedy.Place.POZZETTO, cards);
        if (!isRuledAlready(draft, seat) && draft.fan(seat).isEmpty()) {
            emptiedFor(draft, fault, noticed, verdict);
        }
        verdict.give();
    }

    /** If his discard comes back, his fan was not empty, and the pozzetto was not due. */
    static void backWithTheDiscard(Draft draft, Seat seat, Verdict verdict) {
        if (holds(draft, seat)) {
            draft.player(seat)
                    .takenFrom(Source.POZZETTO)
                    .ifPresent(taken -> verdict.restore(Remedy.Place.POZZETTO, taken.cards()));
        }
    }

    private static boolean holds(Draft draft, Seat seat) {
        return draft.pozzetti().heldBy(seat) != 0;
    }

    private static boolean isRuledAlready(Draft draft, Seat seat) {
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == seat && WrongClosings.isOfAnEmptyFan(owed.ruling().which())) {
                return true;
            }
        }
        return draft.over();
    }

    private static void emptiedFor(
            Draft draft, Fault.OfPozzetto fault, Noticed noticed, Verdict verdict) {
        if (fault.which() == Case.POZZETTO_NOT_DUE_IN_DIRETTA) {
            WrongClosings.withoutDiscard(draft, fault.seat(), noticed, verdict);
        } else if (fault.which() == Case.POZZETTO_NOT_DUE_WITH_THE_DISCARD
                && !draft.hasBurracoToClose(fault.seat().line())) {
            WrongClosings.penalizeLastPlay(draft, fault.seat(), noticed, verdict);
        }
    }
}
