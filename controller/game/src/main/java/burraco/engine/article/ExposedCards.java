package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Noticed;
import java.util.List;

/** Art. 22: exposed cards, if the partner is involved. */
final class ExposedCards {
    private ExposedCards() {}

    /** His partner called attention to it: the turn is over, and the card is its discard. */
    static void prompted(Draft draft, Fault.OfDiscard fault) {
        Seat exposer = fault.seat().partner();
        // Cards that he laid before anybody called count as played.
        List<Card> left = fault.cards().stream().filter(draft.fan(exposer).known()::has).toList();
        if (draft.turn().seat() != exposer || draft.over() || left.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Verdict.on(draft, fault, fault.which(), exposer).discard(left).stop().give();
    }

    /** Cards tied to melds that his partner opened or extended since. */
    static void tied(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        if (noticed == Noticed.LATER || draft.melds().find(fault.meld()).isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        List<Card> cards = WrongMelds.sorted(draft, Cards.of(fault.cards()));
        Verdict.on(draft, fault, fault.which()).penalize(cards).give();
    }
}
