package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;

/**
 * Of cards that a player took, those that he still has: in his fan, in his line's melds, or laid
 * elsewhere in this turn.
 */
final class StillThere {
    private StillThere() {}

    static List<Card> of(Draft draft, Seat seat, List<Card> taken) {
        Holding fan = draft.fan(seat);
        Cards there = fan.known().with(laid(draft, seat));
        int unseen = fan.unseen();
        List<Card> left = new ArrayList<>();
        for (Card card : taken) {
            if (card.isUnseen() && unseen > 0) {
                unseen--;
                left.add(card);
            } else if (there.has(card)) {
                left.add(card);
            }
        }
        return left;
    }

    private static Cards laid(Draft draft, Seat seat) {
        Cards laid = Cards.NONE;
        for (Meld meld : draft.melds().of(seat.line())) {
            laid = laid.with(meld.cards());
        }
        for (Play play : draft.turn().seat() == seat ? draft.turn().plays() : List.<Play>of()) {
            Cards lying = draft.melds().find(play.meld()).map(Meld::cards).orElse(Cards.NONE);
            laid = laid.with(Cards.of(play.cards()).among(lying));
        }
        return laid;
    }
}
