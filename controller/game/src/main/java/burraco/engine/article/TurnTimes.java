package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Holding;
import burraco.engine.hand.TurnLimit;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Art. 32 bis: a few seconds to finish, and then the highest card is the discard. */
final class TurnTimes {
    private TurnTimes() {}

    static void over(Draft draft, Fault.OverTime fault, Noticed noticed) {
        Seat seat = fault.seat();
        if (noticed != Noticed.AT_ONCE || draft.turn().seat() != seat) {
            // That turn is over, so nothing can be done about its time.
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        TurnLimit clock = draft.progress().clock();
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        Holding fan = draft.fan(seat);
        if (!clock.called()) {
            verdict.add(new Remedy.Complete(seat, TurnLimit.SECONDS_TO_FINISH));
        } else if (fan.unseen() > 0 || fan.isEmpty()) {
            verdict.advise();
        } else {
            List<Card> cards = fan.known().sorted(Order.SECONDO_NORMA_BY_RANK);
            verdict.discard(cards.subList(0, 1));
        }
        draft.progress().clock(clock.told());
        verdict.give();
    }
}
