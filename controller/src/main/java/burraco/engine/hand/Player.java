package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.ruling.Allowed;
import java.util.List;

/**
 * What belongs to one seat.
 *
 * @param fan his cards (ventaglio)
 * @param penalized cards beside him that are still to be discarded, the next one first
 * @param exposed cards of the fan that were exposed and are to be played
 * @param limited what his next turn is limited to; null where it is not
 * @param taken what he took last; null before that
 */
public record Player(
        Holding fan, List<Card> penalized, Cards exposed, Allowed limited, Taken taken) {

    public static Player holding(Holding fan) {
        return new Player(fan, List.of(), Cards.NONE, null, null);
    }

    Player with(Holding changed) {
        return new Player(changed, penalized, exposed, limited, taken);
    }

    Player with(List<Card> queue) {
        return new Player(fan, List.copyOf(queue), exposed, limited, taken);
    }

    Player exposing(Cards cards) {
        return new Player(fan, penalized, cards, limited, taken);
    }

    Player limitedTo(Allowed take) {
        return new Player(fan, penalized, exposed, take, taken);
    }

    Player having(Taken last) {
        return new Player(fan, penalized, exposed, limited, last);
    }
}
