package burraco.play;

import burraco.cards.Card;
import burraco.engine.hand.Row;

/** Whether the pile is worth picking up: the cards that fit, compared with those that do not. */
final class PickupWorth {
    private static final int FITS = 14;
    private static final int WILD = 20;
    private static final int A_FRIEND = 5;
    private static final int CARRIED = -7;

    /** A draw brings an unknown card; a pickup must be better than that. */
    private static final int INSTEAD_OF_A_DRAW = 4;

    private static final int NEAR_THE_END = -25;

    private PickupWorth() {}

    static int of(View view) {
        int worth = INSTEAD_OF_A_DRAW;
        Row pile = view.hand.pile();
        for (int i = 0; i < pile.size(); i++) {
            Card card = pile.at(i);
            worth += card.isUnseen() ? CARRIED : of(view, card);
        }
        boolean closing = view.mayClose && view.size <= 3;
        boolean stockLow = view.hand.stock().size() <= 8;
        return closing || stockLow ? worth + NEAR_THE_END : worth;
    }

    private static int of(View view, Card card) {
        if (card.face().isWild()) {
            return WILD;
        }
        if (view.fits(card, view.line)) {
            return FITS;
        }
        int friends = view.friends(card);
        return friends == 0 ? CARRIED : Math.min(FITS, A_FRIEND * friends);
    }
}
