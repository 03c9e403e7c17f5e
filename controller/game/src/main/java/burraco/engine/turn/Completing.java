package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Play;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Art. 28: cards laid before a draw must be a meld by the end of the next turn. */
final class Completing {
    private Completing() {}

    /** Whether all of them are; the others will be penalized, so that nobody closes with them. */
    static boolean check(Draft draft, Seat seat) {
        boolean completed = true;
        for (Turn.Incomplete incomplete : draft.turn().toComplete()) {
            Optional<Meld> left =
                    draft.melds().find(incomplete.meld()).filter(meld -> !meld.shape().legal());
            left.ifPresent(meld -> fault(draft, seat, meld, incomplete));
            completed &= left.isEmpty();
        }
        return completed;
    }

    private static void fault(Draft draft, Seat seat, Meld meld, Turn.Incomplete incomplete) {
        boolean opened = meld.sound().isEmpty();
        draft.docket()
                .fault(
                        new Fault.OfMeld(
                                Fault.Laid.NOT_COMPLETED,
                                opened ? Case.OPENED_WITHOUT_DRAW : Case.TIED_WITHOUT_DRAW,
                                seat,
                                draft.act(),
                                Optional.empty(),
                                meld.id(),
                                cards(draft, incomplete)));
    }

    /** What he laid then, and what he added in this turn and cannot complete in the next. */
    private static List<Card> cards(Draft draft, Turn.Incomplete incomplete) {
        List<Card> cards = new ArrayList<>();
        incomplete.cards().forEach(cards::add);
        for (Play play : draft.turn().plays()) {
            if (play.meld().equals(incomplete.meld())) {
                cards.addAll(play.cards());
            }
        }
        Meld meld = draft.meld(incomplete.meld());
        if (meld.freeze() instanceof Freeze.Until until) {
            cards.removeIf(until.his()::has);
        }
        return cards;
    }
}
