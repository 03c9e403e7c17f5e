package burraco.play;

import burraco.cards.Card;

/** The worth of discarding a card: always less than a good play and more than a bad one. */
final class DiscardWorth {
    private static final int CLOSING = 2000;
    private static final int WILD_KEPT = -58;
    private static final int A_FRIEND_KEPT = -6;
    private static final int FITS_KEPT = -15;
    private static final int FEEDS_THE_OTHERS = -14;

    private DiscardWorth() {}

    static int of(View view, Card card) {
        if (view.size == 1) {
            return CLOSING;
        }
        if (card.face().isWild()) {
            return WILD_KEPT;
        }
        int worth = card.face().points() / 5;
        worth += A_FRIEND_KEPT * view.friends(card);
        worth += view.fits(card, view.line) ? FITS_KEPT : 0;
        worth += view.fits(card, view.line.other()) ? FEEDS_THE_OTHERS : 0;
        return worth;
    }
}
