package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.rules.PilePlace;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.Optional;

/** Where a card is put down on the pile (FITAB art. 6; FIBUR's code says nothing about it). */
final class Pile {
    private Pile() {}

    static void put(Draft draft, Seat seat, Card card, Optional<DiscardPlace> place) {
        boolean first = draft.pile().isEmpty();
        if (place.isPresent() && place.get().forFirst() != first) {
            throw new CannotHaveHappened(
                    first ? Why.PLACE_OF_FIRST_CARD : Why.PLACE_OF_LATER_CARD, -1);
        }
        draft.places().pile(draft.pile().withTop(card));
        if (draft.rules().pilePlace() == PilePlace.STRICT && place.isPresent()) {
            switch (place.get()) {
                case ELSEWHERE -> {
                    Remedy warning = new Remedy.Warn(seat);
                    draft.fault(Case.FIRST_CARD_ELSEWHERE, seat, warning);
                }
                case APART -> {
                    Remedy limit = new Remedy.Limit(seat, Remedy.When.NEXT, Allowed.ANY);
                    draft.fault(Case.DISCARD_APART, seat, limit);
                }
                case NEXT, BETWEEN -> {}
            }
        }
    }
}
